// Matches that have been played, in the page: kept, looked at, sent, saved into a file; and a match that goes on after a
// crash or in another window.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import test from "node:test";
import {assertClean, drawn, play, screens, state} from "./support/browser.mjs";
import {byMirror, hurry, matchOver, playUntil, startMatch, turn} from "./support/player.mjs";

const screen = (page, name) => page.waitForFunction((one) => window.Module.yinuo.state().screen === one, name);
const button = (page, key) => page.locator(`[data-key="${key}"]`);
const words = (page) => page.textContent("#form-rows");
const activate = (page, id) => page.evaluate((name) => window.Module.game.activate(name), id);
const query = (seed, language = "en") => `test=1&lang=${language}&seed=${seed}`;
const kept = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)
    .map(([key, text]) => [key.slice(key.lastIndexOf(":") + 1), text])));

// A match of one round, played to its end.
async function playMatch(page) {
    await startMatch(page);
    await hurry(page);
    await playUntil(page, byMirror, matchOver);
}

// Another page of the same browser, with the same store.
async function another(page, seed) {
    const next = await page.context().newPage();
    next.problems = [];
    next.on("console", (message) => next.problems.push(`${message.type()}: ${message.text()}`));
    next.on("pageerror", (error) => next.problems.push(String(error)));
    await next.goto(page.url().split("?")[0] + "?" + query(seed));
    await drawn(next);
    return next;
}

async function reach(page, key) {
    for (let i = 0; i < 60; ++i) {
        const here = await page.evaluate(() => {
            const one = document.activeElement, holder = one.closest(".row");
            return one.dataset.key || (holder && holder.dataset.row) || "";
        });
        if (here === key || (key.endsWith("*") && here.startsWith(key.slice(0, -1)))) return;
        await page.keyboard.press("Tab");
    }
    assert.fail(`the keyboard does not come to ${key}`);
}

// What the browser asks for a file with. It must know that somebody waits for that before it is pressed.
async function choosing(page, press) {
    const chooser = page.waitForEvent("filechooser");
    await page.waitForTimeout(200);
    await press();
    return chooser;
}

test("a finished match is among the records: seen, marked, saved, sent by a link, deleted after a question", async () => {
    const page = await play({size: [360, 640], query: query(81), still: true});
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    assert.equal(await button(page, "records").count(), 0);
    await playMatch(page);
    await page.waitForFunction(() => /Your rank: .+ \(rating \d+\)/.test(document.getElementById("live").textContent));
    await page.screenshot({path: `${screens}/records-end-360x640.png`});
    const mine = (await kept(page)).records;
    assert.match(mine, /^match [0-9a-f]{16} \d{4}-\d\d-\d\d \d\d:\d\d own 0 human,/m);
    await activate(page, "leave");
    await screen(page, "start");

    // By keyboard from here on.
    await reach(page, "records");
    await page.keyboard.press("Enter");
    await button(page, "statistics").waitFor();
    assert.match(await words(page), /Your rank.*Official/s);
    await page.screenshot({path: `${screens}/records-list-360x640.png`});
    await reach(page, "match:*");
    await page.keyboard.press("Enter");
    await screen(page, "record");
    assert.match(await words(page), /Final standing.*Rounds.*Round 1: /s);
    await page.screenshot({path: `${screens}/records-match-360x640.png`});
    await reach(page, "favourite");
    await page.keyboard.press("Space");
    await page.waitForFunction(() => /own,favourite/.test(Object.entries(localStorage).find(([key]) => key.endsWith(":records"))[1]));
    await reach(page, "copy-link");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => /Copied/.test(document.getElementById("form-rows").textContent));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const [file] = await Promise.all([page.waitForEvent("download"), activate(page, "save_file")]);
    assert.match(file.suggestedFilename(), /^yinuo-match-[0-9a-f]+\.txt$/);
    assert.match(readFileSync(await file.path(), "utf8"), /^yinuo 1\nrules /);
    await page.keyboard.press("Escape");
    await screen(page, "records");
    await activate(page, "statistics");
    await screen(page, "statistics");
    assert.match(await words(page), /Everything\s*Matches 1, won/);
    await page.screenshot({path: `${screens}/records-statistics-360x640.png`});
    await page.keyboard.press("Escape");
    await screen(page, "records");
    await reach(page, "match:*");
    await page.keyboard.press("Enter");
    await screen(page, "record");
    await reach(page, "delete");
    await page.keyboard.press("Enter");
    await button(page, "delete_yes").waitFor();
    await page.waitForTimeout(500);  // a question is deaf for a moment
    await reach(page, "delete_yes");
    await page.keyboard.press("Enter");
    await screen(page, "records");
    assert.equal(await page.locator("[data-key^='match:']").count(), 0);
    assert.deepEqual(Object.keys(await kept(page)).filter((key) => key.startsWith("record.")), []);
    assertClean(page);
    await page.context().close();

    // Somebody else follows the link: it is watched, and from there the way leads to its page.
    assert.match(link, /#1\.[\w-]+$/);
    const friend = await play({query: query(82)});
    await friend.goto("about:blank");
    await friend.goto(link.replace("#", "?" + query(82) + "#"));
    await friend.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0);
    await screen(friend, "replay");
    assert.equal(new URL(friend.url()).hash, "");
    await activate(friend, "watch:leave");
    await screen(friend, "record");
    await friend.waitForFunction(() => /Final standing/.test(document.getElementById("form-rows").textContent));
    assert.match(await words(friend), /Final standing/);
    await button(friend, "keep").click();
    await friend.waitForFunction(() => /Kept/.test(document.getElementById("form-rows").textContent));
    assert.match((await kept(friend)).records, / received 0 human,/);
    assertClean(friend);
    await friend.context().close();
});

