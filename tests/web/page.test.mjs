// The page around the game: arriving, starting, resting, storing, leaving things to the browser.
import assert from "node:assert/strict";
import {createHash} from "node:crypto";
import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import test from "node:test";
import {gzipSync} from "node:zlib";
import {assertClean, colours, difference, drawn, frames, play, resize, settled, site} from "./support/browser.mjs";
import {byMouse, hurry, playUntil, startMatch, turn} from "./support/player.mjs";
import {prefix, serve} from "./support/server.mjs";

test("the page arrives: without a word in the console, each file once and by what it holds, at most 600 kB", async (t) => {
    const server = await serve(site);
    const page = await play({at: server.url});
    const asked = server.requests.map((request) => request.slice(prefix.length)).filter((one) => !/^favicon/.test(one));
    const plain = asked.map((request) => request.split("?")[0] || "index.html");

    await t.test("more than one colour is shown", async () => {
        assert.ok(await colours(page, await page.screenshot()) > 8);
        assert.equal(await page.isHidden("#loading"), true);
        assertClean(page);
    });
    await t.test("no request leaves the host", () => assert.deepEqual([...page.hosts], [new URL(page.url()).host]));
    await t.test("each file is requested once", () => {
        assert.deepEqual(plain.filter((request, index) => plain.indexOf(request) !== index), []);
    });
    await t.test("no cache can mix two builds", () => {
        const files = asked.filter((one) => one !== "" && !one.startsWith("?"));
        assert.ok(files.length > 10);
        for (const request of files) {
            const [name, version] = request.split("?v=");
            const holds = createHash("sha256").update(readFileSync(join(site, name))).digest("hex");
            assert.ok(version && version.length >= 8 && holds.startsWith(version), request);
        }
    });
    await t.test("the first load is at most 600 kB, compressed", () => {
        const sizes = plain.filter((file) => existsSync(join(site, file))).map(
            (file) => gzipSync(readFileSync(join(site, file)), {level: 9}).length);
        const sum = sizes.reduce((one, other) => one + other, 0);
        assert.ok(sum > 100000 && sum <= 600 * 1024, `${sum} bytes`);
    });
    await page.context().close();
    await server.close();
});

test("title, language and icons are those of the game", async () => {
    const page = await play({query: "test=1&lang=en"});
    assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.title]), ["en", "Yinuo · a card game"]);
    await page.getByLabel("繁體中文").click();
    await page.waitForFunction(() => document.documentElement.lang === "zh-Hant" && /一諾/.test(document.title));
    const manifest = await page.evaluate(async () => {
        const base = document.querySelector("link[rel=manifest]").href;
        const text = await (await fetch(base)).json();
        const urls = text.icons.map((icon) => [icon.src, icon.sizes]).concat(
            Array.from(document.querySelectorAll("link[rel*=icon]"), (link) => [link.getAttribute("href"), ""]));
        return Promise.all(urls.map(async ([src, sizes]) => {
            const bitmap = await createImageBitmap(await (await fetch(src)).blob());
            return [sizes || `${bitmap.width}x${bitmap.height}`, `${bitmap.width}x${bitmap.height}`];
        }));
    });
    assert.ok(manifest.length >= 5);
    for (const [said, real] of manifest) assert.equal(real, said);
    await page.context().close();
});

