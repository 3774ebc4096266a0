// The page on which every failure ends: each cause brought about for real, and each told in three languages.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import test from "node:test";
import {pathToFileURL} from "node:url";
import {address, browser, launch, open, play, screens, site, sizes} from "./support/browser.mjs";
import {startMatch} from "./support/player.mjs";
import {serve} from "./support/server.mjs";

const languages = ["zh-Hans", "zh-Hant", "en"];
const causes = ["wasm", "webgl", "network", "file", "slow", "crashed", "lost"];

// Waits for the failure page; its cause, and the language it speaks first.
async function failure(page, timeout = 20000) {
    await page.waitForSelector("#failure:not([hidden])", {timeout});
    return page.evaluate(() => {
        const box = document.getElementById("failure");
        return [box.dataset.cause, box.querySelector("section").lang];
    });
}

test("without WebGL the page says so in three languages, and nothing is downloaded", async () => {
    const without = await launch(["--disable-3d-apis"]);
    const server = await serve(site);
    const page = await open({within: without, at: server.url});
    assert.deepEqual(await failure(page), ["webgl", "zh-Hans"]);
    assert.deepEqual(await page.$$eval("#failure section", (all) => all.map((one) => one.lang)), languages);
    assert.deepEqual(server.requests.filter((request) => /wasm|assets[/]/.test(request) && !/icons/.test(request)), []);
    await without.close();
    await server.close();
});

test("without WebAssembly the page says so", async () => {
    const page = await open({init: () => { delete window.WebAssembly; }, query: "lang=en"});
    assert.deepEqual(await failure(page), ["wasm", "en"]);
    await page.context().close();
});

test("a file that does not come gives the failure page with a button to load again", async () => {
    let missing = true;
    const server = await serve(site, (path) => (missing && /\.wasm$/.test(path) ? 404 : 0));
    const page = await open({at: server.url, query: "test=1&lang=zh-TW"});
    assert.deepEqual(await failure(page), ["network", "zh-Hant"]);
    missing = false;
    await page.click("#failure button");
    await page.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0);
    assert.equal(await page.isHidden("#failure"), true);
    await page.context().close();
    await server.close();
});

test("whichever file of the page does not come, or comes cut short, the page says so", async () => {
    const page404 = "<!doctype html><title>Not here</title>", half = (name) => readFileSync(join(site, name), "utf8").slice(0, 400);
    const cases = [["forms.css", 404], ["shell.css", 404], ["mirror.js", 404], ["cards.js", 404], ["controls.js", 404],
                   ["forms.js", 404], ["loader.js", 404], ["loader.js", half("loader.js")], ["controls.js", page404],
                   ["yinuo.js", half("yinuo.js")], ["assets/strings/en.txt", page404], ["assets/strings/en.txt", ""],
                   ["assets/atlas.txt", half("assets/atlas.txt")], ["assets/atlas.png", ""]];
    let broken;
    const server = await serve(site, (path) => (path === broken[0] ? broken[1] : 0));
    for (const one of cases) {
        broken = one;
        const page = await open({at: server.url, query: "lang=en", still: true});
        assert.deepEqual(await failure(page), ["network", "en"], one.join(": "));
        await page.context().close();
    }
    await server.close();
});

test("without the scripts that could say so, the page itself offers to load again", async () => {
    for (const name of ["texts.js", "failure.js"]) {
        const server = await serve(site, (path) => (path === name ? 404 : 0));
        const page = await open({at: server.url, query: "lang=en", still: true});
        assert.equal(await page.isVisible("#loading .late"), false);
        await page.waitForSelector("#loading .late a", {state: "visible", timeout: 40000});
        await page.context().close();
        await server.close();
    }
});

test("a file that is asked for later and does not come is tried again, and the page says that it waits", async () => {
    let missing = true;
    const server = await serve(site, (path) => (missing && /zh-Hant/.test(path) ? 404 : 0));
    const page = await play({at: server.url, query: "test=1&lang=en"});
    await page.evaluate(() => window.Module.game.change("language", "zh-Hant"));
    await page.waitForSelector("#awaited:not([hidden])");
    assert.match(await page.textContent("#awaited"), /not come yet/);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
    missing = false;
    await page.waitForFunction(() => document.documentElement.lang === "zh-Hant", null, {timeout: 40000});
    await page.waitForSelector("#awaited", {state: "hidden"});
    await page.context().close();
    await server.close();
});

