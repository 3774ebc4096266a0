// The list of what can be done and the live region, fed with pages made up here.
import assert from "node:assert/strict";
import test, {after} from "node:test";
import {play} from "./support/browser.mjs";

const item = (id, state = "enabled") => ({id, label: "do " + id, state, x: 10, y: 10, width: 50, height: 50});
const shown = (ids, more = {}) => ({
    language: "en", title: "T", heading: "H", formTitle: "", form: [],
    mirror: ids.map((id) => (typeof id === "string" ? item(id) : id)), ...more,
});
const show = (page, ids, more = {}) => page.evaluate((next) => window.show(next), shown(ids, more));
const listed = (page) => page.$$eval("#mirror-list button", (all) => all.map((one) => one.dataset.id));
const active = (page) => page.evaluate(() => document.activeElement.dataset.id || document.activeElement.id);

let shared;

// The one page of these tests, as if new. Its game no longer speaks for itself: only what the tests show is there.
async function quietPage() {
    shared = shared || await play();
    await shared.setViewportSize({width: 1280, height: 720});
    await shared.evaluate(() => {
        const shell = window.Module.shell;
        window.calls = [];
        window.show = window.show || shell.page;
        shell.page = () => {};
        window.Module.game.activate = (id) => window.calls.push(id);
        window.Module.game.change = (key, value) => window.calls.push([key, value]);
        window.Module.game.escape = () => window.calls.push("escape");
        window.Module.game.metrics = () => {};
    });
    await show(shared, []);
    await shared.focus("#canvas");
    return shared;
}

after(() => shared && shared.context().close());

test("the list follows the game, in its order, with its states", async () => {
    const page = await quietPage();
    await show(page, ["a", "b", "c"]);
    assert.deepEqual(await listed(page), ["a", "b", "c"]);
    await show(page, ["c", "new", "a"]);
    assert.deepEqual(await listed(page), ["c", "new", "a"]);
    await show(page, [item("a", "pressed"), item("b", "disabled")]);
    assert.deepEqual(await page.$$eval("#mirror-list button", (all) => all.map(
        (one) => [one.getAttribute("aria-pressed"), one.getAttribute("aria-disabled")])), [["true", null], [null, "true"]]);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
    assert.equal(await page.title(), "T");
});

test("the button with the keyboard is neither moved nor rebuilt", async () => {
    const page = await quietPage();
    await show(page, ["a", "b", "c"]);
    await page.evaluate(() => {
        const button = document.querySelector("[data-id=b]");
        button.focus();
        button.kept = true;
        window.blurs = 0;
        button.addEventListener("blur", () => ++window.blurs);
    });
    await show(page, ["x", "c", "y", "b", "z"]);
    assert.deepEqual(await listed(page), ["x", "c", "y", "b", "z"]);
    assert.equal(await active(page), "b");
    assert.deepEqual(await page.evaluate(() => [document.activeElement.kept, window.blurs]), [true, 0]);
});

test("when the button with the keyboard goes, its neighbour or the heading takes over", async () => {
    const page = await quietPage();
    await show(page, ["a", "b", "c"]);
    await page.focus("[data-id=b]");
    await show(page, ["a", "c"]);
    assert.equal(await active(page), "c");
    await show(page, []);
    assert.equal(await active(page), "mirror-heading");
});

test("buttons act with keyboard and click, and the list is seen while it has the keyboard", async () => {
    const page = await quietPage();
    await show(page, ["a", "b"]);
    const width = () => page.$eval("#mirror", (one) => one.getBoundingClientRect().width);
    assert.ok(await width() < 2);
    await page.focus("[data-id=a]");
    assert.ok(await width() > 200);
    await page.keyboard.press("Enter");
    await page.click("[data-id=b]");
    assert.deepEqual(await page.evaluate(() => window.calls), ["a", "b"]);
    await page.keyboard.press("Escape");
    assert.equal(await active(page), "canvas");
});

test("a burst of news is said in one sentence, what comes soon after in the next, half a second later", async () => {
    const page = await quietPage();
    await page.evaluate(() => {
        const live = document.getElementById("live");
        window.heard = [];
        new MutationObserver(() => {
            window.heard.push([live.textContent, performance.now()]);
            if (window.heard.length === 1) window.Module.shell.announce("four");
        }).observe(live, {childList: true});
        ["one", "two", "three"].forEach(window.Module.shell.announce);
    });
    await page.waitForFunction(() => window.heard.length === 2);
    const heard = await page.evaluate(() => window.heard);
    assert.deepEqual(heard.map((one) => one[0]), ["one two three", "four"]);
    assert.ok(heard[1][1] - heard[0][1] > 450, "no breath between");
});