// Goes there with the Tab key and presses it.
async function enter(page, key) {
    await reach(page, key);
    await page.keyboard.press("Enter");
}

test("by keyboard alone on a small phone: the end of a match, records, statistics, a replay (Simplified Chinese)", async () => {
    const page = await play({size: [360, 640], query: query(91, "zh-Hans"), still: true});
    await playMatch(page);
    await byMirror(page, "menu", await state(page));
    await screen(page, "menu");
    await enter(page, "leave");
    await screen(page, "start");
    await enter(page, "records");
    await screen(page, "records");
    await enter(page, "statistics");
    await screen(page, "statistics");
    assert.match(await words(page), /全部.*1/s);
    await page.screenshot({path: `${screens}/records-statistics-zh-Hans-360x640.png`});
    await page.keyboard.press("Escape");
    await screen(page, "records");
    assert.match(await words(page), /同一副牌再玩一次不算/);
    await enter(page, "match:*");
    await screen(page, "record");
    await enter(page, "watch");
    await screen(page, "replay");
    await page.focus("#canvas");  // the list for screen readers had led here
    await page.keyboard.press("Space");
    await page.waitForFunction(() => !window.Module.yinuo.state().playing);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => window.Module.yinuo.state().at === 1);
    await page.screenshot({path: `${screens}/records-replay-zh-Hans-360x640.png`});
    await page.keyboard.press("m");
    await screen(page, "replay_menu");
    await reach(page, "watch_view");
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.querySelector("[data-row=watch_view] input:checked").value !== "0");
    await enter(page, "mark:0");
    await screen(page, "replay");
    await page.keyboard.press("m");
    await screen(page, "replay_menu");
    await page.screenshot({path: `${screens}/records-replay-menu-zh-Hans-360x640.png`});
    // Played again: kept, and not counted.
    const before = (await kept(page)).records;
    await enter(page, "again");
    await screen(page, "table");
    await hurry(page);
    await playUntil(page, byMirror, matchOver);
    await page.waitForFunction(() => /不算职位/.test(document.getElementById("live").textContent));
    await page.screenshot({path: `${screens}/records-again-zh-Hans-360x640.png`});
    const after = (await kept(page)).records;
    assert.match(after, / own,again 0 human,/);
    const ratings = (text) => text.match(/^rating .*$/gm);
    assert.deepEqual(ratings(after), ratings(before));
    assertClean(page);
    await page.context().close();
});

