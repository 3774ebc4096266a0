// A match told again in the page: opened by a link, stepped by keys and buttons, its page, and what is shared of it.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, drawn, play, settled, state} from "./support/browser.mjs";

const screen = (page, name) => page.waitForFunction((one) => window.Module.yinuo.state().screen === one, name);
const at = (page, number) => page.waitForFunction((one) => window.Module.yinuo.state().at === one, number);
const button = (page, key) => page.locator(`[data-key="${key}"]`);

// Begins a match and lets some of it be played.
async function begun(page) {
    await button(page, "play").click();
    await screen(page, "table");
    await page.evaluate(() => window.Module.yinuo.time(20));
    for (let i = 0; i < 40 && (await state(page)).version < 6; ++i) {
        await page.evaluate(() => {
            const legal = window.Module.yinuo.legal();
            const id = ["draw", "pass"].find((one) => legal.includes(one)) || legal.find((one) => /^name:/.test(one));
            if (id) window.Module.game.activate(id);
        });
        await page.waitForTimeout(100);
    }
    await page.evaluate(() => window.Module.yinuo.time(1));
}

async function linkOf(page) {
    await page.evaluate(() => {
        window.copied = "";
        Object.defineProperty(navigator, "clipboard", {
            value: {writeText: (text) => { window.copied = text; return Promise.resolve(); }}, configurable: true});
    });
    await button(page, "copy-link").click();
    await page.waitForFunction(() => window.copied !== "");
    return page.evaluate(() => window.copied);
}

test("the own match is watched from the menu, stepped by key, and left", async () => {
    const page = await play({query: "test=1&lang=en&seed=81", still: true});
    await begun(page);
    const version = (await state(page)).version;
    await page.evaluate(() => window.Module.game.activate("menu"));
    await button(page, "watch").click();
    await screen(page, "replay");
    assert.equal((await state(page)).playing, true);
    await page.keyboard.press("Space");
    await page.waitForFunction(() => !window.Module.yinuo.state().playing);
    await page.keyboard.press("Home");
    await at(page, 0);
    await page.keyboard.press("ArrowRight");
    await at(page, 1);
    await page.keyboard.press("ArrowRight");
    await at(page, 2);
    await page.keyboard.press("ArrowLeft");
    await at(page, 1);
    assert.match(await page.textContent("#mirror-heading"), /Watch replay · Round 1 · 1\//);
    // What is still played is seen by the own eyes only.
    assert.equal((await state(page)).enabled.includes("watch:view"), false);
    await page.keyboard.press("End");
    await at(page, (await state(page)).count);
    await page.locator('#mirror [data-id="watch:back"]').evaluate((one) => one.click());
    await at(page, (await state(page)).count - 1);
    await page.locator("#canvas").focus();
    await page.keyboard.press("Escape");
    await screen(page, "menu");
    await page.keyboard.press("Escape");
    await screen(page, "table");
    assert.equal((await state(page)).version, version);
    assertClean(page);
    await page.context().close();
});

test("a link opens the replay it was made of, and the match that waits is not touched", async () => {
    const page = await play({query: "test=1&lang=en&seed=82", still: true});
    await begun(page);
    await page.evaluate(() => window.Module.game.activate("menu"));
    await button(page, "watch").click();
    await screen(page, "replay");
    await page.keyboard.press("m");
    await screen(page, "replay_menu");
    const link = await linkOf(page);
    assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/[^#]*#1\.[\w-]+$/);
    assert.ok(link.length < 2000);
    const before = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.endsWith(":match")));
    await page.goto(link.replace("#", "?test=1&lang=en#"));
    await drawn(page);
    await screen(page, "replay");
    assert.equal(new URL(page.url()).hash, "");
    assert.equal((await state(page)).hand.length > 0, true);
    const after = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.endsWith(":match")));
    assert.deepEqual(after, before);
    // It runs: the first Escape stops it, the second leaves.
    assert.equal((await state(page)).playing, true);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !window.Module.yinuo.state().playing);
    assert.equal((await state(page)).screen, "replay");
    await page.keyboard.press("Escape");
    await screen(page, "start");
    await button(page, "resume").waitFor();
    // In an open page too; one that is damaged is said.
    await page.evaluate((hash) => { location.hash = hash; }, new URL(link).hash.slice(0, 40));
    await page.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0 &&
        /damaged/.test(document.getElementById("form-rows").textContent));
    assertClean(page);
    await page.context().close();
});

test("on a phone every control is hit by a finger", async () => {
    const page = await play({size: [360, 640], touch: true, query: "test=1&lang=zh-Hans&seed=83", still: true});
    await begun(page);
    await page.evaluate(() => window.Module.game.activate("menu"));
    await button(page, "watch").click();
    await screen(page, "replay");
    const tap = async (id) => {
        const point = await page.evaluate((one) => window.Module.yinuo.point(one), id);
        assert.ok(point, id);
        await page.touchscreen.tap(point[0], point[1]);
    };
    await tap("watch:run");
    await page.waitForFunction(() => !window.Module.yinuo.state().playing);
    await tap("watch:to");
    const {count} = await state(page);
    await page.waitForFunction((half) => Math.abs(window.Module.yinuo.state().at - half) <= 1, count / 2);
    await tap("watch:round_back");
    await at(page, 0);
    await tap("watch:on");
    await at(page, 1);
    await settled(page);
    await tap("watch:more");
    await screen(page, "replay_menu");
    await button(page, "again").click();
    await button(page, "again").filter({hasText: "再按一次"}).waitFor();
    assertClean(page);
    await page.context().close();
});
