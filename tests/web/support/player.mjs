// Plays the game as a person would: waits until something can be done, picks it, does it by mouse, finger or keyboard.
// Promises: knows nothing but what the page's test hooks tell; every step changes the game or fails.
import assert from "node:assert/strict";
import {point, state} from "./browser.mjs";

const doing = /^(play:|colour:|name:|draw$|pass$|next$|new$)/;

// What happens in the game, without what only the picture shows.
const mark = (now) => JSON.stringify([now.screen, now.match, now.version, now.stage, now.choosing, now.enabled]);

// Starts a match from the first screen. `length`: "single", "50", "100" …
export async function startMatch(page, {length = "single", touch = false} = {}) {
    await page.selectOption("[data-row=length] select", length);
    const button = page.locator("[data-key=play]");
    await (touch ? button.tap() : button.click());
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
}

// Lets the game's clock run faster; pictures are still drawn as quickly as the machine can.
export const hurry = (page, factor = 20) => page.evaluate((k) => window.Module.yinuo.time(k), factor);

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
    return can("colour:") || can("name:") || can("next") || coloured || can("play:") || can("pass") || can("draw");
}

// Waits until the game differs from `before`; false if it does not within `time` milliseconds.
async function changed(page, before, time = 10000) {
    const end = Date.now() + time;
    while (Date.now() < end) {
        if (mark(await state(page)) !== before) return true;
        await page.waitForTimeout(30);
    }
    return false;
}

// The middle of what can be seen of an item; waits while it is on its way.
export async function visiblePoint(page, id) {
    for (let tries = 0; tries < 100; ++tries) {
        const at = await point(page, id);
        if (at) return at;
        await page.waitForTimeout(50);
    }
    throw new Error(`${id} cannot be seen`);
}

export async function byMouse(page, id) {
    const before = mark(await state(page));
    for (let tries = 0; tries < 3; ++tries) {
        const [x, y] = await visiblePoint(page, id);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.up();
        if (await changed(page, before, 3000)) return;
    }
    assert.fail(`a click on ${id} changed nothing`);
}

// A card is lifted by the first tap and played by the second.
export async function byTouch(page, id) {
    const before = mark(await state(page));
    for (let tries = 0; tries < 5; ++tries) {
        await page.touchscreen.tap(...await visiblePoint(page, id));
        if (await changed(page, before, tries === 0 ? 700 : 3000)) return;
    }
    assert.fail(`tapping ${id} changed nothing`);
}

export async function byMirror(page, id) {
    const before = mark(await state(page));
    await page.focus(`#mirror [data-id="${id}"]`);
    await page.keyboard.press("Enter");
    assert.ok(await changed(page, before), `${id} in the mirror changed nothing`);
}

// Plays on until `done(now)`; `each(now, id)` sees every step before it is taken. Returns the last state.
export async function playUntil(page, act, done, each = () => {}) {
    for (let step = 0; step < 500; ++step) {
        const now = await turn(page);
        if (done(now)) return now;
        const id = choose(now);
        await each(now, id);
        await act(page, id);
    }
    return assert.fail("500 steps and no end");
}

export const roundOver = (now) => now.stage === "between" || now.stage === "over";
export const matchOver = (now) => now.stage === "over";
