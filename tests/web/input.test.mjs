// Fingers, mouse and the canvas' own keys where the table tests do not go: a round by keys alone, the window turned or
// resized while a card is held.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, drawn, drawnOn, play, point, resize, settled, state} from "./support/browser.mjs";
import {byKeys, byMouse, byTouch, hurry, playUntil, roundOver, startMatch, turn} from "./support/player.mjs";

const query = (seed) => `test=1&lang=en&seed=${seed}`;

test("a round is played by the canvas' keys alone", async () => {
    const page = await play({size: [640, 360], query: query(40), still: true});
    await page.keyboard.press("Enter");  // the page's first button has the keyboard
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
    await page.evaluate(() => document.getElementById("mirror").remove());
    await hurry(page);
    const last = await playUntil(page, byKeys, roundOver, async () => {
        assert.equal(await page.evaluate(() => document.activeElement.id), "canvas");
    });
    assert.ok(last.counts.includes(0));
    assertClean(page);
    await page.context().close();
});

test("a match begins by Enter too where Tab has led past the last control of the first page", async () => {
    const page = await play({query: query(42), still: true});
    await page.evaluate(() => document.activeElement.blur());
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
    assertClean(page);
    await page.context().close();
});

test("a tip comes by its key, and the turn is played by another", async () => {
    const page = await play({size: [640, 360], query: query(41), still: true});
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
    await hurry(page);
    const before = await turn(page);
    await page.keyboard.press("t");
    await page.waitForFunction(() => /^(Play|Draw)/.test(document.getElementById("live").textContent));
    assert.equal((await state(page)).version, before.version);
    await page.keyboard.press("a");
    await page.waitForFunction((version) => window.Module.yinuo.state().version > version, before.version);
    assertClean(page);
    await page.context().close();
});

// A page on whose table a card can be played; nobody else will act.
async function cardAtHand(options) {
    const page = await play({still: true, ...options});
    await startMatch(page, {touch: Boolean(options.touch)});
    await hurry(page);
    let now = await turn(page);
    while (!now.enabled.some((id) => /^play:[RYGB]/.test(id))) {
        await (options.touch ? byTouch : byMouse)(page, now.enabled.find((id) => /^(draw|pass)$/.test(id)), now);
        now = await turn(page);
    }
    await settled(page);
    const id = now.enabled.find((item) => /^play:[RYGB]/.test(item));
    return {page, id, now, at: await point(page, id)};
}

// By the protocol, because a finger that stays down is no tap.
async function finger(page) {
    const session = await page.context().newCDPSession(page);
    return (type, x, y) => session.send("Input.dispatchTouchEvent", {type, touchPoints: type === "touchEnd" ? [] : [{x, y}]});
}

for (const [name, size, turned, touch] of [
    ["a phone is turned on its side", [360, 640], [640, 360], true],
    ["a phone is set upright", [640, 360], [360, 640], true],
    ["the window is resized", [1024, 640], [700, 500], false],
]) {
    test(`${name} while a card is dragged: the card goes back, and can be played then`, async () => {
        const {page, id, now, at: [x, y]} = await cardAtHand({size, touch, query: query(41)});
        const touching = touch ? await finger(page) : null;
        const move = (toX, toY) => (touch ? touching("touchMove", toX, toY) : page.mouse.move(toX, toY));
        if (touch) {
            await touching("touchStart", x, y);
        } else {
            await page.mouse.move(x, y);
            await page.mouse.down();
        }
        // Far enough up to be out of the hand, and far enough that letting go there would play the card.
        for (const up of [15, 40, 80, 140]) await move(x, y - up);
        await drawnOn(page, 2);
        // When it has drawn in the new size the card is back; with nothing held no further frame needs to come.
        await resize(page, turned[0], turned[1], false);
        await move(turned[0] / 2, 30);
        if (touch) await touching("touchEnd");
        else await page.mouse.up();
        await settled(page);
        const after = await state(page);
        assert.deepEqual([after.version, after.hand, after.choosing], [now.version, now.hand, ""], "letting go played the card");
        await (touch ? byTouch : byMouse)(page, id, after);
        assert.notEqual((await state(page)).version, now.version);
        assertClean(page);
        await page.context().close();
    });
}

test("a card that is dragged up and let go is played, by finger and by mouse", async () => {
    for (const touch of [true, false]) {
        const {page, id, now, at: [x, y]} = await cardAtHand({size: [360, 640], touch, query: query(42)});
        const touching = touch ? await finger(page) : null;
        if (touch) {
            await touching("touchStart", x, y);
            for (const up of [15, 40, 80, 140]) await touching("touchMove", x, y - up);
            await touching("touchEnd");
        } else {
            await page.mouse.move(x, y);
            await page.mouse.down();
            for (const up of [15, 40, 80, 140]) await page.mouse.move(x, y - up);
            await page.mouse.up();
        }
        await page.waitForFunction((version) => window.Module.yinuo.state().version > version, now.version);
        const count = (hand) => hand.filter((face) => "play:" + face === id).length;
        assert.ok(count((await state(page)).hand) < count(now.hand));
        await page.context().close();
    }
});

test("a phone is not taken for a keyboard when a match that waits is gone on with", async () => {
    const page = await play({size: [360, 640], touch: true, query: query(5), still: true});
    await startMatch(page, {touch: true});
    await page.reload();
    await drawn(page);
    await page.evaluate(() => {
        const told = window.Module._yn_by_keys;
        window.byKeys = 0;
        window.Module._yn_by_keys = () => {
            ++window.byKeys;
            told();
        };
    });
    await page.waitForSelector("[data-key=resume]");
    await page.tap("[data-key=resume]");
    await page.waitForFunction(() => document.activeElement === window.Module.canvas);
    assert.equal(await page.evaluate(() => window.byKeys), 0);
    // With a key it is one.
    await page.evaluate(() => window.Module.game.activate("menu"));
    await page.waitForSelector("#form:not([hidden])");
    await page.focus("[data-key=back]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement === window.Module.canvas);
    assert.ok(await page.evaluate(() => window.byKeys) > 0);
    await page.context().close();
});

test("a finger that begins at the lower end of a form scrolls it", async () => {
    const page = await play({size: [360, 640], touch: true, query: query(5), still: true});
    const arrow = await (await page.waitForSelector("#form-more")).boundingBox();
    const at = [arrow.x + arrow.width / 2, arrow.y + arrow.height / 2];
    assert.equal(await page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y).closest("#form-rows")), at), true);
    await page.context().close();
});
