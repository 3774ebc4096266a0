// Rule sets in the page: looking, changing, keeping and sending them, by mouse, by keyboard, on a phone, by a link.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, drawn, play, settled, state} from "./support/browser.mjs";

const screen = (page, name) => page.waitForFunction((one) => window.Module.yinuo.state().screen === one, name);
const button = (page, key) => page.locator(`[data-key="${key}"]`);
const row = (page, key) => page.locator(`[data-row="${key}"]`);
const title = (page) => page.textContent("#form-title");

async function openBuilder(page, preset) {
    await button(page, "rules").click();
    await button(page, "set:" + preset).click();
    await screen(page, "rule_set");
    await button(page, "change").click();
    await screen(page, "builder");
}

test("rules are changed, refused, mended, played and read again at the table, by mouse", async () => {
    const page = await play({query: "test=1&lang=en&seed=70", still: true});
    await openBuilder(page, "official");
    await button(page, "section:wild4").click();
    await row(page, "option:wild4_when").getByLabel("Always", {exact: true}).click();
    await row(page, "option:challenge").locator(".problems").waitFor();
    assert.match(await row(page, "option:challenge").locator(".problems").textContent(), /cannot be challenged/);
    assert.equal(await button(page, "play_rules").isDisabled(), true);
    assert.match(await page.textContent("#live"), /cannot be challenged/);
    await row(page, "option:challenge").getByLabel("No challenge", {exact: true}).click();
    await page.waitForFunction(() => !document.querySelector("[data-key=play_rules]").disabled);
    assert.match(await row(page, "option:challenge").locator(".mark").textContent(), /Was:/);
    assert.match(await page.textContent("#form-rows"), /2 changed/);
    await page.getByLabel("Search").fill("cards dealt");
    await row(page, "option:hand_size").getByLabel("Cards dealt +").click();
    await button(page, "play_rules").click();
    await screen(page, "table");
    await page.evaluate(() => window.Module.game.activate("rules"));
    await screen(page, "match_rules");
    assert.match(await page.textContent("#form-rows"), /Cards dealt\s*8/);
    assertClean(page);
    await page.context().close();
});

test("the list of rule sets opens where the one in use stands, the way back keeps the keyboard", async () => {
    const page = await play({size: [640, 360], query: "test=1&lang=en&seed=77", still: true});
    const seen = (key) => page.evaluate((name) => {
        const list = document.getElementById("form-rows").getBoundingClientRect();
        const one = document.querySelector(`[data-key="${name}"]`).getBoundingClientRect();
        return one.top >= list.top && one.bottom <= list.bottom;
    }, key);
    await button(page, "rules").click();
    await button(page, "set:village").waitFor();
    assert.equal(await seen("set:official"), true);
    assert.equal(await seen("set:village"), false);
    await page.evaluate(() => window.Module.game.activate("set:village"));
    await screen(page, "rule_set");
    await page.evaluate(() => window.Module.game.activate("take"));
    await page.evaluate(() => window.Module.game.escape());
    await page.reload();
    await drawn(page);
    await button(page, "rules").click();
    await button(page, "set:village").waitFor();
    await page.waitForFunction(() => document.querySelector("[data-key='set:village'] .mark").textContent);
    assert.equal(await seen("set:village"), true);
    assert.equal(await seen("set:official"), false);
    assert.equal(await page.evaluate(() => document.activeElement.id), "form-back");
    assertClean(page);
    await page.context().close();
});

test("on the page of a rule set a rule and its value are a pair, and one button is the main one", async () => {
    for (const size of [[360, 640], [1280, 720]]) {
        const page = await play({size, query: "test=1&lang=en&seed=78", still: true});
        await button(page, "rules").click();
        await button(page, "set:bump").click();
        await page.locator("[data-row='fact:jump_in']").waitFor();
        await page.mouse.move(1, 1);  // a button below the pointer wears another colour
        const found = await page.evaluate(() => {
            const box = (one) => one.getBoundingClientRect();
            const filled = (one) => getComputedStyle(one).backgroundColor;
            const [label, value, help] = ["label", "value", "help"].map((part) => document.querySelector(`[data-row="fact:jump_in"] .${part}`));
            const [main, ...others] = ["play_rules", "take", "change"].map((key) => document.querySelector(`[data-key="${key}"]`));
            return {
                beside: box(value).left > box(label).right && box(value).top < box(label).bottom && box(help).top >= box(value).bottom,
                apart: filled(value) !== filled(label),
                out: Array.from(document.querySelectorAll("[data-row^='fact:']")).filter((row) =>
                    Array.from(row.children).some((one) => box(one).right > box(row).right + 1)).length,
                quiet: others.every((one) => box(one).height >= 44 && box(one).height < box(main).height && filled(one) === filled(label)),
            };
        });
        assert.deepEqual(found, {beside: true, apart: true, out: 0, quiet: true}, size.join());
        assertClean(page);
        await page.context().close();
    }
});

