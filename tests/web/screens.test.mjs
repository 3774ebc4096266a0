// Every screen in every language, at every size: nothing cut off, nothing without words; pictures are kept in
// build/screens. One page serves all.
import assert from "node:assert/strict";
import test from "node:test";
import {assertClean, colours, drawn, play, point, resize, screens, settled, sizes, state} from "./support/browser.mjs";
import {byMirror, byMouse, hurry, matchOver, playUntil, roundOver, turn} from "./support/player.mjs";

const languages = ["zh-Hans", "zh-Hant", "en"];

const activate = (page, id) => page.evaluate((name) => window.Module.game.activate(name), id);

const reached = (page, screen) => page.waitForFunction((name) => window.Module.yinuo.state().screen === name, screen);

async function speak(page, language) {
    if (await page.evaluate(() => document.documentElement.lang) === language) return;
    await page.evaluate((tag) => window.Module.game.change("language", tag), language);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
    await settled(page, 100);
}

// The first control of a form is seen without scrolling and lies within the rim; words fit their controls; the rim
// says at which ends rows are out of sight.
async function lookAtForm(page, what, {scrolled = false} = {}) {
    const found = await page.evaluate((moved) => {
        const panel = document.querySelector(".panel"), rows = document.getElementById("form-rows");
        const rim = panel.getBoundingClientRect(), controls = Array.from(panel.querySelectorAll("#form-back, button.primary"));
        const main = controls.find((one) => one.getClientRects().length).getBoundingClientRect();
        const wide = Array.from(panel.querySelectorAll("button, textarea, .segment span, .label, .help, .value, .mark, .problems"));
        return {
            rim: [rim.left, rim.top, innerWidth - rim.right, innerHeight - rim.bottom].every((gap) => gap >= 0),
            main: main.height >= 44 && (moved || (main.top >= rim.top && main.bottom <= rim.bottom)),
            tiny: parseFloat(getComputedStyle(rows).fontSize) < Math.max(16, Math.min(innerWidth, innerHeight) / 54),
            sideways: rows.scrollWidth - rows.clientWidth,
            cut: wide.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
            above: rows.scrollTop > 2,
            below: rows.scrollHeight - rows.clientHeight - rows.scrollTop > 2,
            hints: ["above", "below"].filter((end) => panel.classList.contains("more-" + end)),
            unnamed: /\[[a-z]+\.[a-z.]+\]/.test(panel.textContent),
        };
    }, scrolled);
    const {above, below, hints, ...rest} = found;
    assert.deepEqual(hints, [above && "above", below && "below"].filter(Boolean), what);
    assert.deepEqual(rest, {rim: true, main: true, tiny: false, sideways: 0, cut: [], unnamed: false}, what);
}

// The first page is whole on an ordinary screen: nothing of it is out of sight. Everywhere its main buttons are, however
// far the rows are scrolled, and a control that the keyboard comes to is scrolled clear of them.
async function lookAtStart(page, what) {
    await lookAtForm(page, what);
    const covered = await page.evaluate(() => {
        const panel = document.querySelector(".panel"), rows = document.getElementById("form-rows");
        const seen = (one, within) => {
            const box = one.getBoundingClientRect(), room = within.getBoundingClientRect();
            const x = box.x + box.width / 2, y = box.y + box.height / 2, at = document.elementFromPoint(x, y);
            return box.top >= room.top - 1 && box.bottom <= room.bottom + 1 && Boolean(at) && (at === one || one.contains(at));
        };
        const play = [panel.querySelector("[data-key=play]"), panel.querySelector("button.primary")], wrong = [], active = document.activeElement;
        for (const top of [0, 60, 1e6]) {
            rows.scrollTop = top;
            if (!play.every((one) => seen(one, panel))) wrong.push("main button at " + top);
        }
        for (const one of rows.querySelectorAll("button:not(:disabled), input[type=number]")) {
            one.focus();
            const box = one.getBoundingClientRect(), room = rows.getBoundingClientRect();
            if (box.top < room.top - 1 || box.bottom > room.bottom + 1) wrong.push(one.dataset.key || one.id);
        }
        rows.scrollTop = 0;
        active.focus({preventScroll: true});
        return wrong;
    });
    assert.deepEqual(covered, [], what);
    // Of the two numbers the one that is a part of the other is the smaller one.
    const wide = (row) => page.$eval(`[data-row=${row}] .stepper`, (one) => one.getBoundingClientRect().width);
    assert.ok(await wide("people") < await wide("players"), what);
    if (page.viewportSize().width < 1280) return;
    assert.equal(await page.evaluate(() => document.querySelector(".panel").className), "panel footed broad", what);
}