const row = (more) => ({kind: "text", key: "", label: "", value: "", help: "", least: 0, most: 0, choices: [], names: [],
                        enabled: 1, step: 1, example: "", mark: "", problems: [], runs: [], ...more});
const formOf = (rows, title = "F") => shown([], {formTitle: title, form: rows.map(row)});
const form = (page, rows, title = "F") => page.evaluate((next) => window.show(next), formOf(rows, title));
const seats = (value) => ({kind: "number", key: "seats", label: "Seats", value, least: 2, most: 10});

test("a form sends what the person changes, by key, within its bounds", async () => {
    const page = await quietPage();
    await form(page, [
        seats("4"), {kind: "toggle", key: "sound", label: "Sound", value: "on"},
        {kind: "choice", key: "goal", label: "Goal", value: "a", choices: ["a", "b"], names: ["A", "B"]},
        {kind: "choice", key: "set", label: "Set", value: "1", choices: ["1", "2", "3", "4", "5"], names: []},
        {kind: "primary", key: "start", label: "Start"},
    ]);
    assert.equal(await active(page), "form-title");  // the main button is the last of several
    await page.getByLabel("Seats +").click();
    await page.fill("input[type=number]", "99");
    await page.keyboard.press("Enter");
    await page.getByLabel("Sound").click();
    await page.getByLabel("B", {exact: true}).click();
    await page.getByLabel("3", {exact: true}).click();
    await page.getByText("Start").click();
    await page.keyboard.press("Escape");
    assert.deepEqual(await page.evaluate(() => window.calls), [
        ["seats", "5"], ["seats", "10"], ["sound", "off"], ["goal", "b"], ["set", "3"], "start", "escape",
    ]);
});

test("a line of text is sent as it is typed, but not what an input method is still composing", async () => {
    const page = await quietPage();
    await form(page, [{kind: "field", key: "search", label: "Search", most: 5}, {kind: "primary", key: "go", label: "Go"}]);
    await page.getByLabel("Search").pressSequentially("ab");
    await page.evaluate(() => {
        const input = document.querySelector(".field input");
        input.dispatchEvent(new CompositionEvent("compositionstart"));
        input.value = "abni";
        input.dispatchEvent(new InputEvent("input", {isComposing: true}));
        input.value = "ab你";
        input.dispatchEvent(new CompositionEvent("compositionend"));
        input.dispatchEvent(new InputEvent("input"));
    });
    assert.deepEqual(await page.evaluate(() => window.calls), [["search", "a"], ["search", "ab"], ["search", "ab你"]]);
    await form(page, [{kind: "field", key: "search", label: "Search", most: 5, value: ""}, {kind: "primary", key: "go", label: "Go"}]);
    assert.equal(await page.getByLabel("Search").inputValue(), "");
});

test("a section says whether it is open; what is said of a control belongs to it", async () => {
    const page = await quietPage();
    await form(page, [
        {kind: "section", key: "section:a", label: "Part", value: "closed", mark: "1 changed"},
        {...seats("4"), help: "How many", mark: "Was: 3", example: "Like this", problems: ["Too many"]},
        {kind: "button", key: "back", label: "Back"},
    ]);
    const button = page.getByRole("button", {name: "Part 1 changed"});
    assert.equal(await button.getAttribute("aria-expanded"), "false");
    await button.click();
    assert.deepEqual(await page.evaluate(() => window.calls), ["section:a"]);
    const words = await page.evaluate(() => document.getElementById(
        document.querySelector("input[type=number]").getAttribute("aria-describedby")).textContent);
    for (const part of ["Was: 3", "Too many", "How many", "Like this"]) assert.ok(words.includes(part), part);
});

test("what is told of a turn stands under whose it was, for the eye and for a screen reader", async () => {
    const page = await quietPage();
    const told = [{kind: "text", label: "Fox draws.\nFox passes.", mark: "Fox's turn"}, {kind: "text", label: "You play.", mark: "Your turn", own: 1}];
    for (const size of [[1280, 720], [360, 640]]) {
        await page.setViewportSize({width: size[0], height: size[1]});
        await form(page, told);
        const turn = page.getByRole("group", {name: "Fox's turn"});
        assert.match(await turn.textContent(), /Fox draws.\nFox passes./);
        const lines = await page.$$eval(".told", (all) => all.map((one) => getComputedStyle(one).borderTopWidth));
        assert.deepEqual(lines, ["1px", "1px"]);
        const mark = await turn.locator(".mark").boundingBox(), words = await turn.locator(".label").boundingBox();
        assert.ok(words.height > 40, "two lines");
        assert.ok(mark.x + mark.width <= words.x || mark.y + mark.height <= words.y, size.join("x"));
    }
    await page.setViewportSize({width: 1280, height: 720});
    await form(page, [{kind: "text", label: "Words"}]);
    assert.equal(await page.getByRole("group").count(), 0);
});