test("another language is spoken once its fonts have come, and until then the one before", async () => {
    const page = await play({query: "test=1&lang=zh-Hans&seed=52", still: true});
    await startMatch(page);
    await hurry(page);
    await turn(page);
    let release;
    const held = new Promise((done) => { release = done; });
    let asked = 0;
    await page.route(/fonts\/.*zh-Hant/, async (route) => {
        ++asked;
        await held;
        await route.continue();
    });
    await page.evaluate(() => window.Module.game.change("language", "zh-Hant"));
    for (let i = 0; i < 50 && asked === 0; ++i) await page.waitForTimeout(100);
    assert.ok(asked > 0);
    await settled(page, 600);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "zh-Hans");
    const before = await page.screenshot();
    release();
    await page.waitForFunction(() => document.documentElement.lang === "zh-Hant");
    await settled(page, 600);
    assert.ok(await difference(page, before, await page.screenshot()) > 0.0002);
    assertClean(page);
    await page.context().close();
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

test("hosts that send WebAssembly under a wrong type still serve the game", async () => {
    const page = await play({init: () => { delete WebAssembly.compileStreaming; }});
    assertClean(page);
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
    assert.deepEqual(await taken(["F5", "Tab", "Control+l", "Control+d", "b"]), []);
    assert.deepEqual(await taken(["ArrowLeft", "Enter", "d", "t", "a", "v"]), ["ArrowLeft", "Enter", "d", "t", "a", "v"]);
    await page.context().close();
});

// What the game says about storing, each time it says it.
const saysOfStoring = (page) => page.evaluate(() => {
    window.said = [];
    const live = document.getElementById("live");
    new MutationObserver(() => window.said.push(live.textContent)).observe(live, {childList: true});
});

for (const [name, init, sentence] of [
    ["forbidden", () => {
        Object.defineProperty(window, "localStorage", {get: () => { throw new DOMException("no", "SecurityError"); }});
    }, /Saving is not allowed here/],
    ["full", () => {
        Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    }, /storage is full/],
]) {
    test(`storage that is ${name} is said once, in words, and play goes on`, async () => {
        const page = await play({init, query: "test=1&lang=en&seed=50", still: true});
        await saysOfStoring(page);
        await startMatch(page);
        await hurry(page);
        let steps = 0;
        await playUntil(page, byMouse, () => ++steps > 4);
        await settled(page);
        await page.waitForTimeout(700);  // what is still to be said is said within half a second
        const said = await page.evaluate(() => window.said);
        assert.equal(said.filter((one) => sentence.test(one)).length, 1, JSON.stringify(said));
        await page.evaluate(() => window.Module.game.activate("menu"));
        await page.waitForSelector("#form .problem");
        assert.match(await page.textContent("#form .problem"), sentence);
        assertClean(page);
        await page.context().close();
    });
}

test("the match is stored after each move, and waits on the first page after loading again", async () => {
    const page = await play({query: "test=1&lang=en&seed=51", still: true});
    await startMatch(page, {length: "200"});
    await hurry(page);
    const stored = () => page.evaluate(() => {
        const key = Object.keys(localStorage).find((one) => /:match$/.test(one));
        return key ? localStorage.getItem(key) : "";
    });
    const moves = (text) => text.split("\ndo\n")[1].trim().split("\n").length;
    let before = 0, version = 0, steps = 0;
    await playUntil(page, byMouse, () => steps > 4, async (now) => {
        if (now.version === version) return;  // a colour is being chosen
        const kept = moves(await stored());
        assert.ok(kept > before, `step ${steps} is not stored`);
        before = kept;
        version = now.version;
        ++steps;
    });
    await page.reload();
    await drawn(page);
    assert.ok(await page.isVisible("[data-key=resume]"));
    assert.match(await page.textContent("[data-row=resume] .help"), /4 players, round 1/);
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
        await resize(page, 844, 390);
        assert.deepEqual(await measure(), [844, 390, most]);
        await page.context().close();
    }
});