// A page whose texts come when they are needed.
async function textsAreHere(page) {
    await page.waitForFunction(() => !document.querySelector("#form-rows").textContent.includes("["));
    await page.waitForFunction(() => document.querySelectorAll("#form-rows .row").length > 1);
}

async function lookAtTable(page, what) {
    const {enabled, hand, choosing, stage} = await state(page);
    assert.ok(enabled.length > 0, what);
    // Cards that cannot be played too: they say why.
    const cards = choosing || stage === "between" || stage === "over" ? [] : hand.map((card) => "play:" + card);
    // What a tip says is done where the tip was asked for; a challenge or a card just drawn takes the place of both.
    const taken = enabled.includes("challenge") || enabled.includes("pass");
    const advice = enabled.includes("tip") && !taken ? [await point(page, "tip") ? "tip" : "auto"] : [];
    // In an upright window effects are turned off in the menu.
    const {width, height} = page.viewportSize(), elsewhere = ["tip", "auto"].concat(width < height ? "cues" : []);
    const ids = enabled.filter((id) => !elsewhere.includes(id)).concat(cards, advice);
    for (const id of new Set(ids)) await canBePressed(page, id, what);
}

async function canBePressed(page, id, what) {
    const at = await point(page, id), {width, height} = page.viewportSize();
    assert.ok(at && at[0] > 0 && at[1] > 0 && at[0] < width && at[1] < height, `${what}: ${id} cannot be pressed`);
}

async function lookAtReplay(page, what) {
    for (const id of ["run", "back", "speed", "more", "leave"]) await canBePressed(page, "watch:" + id, what);
}

// Pictures are slow to take without a graphics card: the smallest size and the usual one are looked at in each language,
// the others in one, another for each screen. YINUO_SCREENS=all takes every picture.
const all = process.env.YINUO_SCREENS === "all";
const inEach = ([width]) => width === 360 || width === 1280;
let screensSeen = 0;

// `ready`: brings what has to be there in each language; `before`: before each picture.
async function everywhere(page, name, look, {ready = async () => {}, before = async () => {}} = {}) {
    const chosen = languages[screensSeen++ % languages.length];
    for (const language of languages) {
        await speak(page, language);
        await ready(page);
        for (const [width, height] of sizes.filter((size) => all || inEach(size) || language === chosen)) {
            const what = `${name}-${width}x${height}-${language}`;
            await resize(page, width, height);
            await before();
            const picture = await page.screenshot({path: `${screens}/${what}.png`});
            if (width === 640) assert.ok(await colours(page, picture) > 100, what);
            await look(page, what);
        }
    }
}

// A long page, loaded when it is asked for.
const later = {ready: textsAreHere};