test("a text is copied as it is or as a link; where the browser forbids it, it is marked", async () => {
    const page = await quietPage();
    const share = [{kind: "share", key: "share", label: "Code", value: "classic hand_size=5", choices: ["link", "code"],
                    names: ["Copy link", "Copy code"]}];
    await form(page, share);
    // The buttons come first: what the code looks like matters to few.
    const [above, below] = [await page.getByText("Copy link").boundingBox(), await page.getByLabel("Code", {exact: true}).boundingBox()];
    assert.ok(above.y + above.height <= below.y);
    await page.evaluate(() => {
        window.copied = [];
        Object.defineProperty(navigator, "clipboard", {configurable: true, value: {
            writeText: (text) => (window.copied.push(text), window.forbidden ? Promise.reject(new Error("no")) : Promise.resolve()),
        }});
        document.execCommand = () => false;
    });
    await page.getByText("Copy code").click();
    await page.getByText("Copy link").click();
    await page.waitForFunction(() => window.calls.length === 2);
    const [code, link] = await page.evaluate(() => window.copied);
    assert.equal(code, "classic hand_size=5");
    assert.equal(link, page.url().split("?")[0] + "?rules=classic+hand_size=5");
    await page.evaluate(() => { window.forbidden = true; });
    await page.getByText("Copy code").click();
    await page.waitForFunction(() => window.calls.length === 3);
    assert.deepEqual(await page.evaluate(() => window.calls), ["copied", "copied", "copy_failed"]);
    assert.equal(await page.evaluate(() => String(window.getSelection()) || document.activeElement.value), "classic hand_size=5");
});

test("typing and the keyboard survive changes of the form", async () => {
    const page = await quietPage();
    await form(page, [seats("4"), {kind: "text", label: "before"}]);
    await page.focus("input[type=number]");
    await page.evaluate(() => { document.activeElement.kept = true; });
    await page.keyboard.press("Control+a");
    await page.keyboard.type("7");
    await form(page, [{kind: "problem", label: "new above"}, seats("4"), {kind: "text", label: "after"}]);
    assert.deepEqual(await page.evaluate(() => [document.activeElement.kept, document.activeElement.value]), [true, "7"]);
    assert.deepEqual(await page.$$eval("#form-rows .label", (all) => all.map((one) => one.textContent)),
                     ["new above", "Seats", "after"]);
});

test("closing a form gives the keyboard back to where it was", async () => {
    const page = await quietPage();
    await show(page, ["a"]);
    await page.focus("#canvas");
    await form(page, [seats("4")]);
    assert.equal(await page.isVisible("#mirror"), false);
    await show(page, ["a"]);
    assert.equal(await active(page), "canvas");
    await page.focus("[data-id=a]");
    await form(page, [seats("4")]);
    await show(page, ["b", "a"]);
    assert.equal(await active(page), "a");
    await form(page, [seats("4")]);
    await show(page, ["b"]);
    assert.equal(await active(page), "mirror-heading");
});

const pages = {
    first: [{kind: "primary", key: "go", label: "Go"}, {kind: "button", key: "rules", label: "Rules"},
            {kind: "button", key: "help", label: "Help"}],
    second: [{kind: "text", label: "Words"}, {kind: "button", key: "set", label: "A set"}, {kind: "button", key: "back", label: "Back"},
             {kind: "primary", key: "play", label: "Play"}],
};

