// House rules in the page: a stored match by them is offered again, goes on, and can be played by mirror and keys.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, drawn, play, settled, state} from "./support/browser.mjs";
import {byMirror, hurry, playUntil, roundOver, turn} from "./support/player.mjs";

// From a link to the table.
async function sitDown(page) {
    await page.locator("[data-key=play_rules]").click();
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
    await hurry(page);
}

test("a stored match by house rules is offered again, goes on, and a round of it is played through the mirror", async () => {
    const page = await play({query: "test=1&lang=en&seed=81&rules=wild_party", still: true});
    await sitDown(page);
    let steps = 0;
    await playUntil(page, byMirror, (now) => roundOver(now) || ++steps > 5);
    await turn(page);
    await settled(page, 1000);  // a minute of the game: nobody jumps in any more
    const before = await turn(page);
    await page.goto(page.url().replace(/&rules=[a-z_]*/, ""));
    await drawn(page);
    assert.match(await page.textContent("[data-row=resume] .help"), /4 players, round 1/);
    await page.click("[data-key=resume]");
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
    await hurry(page);
    const after = await turn(page);
    for (const what of ["hand", "counts", "scores", "round", "top", "colour", "pending", "stage"]) {
        assert.deepEqual(after[what], before[what], what);
    }
    const last = await playUntil(page, byMirror, roundOver);
    assert.ok(last.version > before.version);
    // Whoever asks by which rules: one press, or the key.
    await page.evaluate(() => document.querySelector('#mirror [data-id="rules"]').click());
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "match_rules");
    // Its texts are fetched when it opens.
    await page.waitForFunction(() => /Wild party/.test(document.querySelector("#form-rows").textContent));
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "table");
    await page.focus("#canvas");
    await page.keyboard.press("i");
    await page.waitForFunction(() => window.Module.yinuo.state().screen === "match_rules");
    assertClean(page);
    await page.context().close();
});

test("by key G cards are gathered and put back", async () => {
    const page = await play({query: "test=1&lang=en&seed=82&rules=official%20group%3Dsame_face%20hand_size%3D12", still: true});
    await sitDown(page);
    const gathers = (now) => now.enabled.find((id) => id.startsWith("gather:"));
    const now = await playUntil(page, byMirror, (one) => roundOver(one) || gathers(one));
    assert.ok(gathers(now), "nothing to gather in a round");
    const face = gathers(now).slice(7);
    const shown = await page.evaluate(() => window.Module.yinuo.page().mirror.map((item) => item.id));
    const faces = shown.filter((id) => id.startsWith("play:")).map((id) => id.slice(5));
    const steps = now.hand.filter((card) => faces.indexOf(card) < faces.indexOf(face)).length;
    await page.focus("#canvas");
    await page.keyboard.press("Home");
    for (let step = 0; step < steps; ++step) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("g");
    await page.waitForFunction((id) => window.Module.yinuo.state().enabled.includes(id), "drop:" + face);
    await page.keyboard.press("g");
    await page.waitForFunction((id) => window.Module.yinuo.state().enabled.includes(id), "gather:" + face);
    assert.deepEqual((await state(page)).hand, now.hand);
    assertClean(page);
    await page.context().close();
});