test("larger words: on the pages and on the table, kept, and everything still where it is pressed", async () => {
    for (const [width, height] of [[360, 640], [1280, 720]]) {
        const page = await play({query: "test=1&lang=en&seed=50", size: [width, height], still: true});
        const root = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
        const before = await root();
        await page.check("[data-row=text] input[value=largest]", {force: true});
        await page.waitForFunction(() => document.documentElement.dataset.text === "largest");
        assert.ok(await root() >= before * 1.2);
        const cut = await page.$$eval("#form button, #form .segment span, #form .label, #form .help",
            (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
        assert.deepEqual(cut, []);
        await page.reload();
        await drawn(page);
        assert.ok(await root() >= before * 1.2);
        await startMatch(page);
        await hurry(page);
        await turn(page);
        await settled(page);
        const at = await page.evaluate(() => window.Module.yinuo.point("menu"));
        await page.mouse.click(at[0], at[1]);
        await page.waitForFunction(() => window.Module.yinuo.state().screen === "menu");
        assertClean(page);
        await page.context().close();
    }
});

test("what is chosen keeps clear of its edges on one line, and is as wide as before", async () => {
    for (const size of [[768, 1024], [1280, 720]]) {
        const page = await play({query: "test=1&lang=en&seed=50", size, still: true});
        const widths = () => page.evaluate(() => Array.from(document.querySelectorAll("[data-row=length] .segment span"), (one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            const box = one.getBoundingClientRect(), text = words.getBoundingClientRect();
            return {left: text.left - box.left >= 5, right: box.right - text.right >= 5, lines: words.getClientRects().length, x: box.x};
        }));
        const before = await widths();
        assert.equal(before.length, 6);
        for (const one of before) assert.deepEqual({...one, x: 0}, {left: true, right: true, lines: 1, x: 0}, size.join());
        await page.check("[data-row=length] input[value='500']", {force: true});
        assert.deepEqual(await widths(), before);
        await page.context().close();
    }
});

// Words of the title that stand in two lines.
const brokenWords = (page) => page.evaluate(() => {
    const text = document.getElementById("form-title").firstChild;
    return Array.from(text.data.matchAll(/\S+/g)).filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    }).map((word) => word[0]);
});

test("the title of a small phone's page is not broken within a word, with the largest letters either", async () => {
    const page = await play({query: "test=1&lang=en&seed=50", size: [320, 480], still: true});
    for (const text of ["normal", "largest"]) {
        await page.evaluate((size) => window.Module.game.change("text", size), text);
        await page.waitForFunction((size) => (document.documentElement.dataset.text || "normal") === size, text);
        for (const [width, height] of [[320, 480], [360, 640]]) {
            await resize(page, width, height);
            assert.deepEqual(await brokenWords(page), [], `${text} at ${width} x ${height}`);
        }
    }
    await page.context().close();
});

// In such windows all of the page scrolls.
test("in very small windows nothing lies over anything else, and each control can be scrolled to", async () => {
    const page = await play({query: "test=1&lang=en&seed=50", still: true});
    const go = async (id, screen) => {
        await page.evaluate((name) => window.Module.game.activate(name), id);
        await page.waitForFunction((name) => window.Module.yinuo.state().screen === name, screen);
        await page.waitForFunction(() => !document.querySelector("#form-rows").textContent.includes("["));
        await settled(page, 100);
    };
    for (const [id, screen] of [["", "start"], ["rules", "rules"], ["set:bump", "rule_set"], ["change", "builder"]]) {
        if (id) await go(id, screen);
        for (const [width, height] of [[200, 150], [240, 240], [240, 320], [320, 200]]) {
            await resize(page, width, height);
            assert.deepEqual(await page.evaluate(() => {
                const dialog = document.getElementById("form");
                const controls = Array.from(dialog.querySelectorAll("button, .segment, .field input, .stepper input, textarea, .switch"))
                    .filter((one) => one.getClientRects().length);
                const name = (one) => one.dataset.key || one.id || one.textContent;
                const boxes = controls.map((one) => [name(one), one.getBoundingClientRect()]);
                const lapping = boxes.filter(([, one], index) => boxes.slice(index + 1).some(([, other]) =>
                    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1));
                const unreached = controls.filter((one) => {
                    one.scrollIntoView({block: "center"});
                    const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
                    const at = document.elementFromPoint(x, y);
                    return !at || !(one === at || one.contains(at)) || box.left < 0 || box.right > innerWidth;
                });
                dialog.scrollTop = 0;
                return {lapping: lapping.map(([one]) => one), unreached: unreached.map(name), sideways: dialog.scrollWidth - dialog.clientWidth};
            }), {lapping: [], unreached: [], sideways: 0}, `${screen} at ${width} x ${height}`);
            assert.deepEqual(await brokenWords(page), [], `${screen} at ${width} x ${height}`);
        }
        // By the usual keys, too.
        await page.focus("#form-help");
        await page.keyboard.press("End");
        await page.waitForFunction(() => document.getElementById("form").scrollTop > 50);
        await page.keyboard.press("Home");
        await page.waitForFunction(() => document.getElementById("form").scrollTop === 0);
    }
    assertClean(page);
    await page.context().close();
});