test("the ways back and to the help stand in the title line; coming back, the button that led away has the keyboard", async () => {
    const page = await quietPage();
    const key = () => page.evaluate(() => document.activeElement.dataset.key);
    await form(page, pages.first, "First");
    assert.equal(await key(), "go");
    assert.equal(await page.isHidden("#form-back"), true);
    await page.click("[data-key=rules]");
    await form(page, pages.second, "Second");
    assert.equal(await key(), "back");
    assert.equal(await page.isHidden("#form-help"), true);
    for (const size of [[1280, 720], [360, 640], [640, 360]]) {
        await page.setViewportSize({width: size[0], height: size[1]});
        const box = await page.locator("#form-back").boundingBox(), title = await page.locator("#form-title").boundingBox();
        assert.ok(box.height >= 44 && box.width >= 44 && box.y < title.y + title.height && box.x + box.width <= title.x, size.join("x"));
    }
    await page.setViewportSize({width: 1280, height: 720});
    await page.click("[data-key=set]");
    await form(page, [{kind: "button", key: "back", label: "Back"}, {kind: "text", label: "Third"}], "Third");
    await page.keyboard.press("Escape");
    await form(page, pages.second, "Second, changed");
    assert.equal(await key(), "set");
    await page.click("#form-back");
    await form(page, pages.first, "First");
    assert.equal(await key(), "rules");
    await page.click("#form-help");
    assert.deepEqual(await page.evaluate(() => window.calls), ["rules", "set", "escape", "escape", "help"]);
    // On the help itself its button is hidden: the keyboard is at the way back, and scrolls what is to be read.
    const long = Array.from({length: 60}, (_, line) => ({kind: "text", key: "line" + line, label: "Line " + line}));
    await form(page, [{kind: "button", key: "back", label: "Back"}, ...long], "Help");
    assert.equal(await key(), "back");
    await page.keyboard.press("PageDown");
    await page.waitForFunction(() => document.getElementById("form-rows").scrollTop > 50);
    await page.keyboard.press("Escape");
    await form(page, pages.first, "First");
    assert.equal(await key(), "help");
});

test("a ring shows where the keyboard is from the first key on, and goes with a press", async () => {
    const page = await quietPage();
    const ring = () => page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
    await page.mouse.click(5, 5);
    await form(page, pages.first);
    assert.equal(await ring(), "none");
    await page.keyboard.press("Shift");
    assert.equal(await ring(), "solid");
    await page.click("#form-title");
    await page.focus("[data-key=rules]");
    assert.equal(await ring(), "none");
});

test("a number is marked as a whole: what is typed takes its place; the bounds stand beside its name", async () => {
    const page = await quietPage();
    await form(page, [{...seats("4"), step: 1}]);
    await page.focus("input[type=number]");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.type("9");
    await page.keyboard.press("Enter");
    assert.deepEqual(await page.evaluate(() => window.calls), [["seats", "5"], ["seats", "9"]]);
    await page.keyboard.type("7");
    await page.keyboard.press("Escape");
    assert.deepEqual(await page.evaluate(() => window.calls.slice(2)), [["seats", "7"], "escape"]);
    assert.match(await page.evaluate(() => getComputedStyle(document.querySelector(".number .label"), "::after").content), /2–10/);
});

