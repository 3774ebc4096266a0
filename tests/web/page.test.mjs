// The page around the game: starting, resting, failing, leaving things to the browser.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import test from "node:test";
import {gzipSync} from "node:zlib";
import {assertClean, colours, difference, frames, launch, open, play, screens, settled, site, state} from "./support/browser.mjs";
import {hurry, startMatch, turn} from "./support/player.mjs";
import {prefix, serve} from "./support/server.mjs";

test("the page loads without a complaint and shows more than one colour", async () => {
    const page = await play();
    const picture = await page.screenshot();
    assert.ok(await colours(page, picture) > 8);
    assert.equal(await page.isHidden("#loading"), true);
    assertClean(page);
    await page.context().close();
});

test("no request leaves the host", async () => {
    const page = await play();
    assert.deepEqual([...page.hosts], [new URL(page.url()).host]);
    await page.context().close();
});

test("each file is requested once", async () => {
    const server = await serve(site);
    const page = await play({at: server.url});
    const plain = server.requests.map((request) => request.split("?")[0]);
    assert.deepEqual(plain.filter((request, index) => plain.indexOf(request) !== index), []);
    await page.context().close();
    await server.close();
});

test("every file but the page itself is asked for by what it holds, so that no cache can mix two builds", async () => {
    const server = await serve(site);
    const page = await play({at: server.url});
    const asked = server.requests.map((request) => request.slice(prefix.length)).filter((one) => !/^([?]|favicon)/.test(one));
    assert.ok(asked.length > 10);
    for (const request of asked) {
        const [name, version] = request.split("?v=");
        const holds = createHash("sha256").update(readFileSync(join(site, name))).digest("hex");
        assert.ok(version && version.length >= 8 && holds.startsWith(version), request);
    }
    await page.context().close();
    await server.close();
});

test("the first load is at most 600 kB, compressed", async () => {
    const server = await serve(site);
    const page = await play({at: server.url});
    const files = new Set(server.requests.map((request) => request.split("?")[0].slice(prefix.length) || "index.html"));
    let sum = 0;
    for (const file of files) {
        const path = join(site, file);
        if (existsSync(path)) sum += gzipSync(readFileSync(path), {level: 9}).length;
    }
    assert.ok(sum > 100000 && sum <= 600 * 1024, `${sum} bytes`);
    await page.context().close();
    await server.close();
});

test("nothing moves, nothing is drawn: no frame in two seconds", async () => {
    const page = await play();
    await settled(page, 1000);
    const before = await frames(page);
    await page.waitForTimeout(2000);
    assert.equal(await frames(page), before);
    await page.evaluate(() => window.Module.game.wake());
    await page.waitForFunction((count) => window.Module.yinuo.frames() > count, before);
    await page.context().close();
});

test("without WebGL the page says so in three languages, and nothing is downloaded", async () => {
    const without = await launch(["--disable-3d-apis"]);
    const server = await serve(site);
    const page = await open({within: without, at: server.url});
    await page.waitForSelector("#failure:not([hidden])");
    assert.equal(await page.getAttribute("#failure", "data-cause"), "webgl");
    assert.deepEqual(await page.$$eval("#failure section", (all) => all.map((one) => one.lang)), ["zh-Hans", "zh-Hant", "en"]);
    assert.deepEqual(server.requests.filter((request) => /wasm|assets[/]/.test(request) && !/icons/.test(request)), []);
    await page.screenshot({path: screens + "/failure-webgl.png"});
    await without.close();
    await server.close();
});

test("without WebAssembly the page says so", async () => {
    const page = await open({init: () => { delete window.WebAssembly; }, query: "lang=en"});
    await page.waitForSelector("#failure:not([hidden])");
    assert.equal(await page.getAttribute("#failure", "data-cause"), "wasm");
    assert.equal(await page.$eval("#failure section", (one) => one.lang), "en");
    await page.context().close();
});

test("a file that does not come gives the failure page with a button to load again", async () => {
    const server = await serve(site, (path) => (/\.wasm$/.test(path) ? 404 : 0));
    const page = await open({at: server.url, query: "lang=zh-TW"});
    await page.waitForSelector("#failure:not([hidden])");
    assert.equal(await page.getAttribute("#failure", "data-cause"), "network");
    assert.equal(await page.$eval("#failure section", (one) => one.lang), "zh-Hant");
    assert.ok(await page.isVisible("#failure button"));
    await page.context().close();
    await server.close();
});