test("by keyboard alone on a small phone: saving, loading, and what is pasted (Traditional Chinese)", async () => {
    const page = await play({size: [360, 640], query: query(92, "zh-Hant"), still: true});
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await playMatch(page);
    await byMirror(page, "menu", await state(page));
    await screen(page, "menu");
    await enter(page, "leave");
    await enter(page, "records");
    await enter(page, "match:*");
    await screen(page, "record");
    await enter(page, "copy-code");
    await page.waitForFunction(() => /已複製/.test(document.getElementById("form-rows").textContent));
    const code = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(code, /^1\.[\w-]+$/);
    await page.keyboard.press("Escape");
    await screen(page, "records");
    await enter(page, "transfer");
    await screen(page, "transfer");
    await reach(page, "export");
    const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    const text = readFileSync(await file.path(), "utf8");
    await reach(page, "import");
    const chooser = await choosing(page, () => page.keyboard.press("Enter"));
    await chooser.setFiles({name: "yinuo.txt", mimeType: "text/plain", buffer: Buffer.from(text)});
    await button(page, "import_yes").waitFor();
    await enter(page, "import_no");
    // What is damaged stays to be mended.
    await reach(page, "paste");
    await page.keyboard.insertText(code.slice(0, -1));
    await enter(page, "open_text");
    await page.waitForFunction(() => /連結壞了/.test(document.getElementById("form-rows").textContent));
    assert.equal(await page.inputValue("[data-row=paste] textarea"), code.slice(0, -1));
    await page.screenshot({path: `${screens}/transfer-paste-zh-Hant-360x640.png`});
    await reach(page, "paste");
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("給你：https://example.org/#" + code);
    await enter(page, "open_text");
    await screen(page, "record");
    await page.keyboard.press("Escape");
    await screen(page, "transfer");
    // A record keeps its lines.
    await reach(page, "paste");
    await page.keyboard.insertText(text.match(/^part match .*\n((?: .*\n)+)/m)[1].replace(/^ /gm, ""));
    await enter(page, "open_text");
    await screen(page, "record");
    assertClean(page);
    await page.context().close();
});

for (const [name, broken, sentence] of [
    ["full", () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; }, /storage is full/],
    ["forbidden", () => { Storage.prototype.setItem = () => { throw new DOMException("no", "SecurityError"); }; }, /Saving is not allowed/],
    ["emptied", () => localStorage.clear(), /storage was emptied/],
]) {
    test(`storage that is ${name} in mid-match: it is said, and what was there, or all of it, is there after loading again`, async () => {
        const page = await play({query: query(93), still: true});
        await startMatch(page, {length: "200"});
        await hurry(page, 20);
        const someSteps = async () => {
            let steps = 0;
            await playUntil(page, byMirror, () => ++steps > 3);
            return page.evaluate(() => {
                window.Module.yinuo.time(0);
                return window.Module.yinuo.state();
            });
        };
        const before = await someSteps();
        const stored = (await kept(page)).match;
        await page.evaluate(broken);
        await hurry(page, 20);
        const after = await someSteps();
        assert.ok(after.version > before.version);
        await activate(page, "menu");
        await page.waitForSelector("#form .problem");
        assert.match(await page.textContent("#form .problem"), sentence);
        if (name !== "emptied") assert.equal((await kept(page)).match, stored);
        await page.reload();
        await drawn(page);
        await page.evaluate(() => window.Module.yinuo.time(0));
        await button(page, "resume").click();
        await screen(page, "table");
        const now = await state(page), left = name === "emptied" ? after : before;
        for (const what of ["version", "round", "hand", "counts", "scores", "top", "colour", "turn"])
            assert.deepEqual(now[what], left[what], what);
        assertClean(page);
        await page.context().close();
    });
}

