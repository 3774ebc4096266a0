// Plays the game as a person would: waits until something can be done, picks it, does it by mouse, finger or keyboard.
// Promises: knows nothing but what the page's test hooks tell; every step changes the game or fails.
import assert from "node:assert/strict";
import {point, state} from "./browser.mjs";

const doing = /^(play:|colour:|name:|swap:|reset:|pass_on$|without$|slap$|draw$|pass$|next$|new$)/;

// What happens in the game, without what only the picture shows.
const mark = (now) => JSON.stringify([now.screen, now.match, now.version, now.stage, now.choosing, now.enabled]);

// Starts a match from the first screen. `length`: "single", "50", "100" …
export async function startMatch(page, {length = "single", touch = false} = {}) {
    await page.check(`[data-row=length] input[value="${length}"]`, {force: true});
    const button = page.locator("[data-key=play]");
    await (touch ? button.tap() : button.click());
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
}

// Lets the game's clock run faster; pictures are still drawn as quickly as the machine can.
export const hurry = (page, factor = 60) => page.evaluate((k) => window.Module.yinuo.time(k), factor);

// Waits until the person may do something, or the match is over, and says what the game looks like then.
export async function turn(page) {
    const handle = await page.waitForFunction((pattern) => {
        const now = window.Module.yinuo.state();
        return now.enabled.some((id) => new RegExp(pattern).test(id)) ? now : false;
    }, doing.source, {polling: 30, timeout: 60000});
    return handle.jsonValue();
}

// A sensible thing to do: coloured cards before black ones, playing before drawing.
export function choose(now) {
    const can = (start) => now.enabled.find((id) => id.startsWith(start));
    const coloured = now.enabled.find((id) => /^play:[RYGB]/.test(id));
    const asked = can("slap") || can("swap:") || can("reset:") || can("pass_on") || can("without");
    return asked || can("colour:") || can("name:") || can("next") || coloured || can("play:") || can("pass") || can("draw");
}

// The middle of what can be seen of an item; waits while it is on its way.
export async function visiblePoint(page, id) {
    for (let tries = 0; tries < 200; ++tries) {
        const at = await point(page, id);
        if (at) return at;
        await page.waitForTimeout(50);
    }
    throw new Error(`${id} cannot be seen`);
}

// Waits until the game differs from `before`, or rests: then no frame is on its way that could still change it. What the
// browser was told to do (a press, a key) has come to the page before this is asked.
async function changed(page, before) {
    const look = () => page.evaluate(() => [window.Module.yinuo.busy(), window.Module.yinuo.frames()]);
    const end = Date.now() + 20000;
    let quiet = 0, drawn = -1;
    while (Date.now() < end) {
        if (mark(await state(page)) !== before) return true;
        const [busy, count] = await look();
        quiet = busy || count !== drawn ? 0 : quiet + 1;
        drawn = count;
        if (quiet > 2) return mark(await state(page)) !== before;
        await page.waitForTimeout(20);
    }
    return false;
}

// Presses where the item is until the game is no longer as in `now`, by this or by what another player did meanwhile.
// `now` is the state in which the item was chosen: a later one may not have it any more. A card that was still on its
// way may be missed; so it is tried again, but not for ever.
async function press(page, id, now, down) {
    const before = mark(now);
    for (let tries = 0; tries < 12; ++tries) {
        const at = await point(page, id);
        if (at) await down(at);
        if (await changed(page, before)) return;
    }
    assert.fail(`pressing ${id} changed nothing`);
}

export const byMouse = (page, id, now) => press(page, id, now, async ([x, y]) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
});

// A card is lifted by the first tap and played by the second.
export const byTouch = (page, id, now) => press(page, id, now, ([x, y]) => page.touchscreen.tap(x, y));

export async function byMirror(page, id, now) {
    const before = mark(now);
    for (let tries = 0; tries < 4; ++tries) {
        // Another player may have been quicker: then the button may be gone.
        await page.evaluate((item) => {
            const button = document.querySelector(`#mirror [data-id="${item}"]`);
            if (button) button.focus();
        }, id);
        await page.keyboard.press("Enter");
        if (await changed(page, before)) return;
        const held = await page.evaluate((item) => document.activeElement.dataset.id === item, id);
        assert.ok(!held, `${id} in the mirror changed nothing`);
    }
    assert.fail(`${id} in the mirror cannot be pressed`);
}

const letters = {draw: "d", pass: "p", next: "n", new: "n"};
const digits = {R: "1", Y: "2", G: "3", B: "4"};

// By the canvas' own keys. The cursor starts at the first card of the hand and walks to the card that was chosen.
export async function byKeys(page, id, now) {
    const before = mark(now), [what, which] = id.split(":");
    if (what !== "play") {
        await page.keyboard.press(which ? digits[which] : letters[what]);
        assert.ok(await changed(page, before), `the key for ${id} changed nothing`);
        return;
    }
    const faces = await page.evaluate(() => window.Module.yinuo.page().mirror.map((item) => item.id));
    const shown = faces.filter((item) => item.startsWith("play:")).map((item) => item.slice(5));
    const before_it = shown.slice(0, shown.indexOf(which));
    const steps = now.hand.filter((face) => before_it.includes(face)).length;
    await page.keyboard.press("Home");
    for (let step = 0; step < steps; ++step) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    assert.ok(await changed(page, before), `walking to ${id} and Enter changed nothing`);
}

// Plays on until `done(now)`; `each(now, id)` sees every step before it is taken. Returns the last state.
export async function playUntil(page, act, done, each = () => {}) {
    for (let step = 0; step < 500; ++step) {
        const now = await turn(page);
        if (done(now)) return now;
        const id = choose(now);
        await each(now, id);
        await act(page, id, now);
    }
    return assert.fail("500 steps and no end");
}

export const roundOver = (now) => now.stage === "between" || now.stage === "over";
export const matchOver = (now) => now.stage === "over";