test("hosts that send WebAssembly under a wrong type still serve the game", async () => {
    const page = await play({init: () => { delete WebAssembly.compileStreaming; }});
    assertClean(page);
    await page.context().close();
});

test("an error while playing stops the game with words", async () => {
    const page = await play({query: "test=1&lang=en"});
    await startMatch(page);
    await page.evaluate(() => window.Module.onAbort("a test"));
    await page.waitForSelector("#failure:not([hidden])");
    assert.equal(await page.getAttribute("#failure", "data-cause"), "crashed");
    assert.match(await page.textContent("#failure section"), /saved up to the last move/);
    await page.context().close();
});

test("Tab leaves the canvas for the list of what can be done, and comes back", async () => {
    const page = await play();
    await startMatch(page);
    await hurry(page);
    await turn(page);
    await settled(page);
    await page.focus("#canvas");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.closest("#mirror") !== null), true);
    await page.keyboard.press("Shift+Tab");
    assert.equal(await page.evaluate(() => document.activeElement.id), "canvas");
    await page.context().close();
});

test("keys that are not the game's stay the browser's", async () => {
    const page = await play();
    await page.focus("#canvas");
    const taken = (keys) => page.evaluate((names) => names.filter((name) => {
        const parts = name.split("+"), last = parts[parts.length - 1];
        const code = last.length === 1 ? "Key" + last.toUpperCase() : last;
        return !document.getElementById("canvas").dispatchEvent(new KeyboardEvent("keydown", {
            key: last, code, ctrlKey: parts.length > 1, bubbles: true, cancelable: true,
        }));
    }), keys);
    assert.deepEqual(await taken(["F5", "Tab", "Control+l", "Control+d", "a"]), []);
    assert.deepEqual(await taken(["ArrowLeft", "Enter", "d"]), ["ArrowLeft", "Enter", "d"]);
    await page.context().close();
});

test("storage that throws does not stop the game", async () => {
    const page = await play({
        init: () => {
            Object.defineProperty(window, "localStorage", {get: () => { throw new Error("forbidden"); }});
        },
    });
    assert.ok(await colours(page, await page.screenshot()) > 8);
    assertClean(page);
    await page.context().close();
});

test("storage that is full does not stop the game", async () => {
    const page = await play({
        init: () => {
            Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
        },
    });
    assert.ok(await colours(page, await page.screenshot()) > 8);
    assertClean(page);
    await page.context().close();
});

test("a lost graphics context comes back with the same picture", async () => {
    const page = await play();
    const before = await page.screenshot();
    await page.evaluate(() => {
        const context = document.getElementById("canvas").getContext("webgl2");
        window.lose = context.getExtension("WEBGL_lose_context");
        window.lose.loseContext();
    });
    await page.waitForSelector("#veil:not([hidden])");
    await page.evaluate(() => window.lose.restoreContext());
    await page.waitForSelector("#veil", {state: "hidden"});
    await settled(page);
    assert.ok(await difference(page, before, await page.screenshot()) < 0.001);
    await page.context().close();
});

test("the canvas has the window's size, and at most two device pixels for each of its own", async () => {
    for (const [ratio, most] of [[1, 1], [2, 2], [3, 2]]) {
        const page = await play({size: [390, 844], ratio, touch: true});
        const measure = () => page.evaluate(() => {
            const canvas = document.getElementById("canvas");
            return [canvas.clientWidth, canvas.clientHeight, canvas.width / canvas.clientWidth];
        });
        assert.deepEqual(await measure(), [390, 844, most]);
        await page.setViewportSize({width: 844, height: 390});
        await page.waitForFunction((wide) => document.getElementById("canvas").width === wide, 844 * most);
        assert.deepEqual(await measure(), [844, 390, most]);
        await page.context().close();
    }
});

test("the state of the game can be read", async () => {
    const page = await play();
    assert.equal(typeof await state(page), "object");
    await page.context().close();
});
