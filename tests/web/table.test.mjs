// The table played as a person would play it: through the mirror, by mouse, by finger; left and taken up again.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, difference, drawn, frames, legal, play, screens, settled, state} from "./support/browser.mjs";
import {byMirror, byMouse, byTouch, choose, hurry, matchOver, playUntil, roundOver, startMatch, turn, visiblePoint}
    from "./support/player.mjs";

const languages = ["zh-Hans", "zh-Hant", "en"];
const query = (language, seed) => `test=1&lang=${language}&seed=${seed}`;

test("from the page to the own hand in one action: Enter", async () => {
    const page = await play({query: query("zh-Hans", 1)});
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => (window.Module.yinuo.state().hand || []).length >= 7);
    await page.context().close();
});

test("a round is played through the mirror, with the keyboard alone", async () => {
    const page = await play({query: query("zh-Hans", 2)});
    await startMatch(page);
    await hurry(page);
    const last = await playUntil(page, byMirror, roundOver, async (now, id) => {
        assert.ok((await legal(page)).includes(id));
    });
    assert.ok(last.counts.includes(0) || last.stage === "over");
    assertClean(page);
    await page.context().close();
});

test("every legal action is a button of the mirror, and every card of the hand can be pointed at", async () => {
    const page = await play({query: query("en", 3)});
    await startMatch(page);
    await hurry(page);
    await turn(page);
    await settled(page);
    const [now, inMirror] = await page.evaluate(() => [window.Module.yinuo.state(), Array.from(
        document.querySelectorAll("#mirror button:not([aria-disabled])"), (one) => one.dataset.id)]);
    assert.ok(now.enabled.length > 1);
    assert.deepEqual(now.enabled.filter((id) => !inMirror.includes(id)), []);
    for (const card of new Set(now.hand)) await visiblePoint(page, "play:" + card);
    await page.context().close();
});

test("a round is played by mouse without the mirror, and the picture changes with each step", async () => {
    const page = await play({size: [640, 360], query: query("zh-Hans", 4)});
    await startMatch(page);
    await page.evaluate(() => document.getElementById("mirror").remove());
    await hurry(page);
    let before = null, steps = 0;
    await playUntil(page, byMouse, roundOver, async () => {
        if (steps > 6) return;
        await page.mouse.move(5, 5);
        await settled(page, 150);
        const after = await page.screenshot();
        if (before) assert.ok(await difference(page, before, after) > 0.0005, `step ${steps} is not to be seen`);
        before = after;
        ++steps;
    });
    assert.ok(steps > 0);
    assertClean(page);
    await page.context().close();
});

for (const [index, language] of languages.entries()) {
    test(`a whole match by mouse at 1280x720, ${language}`, async () => {
        const page = await play({query: query(language, 10 + index), still: index > 0});
        await startMatch(page, {length: "50"});
        await hurry(page);
        const last = await playUntil(page, byMouse, matchOver);
        assert.ok(Math.max(...last.scores) >= 50);
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        await settled(page);
        await page.screenshot({path: `${screens}/end-1280x720-${language}.png`});
        assertClean(page);
        await page.context().close();
    });

    test(`a whole match by touch at 360x640, ${language}`, async () => {
        const page = await play({size: [360, 640], touch: true, query: query(language, 20 + index), still: index > 0});
        await startMatch(page, {length: "50", touch: true});
        await hurry(page);
        const last = await playUntil(page, byTouch, matchOver);
        assert.ok(Math.max(...last.scores) >= 50);
        await settled(page);
        await page.screenshot({path: `${screens}/end-360x640-${language}.png`});
        assertClean(page);
        await page.context().close();
    });
}

test("a press and a release between two frames still play the card", async () => {
    const page = await play({query: query("zh-Hans", 5)});
    await startMatch(page);
    await hurry(page);
    const now = await turn(page);
    await settled(page);
    const id = choose(now), [x, y] = await visiblePoint(page, id);
    await page.mouse.move(x, y);
    await settled(page);
    await page.evaluate(([clientX, clientY]) => {
        const canvas = document.getElementById("canvas");
        for (const type of ["mousedown", "mouseup"]) {
            canvas.dispatchEvent(new MouseEvent(type, {clientX, clientY, button: 0, bubbles: true, cancelable: true}));
        }
    }, [x, y]);
    await page.waitForFunction((before) => {
        const after = window.Module.yinuo.state();
        return after.version !== before.version || after.choosing !== before.choosing;
    }, now);
    await page.context().close();
});

test("reloading in the middle of a round loses nothing", async () => {
    const page = await play({query: query("zh-Hans", 6)});
    await startMatch(page, {length: "200"});
    await hurry(page);
    let steps = 0;
    await playUntil(page, byMouse, () => ++steps > 3);
    await hurry(page, 0);  // nobody acts between the look and the reload
    const before = await state(page);
    await page.reload();
    await drawn(page);
    if ((await state(page)).screen !== "table") await page.click("[data-key=resume]");
    const after = await turn(page);
    for (const what of ["hand", "counts", "scores", "round", "turn", "top", "colour", "stage"]) {
        assert.deepEqual(after[what], before[what], what);
    }
    assertClean(page);
    await page.context().close();
});

test("a damaged save is told of, and the game can be played", async () => {
    const page = await play({query: query("zh-Hans", 7)});
    await startMatch(page, {length: "200"});
    await hurry(page);
    await turn(page);
    const game = page.url();
    // Only when the game is gone: it keeps the match once more when it is left.
    await page.goto(new URL("404.html", game).href);
    await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
            if (/match/.test(key)) localStorage.setItem(key, localStorage.getItem(key).slice(0, -40) + "\nnonsense");
        }
    });
    await page.goto(game);
    await drawn(page);
    assert.ok(await page.isVisible("#form .problem"));
    const kept = await page.evaluate(() => Object.values(localStorage).some((text) => text.includes("nonsense")));
    assert.equal(kept, true);
    await startMatch(page);
    await hurry(page);
    await turn(page);
    await page.context().close();
});

test("on one's own turn nothing is drawn for two seconds", async () => {
    const page = await play({query: query("zh-Hans", 8)});
    await startMatch(page);
    await hurry(page);
    await turn(page);
    await settled(page, 1000);  // a minute of the game: every word has faded
    await hurry(page, 1);
    await settled(page);
    const before = await frames(page);
    await page.waitForTimeout(2000);
    assert.equal(await frames(page), before);
    await page.context().close();
});