test("every screen, in three languages, at five sizes", async (t) => {
    const page = await play({query: "test=1&lang=zh-Hans&seed=60", still: true});
    const go = async (id, screen) => {
        await activate(page, id);
        await reached(page, screen);
    };
    const change = (key, value) => page.evaluate(([what, to]) => window.Module.game.change(what, to), [key, value]);
    // A tip is gone with the language in which it was said.
    const tip = async () => {
        await resize(page, 640, 360);  // it is thought out between two frames
        await activate(page, "tip");
        await page.waitForFunction(() => window.Module.yinuo.point("auto"), null, {polling: 100});
    };
    await t.test("start", () => everywhere(page, "start", lookAtStart));
    await t.test("levels", async () => {
        const inSight = () => page.evaluate(() => document.querySelector("[data-row=level]").scrollIntoView());
        await change("level", "master");
        const look = (at, what) => lookAtForm(at, what, {scrolled: true});
        await everywhere(page, "levels", look, {before: inSight});
        await change("level", "casual");
    });
    await t.test("help", async () => {
        await go("help", "help");
        await everywhere(page, "help", lookAtForm, later);
        await go("back", "start");
    });
    await t.test("rules", async () => {
        await go("rules", "rules");
        await everywhere(page, "rules", lookAtForm, later);
        await go("set:bump", "rule_set");
        await everywhere(page, "rule_set", lookAtForm, later);
        await go("change", "builder");
        for (const group of ["stack", "wild4", "score"]) await activate(page, "section:" + group);
        await change("option:wild4_when", "no_play");
        await change("option:challenge", "colour");
        await everywhere(page, "builder", lookAtForm, later);
        for (const screen of ["rule_set", "rules", "start"]) await go("back", screen);
    });
    await t.test("table", async () => {
        await page.check("[data-row=length] input[value='500']", {force: true});
        await go("play", "table");
        await hurry(page);
        await turn(page);
        await everywhere(page, "table", lookAtTable);
    });
    await t.test("tip", () => everywhere(page, "tip", lookAtTable, {ready: tip}));
    await t.test("menu", async () => {
        await go("menu", "menu");
        await everywhere(page, "menu", lookAtForm);
    });
    await t.test("history", async () => {
        await go("history", "history");
        await everywhere(page, "history", lookAtForm);
        await go("back", "menu");
    });
    await t.test("rules of the match", async () => {
        await go("rules", "match_rules");
        await everywhere(page, "match_rules", lookAtForm, later);
        await go("back", "menu");
    });
    await t.test("replay", async () => {
        await go("watch", "replay");
        await activate(page, "watch:run");
        await activate(page, "watch:last");
        await page.waitForFunction(() => !window.Module.yinuo.state().playing);
        await everywhere(page, "replay", lookAtReplay);
        await go("watch:more", "replay_menu");
        await everywhere(page, "replay_menu", lookAtForm);
        await go("back", "replay");
        await go("watch:leave", "menu");
        await go("back", "table");
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
        await playUntil(page, byMirror, roundOver);
        await page.focus("#canvas");  // the list of buttons lies over the table while the keyboard is in it
        await everywhere(page, "scoreboard", lookAtTable);
    });
    await t.test("start with a match that waits", async () => {
        await activate(page, "menu");
        await activate(page, "leave");
        await page.waitForSelector("[data-key=resume]");
        await everywhere(page, "resume", lookAtStart);
    });
    await t.test("the end of a match, and records", async () => {
        await resize(page, 640, 360);
        await page.check("[data-row=length] input[value='single']", {force: true});
        await activate(page, "play");
        await go("play", "table");  // asked once more
        await playUntil(page, byMirror, matchOver);
        await page.focus("#canvas");
        await everywhere(page, "match_over", lookAtTable);
        await go("leave", "start");
        await everywhere(page, "start-records", lookAtStart);
        await go("records", "records");
        await everywhere(page, "records", lookAtForm, later);
        await go("statistics", "statistics");
        await everywhere(page, "statistics", lookAtForm, later);
        await go("back", "records");
        await go("transfer", "transfer");
        await everywhere(page, "transfer", lookAtForm, later);
        await go("back", "records");
        await activate(page, await page.getAttribute("[data-key^='match:']", "data-key"));
        await reached(page, "record");
        await everywhere(page, "record", lookAtForm, later);
    });
    await t.test("open in another window", async () => {
        const newer = await page.context().newPage();
        await newer.goto(page.url());
        await drawn(newer);
        await reached(page, "elsewhere");
        await newer.close();
        await page.bringToFront();
        await everywhere(page, "elsewhere", lookAtForm);
    });
    await t.test("nothing was said in the console", () => assertClean(page));
    await page.context().close();
});
