// Several people at one device in the page: a phone that is passed on by touch, and a match by keyboard and list. What is
// covered stands nowhere, not on the canvas and not in the page.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, play, point, settled, state} from "./support/browser.mjs";
import {byTouch, choose, hurry, roundOver, startMatch} from "./support/player.mjs";

const card = /\b(red|yellow|green|blue) (\d|Skip|Reverse|Draw Two)|Wild/;

// Two people, and as many players.
async function sitDown(page, players, touch) {
    for (const [row, value] of [["players", players], ["people", 2]]) {
        await page.evaluate(([key, number]) => window.Module.game.change(key, String(number)), [row, value]);
    }
    await page.waitForSelector('[data-row="person:2"] input');
    await page.fill('[data-row="person:2"] input', "Ann");
    await startMatch(page, {touch: touch});
    await hurry(page);
}

// Waits until the hand is covered and nothing moves, and looks for cards of it wherever they could stand.
async function covered(page) {
    await page.waitForFunction(() => {
        const now = window.Module.yinuo.state();
        return now.enabled.includes("show") && !now.waiting || now.stage === "over" || now.stage === "between";
    }, null, {timeout: 60000});
    const now = await state(page);
    if (roundOver(now)) return now;
    assert.ok(now.covered);
    assert.ok(now.hand.length && now.hand.every((one) => one === "??"), now.hand.join());
    assert.ok(now.enabled.every((id) => !/^(play|jump|gather|draw|pass|tip)/.test(id)), now.enabled.join());
    const live = await page.textContent("#live"), list = await page.textContent("#mirror-list");
    // Sentences are read out half a second apart: what stands there now was said to all.
    assert.doesNotMatch(list, card);
    assert.doesNotMatch(live, /does not fit|You /);
    assert.match(await page.textContent("#mirror-heading"), /Pass to (Ann|Player 1)/);
    return now;
}

test("at 360 x 640 two people pass the phone on by touch for some turns", async () => {
    const page = await play({query: "test=1&lang=en&seed=5", size: [360, 640], touch: true});
    await sitDown(page, 2, true);
    const seen = new Set();
    for (let turns = 0; turns < 5; ++turns) {
        let now = await covered(page);
        if (roundOver(now)) break;
        const holder = now.viewer;
        seen.add(holder);
        await settled(page);
        await page.waitForTimeout(600);  // what comes with the cover was meant for what lay there before
        const at = await point(page, "show");
        assert.ok(at, "the way to the own hand can be pressed");
        await page.touchscreen.tap(at[0], at[1]);
        await page.waitForFunction(() => !window.Module.yinuo.state().covered);
        now = await state(page);
        assert.equal(now.viewer, holder);
        assert.ok(now.hand.every((one) => one !== "??"), now.hand.join());
        for (let steps = 0; steps < 6; ++steps) {
            now = await state(page);
            const id = now.waiting || now.covered || now.viewer !== holder || now.turn !== holder ? undefined : choose(now);
            if (!id) break;
            await byTouch(page, id, now);
            await page.waitForFunction(() => !window.Module.yinuo.state().waiting);
        }
    }
    assert.equal(seen.size, 2);
    assertClean(page);
    await page.context().close();
});

test("two people and a computer player take turns by keyboard, and the list says whom to pass the device to", async () => {
    const page = await play({query: "test=1&lang=en&seed=9", still: true});
    await sitDown(page, 3, false);
    const names = new Set();
    for (let turns = 0; turns < 5; ++turns) {
        const now = await covered(page);
        if (roundOver(now)) break;
        const label = await page.textContent('#mirror [data-id="show"]');
        names.add(label);
        if (turns % 2) {
            await page.focus('#mirror [data-id="show"]');
        } else {
            await page.focus("#canvas");
        }
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => !window.Module.yinuo.state().covered);
        await page.focus("#canvas");
        await page.waitForFunction(() => window.Module.yinuo.state().enabled.includes("draw") ||
                                         window.Module.yinuo.state().covered, null, {timeout: 60000});
        await page.keyboard.press("d");
        await page.waitForFunction((before) => window.Module.yinuo.state().version > before, now.version);
        await page.waitForFunction(() => window.Module.yinuo.state().enabled.includes("pass") ||
                                         window.Module.yinuo.state().covered, null, {timeout: 60000});
        if (!(await state(page)).covered) await page.keyboard.press("p");
    }
    assert.deepEqual([...names].sort(), ["I am Ann: show my cards", "I am Player 1: show my cards"]);
    assertClean(page);
    await page.context().close();
});