test("everything goes into a file, and comes back in an empty browser; a foreign file is told from a damaged one", async () => {
    const page = await play({query: query(83), still: true});
    await playMatch(page);
    await activate(page, "leave");
    await screen(page, "start");
    await button(page, "records").click();
    await button(page, "transfer").click();
    const [file] = await Promise.all([page.waitForEvent("download"), button(page, "export").click()]);
    assert.match(file.suggestedFilename(), /^yinuo-\d{4}-\d\d-\d\d\.txt$/);
    const text = readFileSync(await file.path(), "utf8");
    const before = await kept(page);
    assertClean(page);
    await page.context().close();

    const fresh = await play({query: query(84), still: true});
    await activate(fresh, "play");
    await activate(fresh, "menu");
    await button(fresh, "records").click();
    await button(fresh, "transfer").click();
    const choose = async (content) => {
        const chooser = await choosing(fresh, () => button(fresh, "import").click());
        await chooser.setFiles({name: "yinuo.txt", mimeType: "text/plain", buffer: Buffer.from(content)});
    };
    await choose("a shopping list\n");
    await fresh.waitForFunction(() => /no file of this game/.test(document.getElementById("form-rows").textContent));
    await choose(text.slice(0, text.length - 30));
    await fresh.waitForFunction(() => /damaged: line \d+/.test(document.getElementById("form-rows").textContent));
    await button(fresh, "import_no").click();
    await choose(text);
    await fresh.waitForFunction(() => /Matches\s*1, new: 1/.test(document.getElementById("form-rows").textContent));
    await fresh.screenshot({path: `${screens}/transfer-1280x720.png`});
    assert.equal((await kept(fresh)).records, undefined);
    await button(fresh, "import_yes").click();
    await fresh.waitForFunction(() => /Taken in/.test(document.getElementById("form-rows").textContent));
    assert.equal((await kept(fresh)).records, before.records);
    assertClean(fresh);
    await fresh.context().close();
});

test("a match goes on exactly where it was, from what was stored at that moment: nobody had to say goodbye", async () => {
    const page = await play({query: query(85)});
    await startMatch(page, {length: "200"});
    await hurry(page, 20);
    let steps = 0;
    await playUntil(page, byMirror, () => ++steps > 6);
    const left = await page.evaluate(() => {
        window.Module.yinuo.time(0);
        return {stored: Object.entries(localStorage), state: window.Module.yinuo.state()};
    });
    await page.context().close();

    const later = await play({query: query(86)});
    await later.evaluate((all) => {
        window.Module.yinuo.time(0);
        all.forEach(([key, text]) => localStorage.setItem(key, text));
    }, left.stored.filter(([key]) => !key.endsWith(":window")));
    await later.reload();
    await drawn(later);
    await later.evaluate(() => window.Module.yinuo.time(0));
    await button(later, "resume").click();
    await screen(later, "table");
    const now = await state(later);
    for (const what of ["version", "round", "hand", "counts", "scores", "top", "colour", "turn"])
        assert.deepEqual(now[what], left.state[what], what);
    assertClean(later);
    await later.context().close();
});

test("of two windows the newer one takes over; the older one says so and writes nothing", async () => {
    const older = await play({query: query(87)});
    await startMatch(older, {length: "200"});
    await hurry(older);
    await turn(older);
    const newer = await another(older, 88);
    await screen(older, "elsewhere");
    assert.match(await words(older), /open in another window/);
    await older.screenshot({path: `${screens}/elsewhere-1280x720.png`});
    await newer.bringToFront();
    await button(newer, "resume").click();
    await hurry(newer);
    let steps = 0;
    await playUntil(newer, byMirror, () => ++steps > 3);
    await newer.evaluate(() => window.Module.yinuo.time(0));
    const before = (await kept(newer)).match;
    // Whatever the older one tries.
    await older.evaluate(() => {
        window.Module.game.change("speed", "3");
        window.Module.game.leaving();
        window.Module.game.escape();
    });
    await older.reload({waitUntil: "commit"}).catch(() => {});
    await drawn(older);
    await screen(newer, "elsewhere");  // now the older one is the newer
    assert.equal((await kept(older)).match, before);
    await newer.bringToFront();
    await button(newer, "play_here").click();
    await screen(newer, "start");
    await button(newer, "resume").click();
    await screen(newer, "table");
    await screen(older, "elsewhere");
    assertClean(newer);
    await older.context().close();
});