test("damaged texts in the storage are kept whole, whatever is in them", async () => {
    const damaged = "garbage\0line two\nthree\n";
    const server = await serve(site);
    const page = await open({at: server.url, query: "test=1&lang=en", init: (text) => {
        if (!localStorage.getItem("yinuo:/sub/game/:own_rules.damaged")) localStorage.setItem("yinuo:/sub/game/:own_rules", text);
    }, given: damaged});
    await page.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0);
    const kept = await page.evaluate(() => Object.keys(localStorage).map((key) => localStorage.getItem(key)));
    assert.ok(kept.includes(damaged), JSON.stringify(kept));
    await page.context().close();
    await server.close();
});

test("opened from the disk, the page says what to do instead", async () => {
    const page = await (await browser()).newPage({locale: "en-GB"});
    await page.goto(pathToFileURL(join(site, "index.html")).href);
    assert.deepEqual(await failure(page), ["file", "en"]);
    await page.close();
});

test("when nothing has been heard for fifteen seconds the page says so, and goes on once the game has come", async () => {
    let come;
    const held = new Promise((done) => { come = done; });
    const server = await serve(site, (path) => (/\.wasm$/.test(path) ? held.then(() => 0) : 0));
    const page = await open({at: server.url, query: "test=1&lang=en", init: () => {
        const real = performance.now.bind(performance);  // a clock on which fifteen seconds pass in one
        performance.now = () => real() * 15;
    }});
    assert.deepEqual(await failure(page), ["slow", "en"]);
    come();
    await page.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0);
    assert.equal(await page.isHidden("#failure"), true);
    assert.equal(await page.isVisible("#canvas"), true);
    await page.context().close();
    await server.close();
});

test("an error while playing stops the game with words", async () => {
    const page = await play({query: "test=1&lang=en"});
    await startMatch(page);
    await page.evaluate(() => window.Module.onAbort("a test"));
    assert.deepEqual(await failure(page), ["crashed", "en"]);
    assert.match(await page.textContent("#failure section"), /saved up to the last move/);
    await page.context().close();
});

test("a picture that does not come back within five seconds is told of, and the match is kept", async () => {
    const page = await play({query: "test=1&lang=zh-Hans"});
    await startMatch(page);
    await page.evaluate(() => {
        document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
    });
    await page.waitForSelector("#veil:not([hidden])");
    assert.deepEqual(await failure(page), ["lost", "zh-Hans"]);
    assert.match(await page.textContent("#failure section"), /已经保存/);
    await page.context().close();
});

test("every cause is told in three languages, the person's own first, on every size of screen", async () => {
    const context = await (await browser()).newContext();
    const page = await context.newPage();
    await page.addInitScript(() => { delete window.WebAssembly; });
    for (const language of languages) {
        await page.goto(await address() + "?lang=" + language);
        await failure(page);
        const told = await page.evaluate((all) => all.map((cause) => {
            // A shell of its own for each: a page speaks once.
            const shell = {language: document.documentElement.lang, storagePrefix: "none:"};
            window.yinuoFailure(shell);
            shell.fail(cause);
            return Array.from(document.querySelectorAll("#failure section"), (one) => [one.lang, one.textContent]);
        }), causes);
        for (const [index, sections] of told.entries()) {
            assert.equal(sections[0][0], language, causes[index]);
            assert.deepEqual(sections.map((one) => one[0]).sort(), languages.slice().sort(), causes[index]);
            for (const [tag, text] of sections) {
                assert.ok(text.length > 12, `${causes[index]} ${tag}`);
                assert.equal(tag === "en", !/[\u4e00-\u9fff]/.test(text), `${causes[index]} ${tag}`);
            }
        }
        assert.equal(new Set(told.map((sections) => sections[0][1])).size, causes.length);
        for (const [width, height] of sizes) {
            await page.setViewportSize({width, height});
            await page.screenshot({path: `${screens}/failure-${width}x${height}-${language}.png`});
            const button = await page.locator("#failure button").boundingBox();
            assert.ok(button.height >= 44 && button.y + button.height <= height, `the button at ${width}x${height}`);
        }
    }
    await context.close();
});
