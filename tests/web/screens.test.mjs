// Every screen in every language, at every size: nothing cut off, nothing without words; pictures are kept in
// build/screens. One page serves all.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, colours, play, point, resize, screens, sizes, state} from "./support/browser.mjs";
import {byMouse, hurry, playUntil, roundOver, turn} from "./support/player.mjs";

const languages = ["zh-Hans", "zh-Hant", "en"];

const activate = (page, id) => page.evaluate((name) => window.Module.game.activate(name), id);

async function speak(page, language) {
    await page.evaluate((tag) => window.Module.game.change("language", tag), language);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
}

// The first control of a form is seen without scrolling and lies within the rim; words fit their controls; when rows are
// out of sight the rim says so.
async function lookAtForm(page, what) {
    const found = await page.evaluate(() => {
        const panel = document.querySelector(".panel"), rows = document.getElementById("form-rows");
        const rim = panel.getBoundingClientRect(), controls = Array.from(panel.querySelectorAll("#form-back, button.primary"));
        const main = controls.find((one) => one.getClientRects().length).getBoundingClientRect();
        const wide = Array.from(panel.querySelectorAll("button, textarea, .segment span, .label, .help, .value, .mark, .problems"));
        return {
            rim: [rim.left, rim.top, innerWidth - rim.right, innerHeight - rim.bottom].every((gap) => gap >= 0),
            main: main.top >= rim.top && main.bottom <= rim.bottom && main.height >= 44,
            sideways: rows.scrollWidth - rows.clientWidth,
            cut: wide.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
            more: rows.scrollHeight > rows.clientHeight + 2,
            hint: panel.classList.contains("more-below"),
            unnamed: /\[[a-z]+\.[a-z.]+\]/.test(panel.textContent),
        };
    });
    assert.deepEqual({...found, more: found.hint},
                     {rim: true, main: true, sideways: 0, cut: [], more: found.more, hint: found.more, unnamed: false}, what);
}

// A long page: as a form, once its texts are here. Its main button may rest.
async function lookAtPage(page, what) {
    await page.waitForFunction(() => !document.querySelector("#form-rows").textContent.includes("["));
    await page.waitForFunction(() => document.querySelectorAll("#form-rows .row").length > 3);
    await lookAtForm(page, what);
}

async function lookAtTable(page, what) {
    const {enabled, hand, choosing, stage} = await state(page), {width, height} = page.viewportSize();
    assert.ok(enabled.length > 0, what);
    // Cards that cannot be played too: they say why.
    const cards = choosing || stage === "between" ? [] : hand.map((card) => "play:" + card);
    // What a tip says is done where the tip was asked for; a challenge or a card just drawn takes the place of both.
    const taken = enabled.includes("challenge") || enabled.includes("pass");
    const elsewhere = (id) => id === "auto" || (id === "tip" && taken);
    for (const id of new Set(enabled.concat(cards).filter((each) => !elsewhere(each)))) {
        const at = await point(page, id);
        assert.ok(at && at[0] > 0 && at[1] > 0 && at[0] < width && at[1] < height, `${what}: ${id} cannot be pressed`);
    }
}

// Large windows are slow to draw without a graphics card, and words fit them easily: they are looked at in one language,
// another for each screen. YINUO_SCREENS=all takes every picture.
const all = process.env.YINUO_SCREENS === "all";
const isLarge = ([width, height]) => width > 1280 || height > 720;
let screensSeen = 0;

async function everywhere(page, name, look, at = sizes) {
    const chosen = languages[screensSeen++ % languages.length];
    for (const language of languages) {
        await speak(page, language);
        for (const [width, height] of at.filter((size) => all || !isLarge(size) || language === chosen)) {
            const what = `${name}-${width}x${height}-${language}`;
            await resize(page, width, height);
            const picture = await page.screenshot({path: `${screens}/${what}.png`});
            if (width === 640) assert.ok(await colours(page, picture) > 100, what);
            await look(page, what);
        }
    }
}

test("every screen, in three languages, at five sizes", async (t) => {
    const page = await play({query: "test=1&lang=zh-Hans&seed=60", still: true});
    await t.test("start", () => everywhere(page, "start", lookAtForm));
    await t.test("help", async () => {
        await activate(page, "help");
        await everywhere(page, "help", lookAtForm);
        await activate(page, "back");
    });
    await t.test("rules", async () => {
        await activate(page, "rules");
        await page.waitForSelector("[data-key='set:official']");
        await everywhere(page, "rules", lookAtPage, sizes.slice(0, 4));
        await activate(page, "set:bump");
        await everywhere(page, "rule_set", lookAtPage, sizes.slice(0, 4));
        await activate(page, "change");
        for (const group of ["stack", "wild4", "score"]) await activate(page, "section:" + group);
        await page.evaluate(() => window.Module.game.change("option:wild4_when", "no_play"));
        await page.evaluate(() => window.Module.game.change("option:challenge", "colour"));
        await everywhere(page, "builder", lookAtPage, sizes.slice(0, 4));
        await activate(page, "back");
        await activate(page, "back");
        await activate(page, "back");
    });
    await t.test("table", async () => {
        await page.check("[data-row=length] input[value='500']", {force: true});
        await activate(page, "play");
        await hurry(page);
        await turn(page);
        await everywhere(page, "table", lookAtTable);
    });
    await t.test("menu", async () => {
        await activate(page, "menu");
        await everywhere(page, "menu", lookAtForm);
        await activate(page, "back");
    });
    await t.test("colour choice", async () => {
        await resize(page, 640, 360);
        let now = await playUntil(page, byMouse, (one) => one.enabled.some((id) => /^play:W/.test(id)) || roundOver(one));
        for (let seed = 61; roundOver(now); ++seed) {
            assert.ok(seed < 80, "no black card in twenty rounds");
            await page.evaluate((n) => window.Module.yinuo.seed(n), seed);
            await activate(page, "menu");
            await activate(page, "new");
            await activate(page, "new");  // asked once more, for the match is not over
            now = await playUntil(page, byMouse, (one) => one.enabled.some((id) => /^play:W/.test(id)) || roundOver(one));
        }
        await activate(page, now.enabled.find((id) => /^play:W/.test(id)));
        await page.waitForFunction(() => window.Module.yinuo.state().choosing !== "");
        await everywhere(page, "colour", lookAtTable);
    });
    await t.test("scoreboard", async () => {
        await resize(page, 640, 360);
        await playUntil(page, byMouse, roundOver);
        await everywhere(page, "scoreboard", lookAtTable);
    });
    await t.test("start with a match that waits", async () => {
        await activate(page, "menu");
        await activate(page, "leave");
        await page.waitForSelector("[data-key=resume]");
        await everywhere(page, "resume", lookAtForm, sizes.slice(0, 2));
    });
    await t.test("nothing was said in the console", () => assertClean(page));
    await page.context().close();
});
