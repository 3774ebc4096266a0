// What is heard in the page: when the browser's audio is begun, what it is asked to play, and when it rests. The audio
// is counted, not listened to.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, play, settled, site, state} from "./support/browser.mjs";
import {byMouse, choose, hurry, startMatch, turn} from "./support/player.mjs";
import {prefix, serve} from "./support/server.mjs";

const query = (seed) => `test=1&lang=en&seed=${seed}`;

// Counts what the page begins: contexts, and what is started in them.
function count() {
    const seen = window.audio = {made: [], started: 0};
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...how) {
            super(...how);
            seen.made.push(this);
        }
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) {
            ++seen.started;
            return start.apply(this, when);
        };
    }
}

const made = (page) => page.evaluate(() => window.audio.made.length);
const started = (page) => page.evaluate(() => window.audio.started);
const hears = (page, more = 0) => page.waitForFunction((least) => window.audio.started > least, more);
// Until it is heard: where the audio takes long to wake, a cue comes too late and is left out.
const hearCue = async (page, name, before) => page.waitForFunction(([cue, least]) => {
    if (window.audio.started > least) return true;
    window.Module.shell.cue(cue);
    return false;
}, [name, before === undefined ? await started(page) : before], {polling: 100});
const rests = (page) => page.waitForFunction(() => window.audio.made.every((context) => context.state === "suspended"));

// Sits down at a table at which the person is to act, all having been heard.
async function sitDown(page) {
    await startMatch(page);
    await hurry(page);
    const now = await turn(page);
    await settled(page);
    return now;
}

test("cues come with the cards, from the first press on; then the audio rests", async (t) => {
    const server = await serve(site);
    const page = await play({at: server.url, query: query(60), init: count});
    const asked = () => server.requests.filter((one) => one.startsWith(prefix + "sound.js")).length;
    assert.equal(asked(), 0);
    await page.mouse.move(100, 100);
    assert.equal(await made(page), 0, "nothing before the first press");

    let now = await sitDown(page);
    await page.waitForFunction(() => window.Module.shell.hear);
    await t.test("what makes them heard is fetched once, with the first", () => assert.equal(asked(), 1));
    await t.test("a card that is laid is heard", async () => {
        await page.waitForFunction(() => window.audio.made.length === 1);
        await rests(page);
        const before = await started(page);
        await byMouse(page, choose(now), now);
        await hears(page, before);
    });
    await t.test("a while later the audio rests, and no frame is drawn for it", async () => {
        now = await turn(page);
        await settled(page);
        const frames = await page.evaluate(() => window.Module.yinuo.frames());
        await rests(page);
        assert.equal(await page.evaluate(() => window.Module.yinuo.frames()), frames);
        assert.equal(await made(page), 1);
    });
    await t.test("a page that is hidden is not heard", async () => {
        await page.evaluate(() => {
            Object.defineProperty(document, "visibilityState", {configurable: true, get: () => "hidden"});
            document.dispatchEvent(new Event("visibilitychange"));
        });
        const before = await started(page);
        await page.evaluate(() => window.Module.shell.cue("card"));
        await page.keyboard.press("Shift");
        await page.waitForTimeout(300);
        assert.equal(await started(page), before);
        await rests(page);
        await page.evaluate(() => delete document.visibilityState);
        await hearCue(page, "card", before);
    });
    assertClean(page);
    await page.context().close();
    await server.close();
});

test("off is one key or one button of the list, it is remembered, and then no audio is begun", async () => {
    const page = await play({query: query(61), init: count, still: true});
    let now = await sitDown(page);
    await page.keyboard.press("s");
    await page.waitForFunction(() => window.Module.shell.loudness === "off");
    await page.waitForFunction(() => /Sound effects are off/.test(document.getElementById("live").textContent));
    const before = await started(page);
    await byMouse(page, choose(now), now);
    await turn(page);
    await settled(page);
    assert.equal(await started(page), before);

    await page.reload();
    await page.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0);
    assert.equal(await page.evaluate(() => window.Module.shell.loudness), "off");
    await page.locator("[data-key=resume]").click();
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
    await hurry(page);
    now = await turn(page);
    await byMouse(page, choose(now), now);
    await turn(page);
    await settled(page);
    assert.equal(await made(page), 0);
    assert.ok((await state(page)).enabled.includes("cues"));

    await page.locator('#mirror [data-id="cues"]').focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => window.Module.shell.loudness === "normal" && window.Module.shell.hear);
    await page.keyboard.press("Shift");
    await hearCue(page, "card");
    assertClean(page);
    await page.context().close();
});

test("every cue that the game names is made, soon over, and too many at once are not", async () => {
    const page = await play({query: query(62), init: count});
    await sitDown(page);
    await page.waitForFunction(() => window.audio.made.length === 1);
    await rests(page);
    const names = ["card", "draw", "deal", "shuffle", "colour", "turn", "uno", "report", "fine", "skip", "reverse", "owed",
                   "challenge", "jump", "slap", "round", "round_won", "match_won"];
    for (const name of names) {
        await hearCue(page, name);
        await page.waitForTimeout(100);
    }
    await rests(page);
    const before = await started(page);
    await page.waitForFunction((least) => {
        if (window.audio.started > least) return true;
        for (let i = 0; i < 100; ++i) window.Module.shell.cue("deal");
        return false;
    }, before, {polling: 500});
    await rests(page);
    assert.equal(await started(page), before + 1);
    assertClean(page);
    await page.context().close();
});

for (const [name, init] of [
    ["knows no audio", () => { delete window.AudioContext; }],
    ["has none left", () => { window.AudioContext = function () { throw new Error("no audio"); }; }],
    ["never lets it begin", () => { window.AudioContext.prototype.resume = () => Promise.reject(new Error("not now")); }],
    ["fails at the first note", () => { window.AudioContext.prototype.createOscillator = () => { throw new Error("no"); }; }],
]) {
    test(`the game goes on without a word in a browser that ${name}`, async () => {
        const page = await play({query: query(63), init, still: true});
        const now = await sitDown(page);
        await page.waitForFunction(() => window.Module.shell.hear);
        await byMouse(page, choose(now), now);
        await turn(page);
        assertClean(page);
        await page.context().close();
    });
}

test("the game goes on where what makes it heard does not come, or comes cut short", async () => {
    for (const answer of [404, "window.yinuoSound = function ("]) {
        const server = await serve(site, (path) => (path === "sound.js" ? answer : 0));
        const page = await play({at: server.url, query: query(64), still: true});
        const now = await sitDown(page);
        await byMouse(page, choose(now), now);
        await turn(page);
        assert.equal(await page.isHidden("#failure"), true);
        assert.equal(server.requests.filter((one) => one.startsWith(prefix + "sound.js")).length, 1);
        await page.context().close();
        await server.close();
    }
});