test("the whole builder by keyboard, with names for a screen reader", async () => {
    const page = await play({query: "test=1&lang=en&seed=71", still: true});
    const reach = async (key) => {
        for (let i = 0; i < 120; ++i) {
            await page.keyboard.press("Tab");
            const here = await page.evaluate(() => {
                const one = document.activeElement, holder = one.closest(".row");
                return [one.dataset.key, holder && holder.dataset.row, document.getElementById("form").contains(one)];
            });
            if (here[0] === key || here[1] === key) return;
        }
        assert.fail(`the keyboard does not come to ${key}`);
    };
    await reach("rules");
    await page.keyboard.press("Enter");
    await button(page, "set:pairs").waitFor();
    await reach("set:pairs");
    await page.keyboard.press("Enter");
    await screen(page, "rule_set");
    assert.equal(await page.evaluate(() => document.activeElement.id), "form-back");
    await reach("change");
    await page.keyboard.press("Enter");
    await screen(page, "builder");
    // The main button lies below all options, but the keyboard comes to it before them.
    assert.equal(await page.evaluate(() => document.activeElement.id), "form-back");
    for (const key of ["help", "play_rules"]) {
        await page.keyboard.press("Tab");
        assert.equal(await page.evaluate(() => document.activeElement.dataset.key), key);
    }
    assert.ok(await page.evaluate(() => document.activeElement.getBoundingClientRect().top >=
        document.getElementById("form-rows").getBoundingClientRect().bottom - 1));
    await reach("section:call");
    await page.keyboard.press("Enter");
    await row(page, "option:uno_penalty").waitFor();
    await reach("option:uno_penalty");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("4");
    await page.keyboard.press("Tab");
    await row(page, "option:uno_penalty").locator(".mark").waitFor();
    await reach("option:uno_window");
    await page.keyboard.press("ArrowUp");
    await page.waitForFunction(() => /2 changed/.test(document.getElementById("form-rows").textContent));
    const unnamed = await page.$$eval("#form button, #form input, #form textarea", (all) => all.filter((one) => {
        const label = one.getAttribute("aria-label") || one.textContent || (one.labels && one.labels.length && one.labels[0].textContent);
        return !label;
    }).map((one) => one.outerHTML));
    assert.deepEqual(unnamed, []);
    await page.keyboard.press("Escape");
    await screen(page, "rule_set");
    assert.match(await title(page), /Pairs · 2 changed/);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await screen(page, "start");
    assertClean(page);
    await page.context().close();
});

test("on a small phone: own rules are saved, come back after loading, are renamed and deleted after a question", async () => {
    const page = await play({size: [360, 640], touch: true, query: "test=1&lang=zh-Hans&seed=72", still: true});
    await openBuilder(page, "official");
    await button(page, "section:stack").tap();
    await row(page, "option:stack_2_on_2").locator(".switch").tap();
    const low = await page.$$eval("#form button, #form input:not([type=radio]):not([type=checkbox]), #form .segment, #form .switch",
        (all) => all.filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
    assert.deepEqual(low, []);
    assert.equal(await page.evaluate(() => {
        const rows = document.getElementById("form-rows");
        return rows.scrollWidth - rows.clientWidth;
    }), 0);
    await row(page, "name").locator("input").fill("奶奶家");
    await button(page, "save").tap();
    await page.waitForFunction(() => /存好了/.test(document.getElementById("form-rows").textContent));
    await page.reload();
    await page.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0);
    await settled(page);
    await button(page, "rules").tap();
    await button(page, "own:0").tap();
    await screen(page, "rule_set");
    assert.equal(await title(page), "奶奶家");
    await row(page, "name").locator("input").fill("周五");
    await button(page, "rename").tap();
    await page.waitForFunction(() => document.getElementById("form-title").textContent === "周五");
    await button(page, "delete").tap();
    await button(page, "delete_yes").tap();
    await screen(page, "rules");
    assert.equal(await button(page, "own:0").count(), 0);
    assertClean(page);
    await page.context().close();
});

test("a link opens the page of its rules, once; a link that makes no sense is said and changes nothing", async () => {
    const page = await play({query: "test=1&lang=en&seed=73&rules=official+hand_size=4", still: true});
    await screen(page, "rule_set");
    assert.match(await title(page), /Official · 1 changed/);
    assert.match(await row(page, "fact:hand_size").textContent(), /4/);
    assert.ok(!page.url().includes("rules="));
    await button(page, "play_rules").click();
    await screen(page, "table");
    await page.waitForFunction(() => window.Module.yinuo.state().hand.length === 4);
    await page.reload();
    await page.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0);
    assert.equal((await state(page)).screen, "start");
    assertClean(page);
    await page.context().close();

    const wrong = await play({query: "test=1&lang=en&seed=74&rules=official+hand_size=400", still: true});
    await screen(wrong, "start");
    assert.match(await wrong.textContent("#form .problem"), /hand_size=400/);
    assert.match(await row(wrong, "rules").textContent(), /Rules: Official/);
    await button(wrong, "play").click();
    await screen(wrong, "table");
    await wrong.waitForFunction(() => window.Module.yinuo.state().hand.length === 7);
    assertClean(wrong);
    await wrong.context().close();
});