test("buttons with a mark and long names stand clear of each other, in one column and in two", async () => {
    const page = await quietPage();
    const names = ["Short", "A name so long that it takes several lines of the button, whatever the window", "Another"];
    const marks = names.concat(names, names).map((label, i) => ({kind: "button", key: "mark:" + i, label, mark: String(i)}));
    for (const [width, height] of [[1280, 720], [360, 640], [2560, 1080]]) {
        await page.setViewportSize({width, height});
        await form(page, marks.map((row) => ({...row, label: "?"})));
        await form(page, marks);
        const boxes = await page.$$eval("[data-key^='mark:']", (all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        for (const one of boxes) {
            for (const other of boxes.filter((box) => box !== one)) {
                const apart = one.right <= other.left || other.right <= one.left || one.bottom + 4 <= other.top || other.bottom + 4 <= one.top;
                assert.ok(apart, `${width}x${height}`);
            }
        }
    }
});

test("the second press of a double click is no answer to what the first has asked", async () => {
    const page = await quietPage();
    await form(page, [{kind: "button", key: "new", label: "New match"}]);
    // In one go: on a busy machine the two presses would else be far apart.
    await page.evaluate((next) => {
        const press = () => document.querySelector("[data-key=new]").click();
        press();
        window.show(next);
        press();
    }, formOf([{kind: "button", key: "new", label: "Really?"}]));
    assert.deepEqual(await page.evaluate(() => window.calls), ["new"]);
    await page.waitForTimeout(450);
    await page.click("[data-key=new]");
    assert.deepEqual(await page.evaluate(() => window.calls), ["new", "new"]);
});

test("choosing moves nothing: the choices lie in a grid that does not depend on what is chosen", async () => {
    const page = await quietPage();
    const lengths = (value) => [{kind: "choice", key: "length", label: "Length", value, choices: ["1", "2", "3", "4", "5", "6"],
                                 names: ["One round", "50 points", "100 points", "200 points", "300 points", "500 points"]},
                                {kind: "choice", key: "speed", label: "Speed", value: value === "1" ? "1" : "3", choices: ["1", "2", "3"],
                                 names: ["Normal", "Fast", "Very fast"]}];
    const places = () => page.$$eval(".segment", (all) => all.map((one) => {
        const box = one.getBoundingClientRect();
        return [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
    }));
    for (const [width, height] of [[360, 640], [640, 360], [1280, 720]]) {
        await page.setViewportSize({width, height});
        await form(page, lengths("1"));
        const before = await places();
        await form(page, lengths("4"));
        assert.deepEqual(await places(), before, `${width}x${height}`);
        assert.equal(new Set(before.slice(0, 6).map((one) => one.split(" ")[1])).size, width === 360 ? 2 : 1);
    }
});

test("rows out of sight come by the arrow and by keys, wherever the keyboard is", async () => {
    const page = await quietPage();
    const long = Array.from({length: 60}, (_, index) => ({kind: "text", label: "line " + index}));
    await form(page, [...long, {kind: "button", key: "back", label: "Back"}, {kind: "primary", key: "play", label: "Play"}]);
    const top = () => page.$eval("#form-rows", (one) => one.scrollTop);
    const moves = async (act) => {
        const before = await top();
        await act();
        await page.waitForFunction((was) => document.getElementById("form-rows").scrollTop > was + 60, before);
    };
    assert.equal(await active(page), "form-back");
    await moves(() => page.keyboard.press("PageDown"));
    const arrow = await (await page.$("#form-more")).boundingBox();
    await moves(() => page.mouse.click(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2));
    await page.keyboard.press("End");
    await page.waitForSelector("#form-more", {state: "hidden"});
    assert.deepEqual(await page.evaluate(() => window.calls), []);
});

test("a control of a form is at least 44 pixels high", async () => {
    const page = await quietPage();
    await page.setViewportSize({width: 360, height: 640});
    await form(page, [
        seats("4"), {kind: "toggle", key: "sound", label: "Sound", value: "on"},
        {kind: "choice", key: "goal", label: "Goal", value: "a", choices: ["a", "b"], names: ["A", "B"]},
        {kind: "choice", key: "set", label: "Set", value: "1", choices: ["1", "2", "3", "4", "5"], names: []},
        {kind: "button", key: "back", label: "Back"}, {kind: "primary", key: "start", label: "Start"},
    ]);
    const low = await page.$$eval("#form button, #form input[type=number], #form .segment, #form .switch",
        (all) => all.filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
    assert.deepEqual(low, []);
});

test("the whole screen is taken and given back by a button, where the browser can and on pages about how the game looks", async () => {
    const page = await quietPage();
    const language = {kind: "choice", key: "language", label: "Language", value: "en", choices: ["en"], names: ["English"]};
    await page.evaluate(() => {
        let taken = null;
        const take = (what) => () => {
            taken = what;
            window.calls.push(what ? "taken" : "given back");
            document.dispatchEvent(new Event("fullscreenchange"));
            return Promise.resolve();
        };
        Object.defineProperty(document, "fullscreenElement", {configurable: true, get: () => taken});
        Object.defineProperty(document, "fullscreenEnabled", {configurable: true, get: () => window.canFill !== false});
        document.documentElement.requestFullscreen = take(document.documentElement);
        document.exitFullscreen = take(null);
    });
    await form(page, [seats("4")], "Elsewhere");
    assert.equal(await page.isHidden("#form-full"), true);
    await form(page, [language], "Looks");
    const said = () => page.$eval("#form-full", (one) => [one.getAttribute("aria-label"), one.title, one.getAttribute("aria-pressed")]);
    const before = await said();
    assert.deepEqual([before[1], before[2]], [before[0], "false"]);
    assert.ok(before[0]);
    await page.click("#form-full");
    assert.equal((await said())[2], "true");
    assert.notEqual((await said())[1], before[1]);
    await page.click("#form-full");
    assert.deepEqual(await said(), before);
    assert.deepEqual(await page.evaluate(() => window.calls), ["taken", "given back"]);
    for (const [width, height] of [[360, 640], [640, 360]]) {
        await page.setViewportSize({width, height});
        const box = await page.locator("#form-full").boundingBox();
        assert.ok(box.width >= 44 && box.height >= 44 && box.x + box.width <= width, `${width}x${height}`);
    }
    await page.evaluate(() => { window.canFill = false; });
    await form(page, [language, seats("4")], "Looks");
    assert.equal(await page.isHidden("#form-full"), true);
    await page.evaluate(() => { window.canFill = true; });
});
