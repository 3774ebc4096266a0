// The table for those who do not see the canvas: a heading with the state, a button for each thing that can be done,
// and a live region that says what happened. Promises: works by differences, never rebuilds or moves the button that
// has the keyboard, says at most one thing each half second. ES2018. Does not know: the rules; every word comes from
// the game.
"use strict";

window.yinuoMirror = function (shell) {
    const section = document.getElementById("mirror");
    const heading = document.getElementById("mirror-heading");
    const list = document.getElementById("mirror-list");
    const live = document.getElementById("live");
    const canvas = document.getElementById("canvas");
    const buttons = new Map();  // by id
    let page = {mirror: [], form: [], formTitle: ""};

    function setText(element, text) {
        if (element.textContent !== text) element.textContent = text;
    }

    function setAttribute(element, name, value) {
        if (value === null) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }

    function makeButton(id) {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.id = id;
        button.addEventListener("click", () => window.Module.game.activate(id));
        document.createElement("li").appendChild(button);
        buttons.set(id, button);
        return button;
    }

    function describe(button, item) {
        setText(button, item.label);
        setAttribute(button, "aria-disabled", item.state === "disabled" ? "true" : null);
        setAttribute(button, "aria-pressed", item.state === "pressed" ? "true" : null);
    }

    // Puts `row` at `index`. The row that has the keyboard stays where it is: those before it make way.
    function place(row, index) {
        if (list.children[index] === row) return;
        if (!row.contains(document.activeElement)) {
            list.insertBefore(row, list.children[index] || null);
            return;
        }
        while (list.children[index] !== row) list.insertBefore(list.children[index], row.nextSibling);
    }

    function updateList(items) {
        const wanted = new Set(items.map((item) => item.id));
        const active = document.activeElement;
        let lostAt = -1;
        buttons.forEach((button, id) => {
            if (wanted.has(id)) return;
            if (button === active) lostAt = Array.prototype.indexOf.call(list.children, button.parentNode);
            button.parentNode.remove();
            buttons.delete(id);
        });
        items.forEach((item, index) => {
            const button = buttons.get(item.id) || makeButton(item.id);
            describe(button, item);
            place(button.parentNode, index);
        });
        if (lostAt < 0) return;
        // The button is gone with what it did; its neighbour takes the keyboard, or the heading while there is none.
        const next = list.children[Math.min(lostAt, list.children.length - 1)];
        (next ? next.firstChild : heading).focus({preventScroll: true});
    }

    function remember(language) {
        shell.language = language;
        document.documentElement.lang = language;
        canvas.setAttribute("aria-label", window.yinuoTexts[window.yinuoPickLanguage([language])].canvas);
        window.yinuoStorage((store) => store.setItem(shell.storagePrefix + "page-language", language));
    }

    // All that the game says about the page, after each frame in which something of it changed.
    shell.page = function (next) {
        if (next.language !== page.language) remember(next.language);
        document.documentElement.dataset.text = next.textSize || "normal";
        shell.loudness = next.loudness;
        if (next.title) document.title = next.title;
        setText(heading, next.heading);
        // Sentences for one person are not read out to the next.
        const covered = (of) => of.mirror.some((item) => item.id === "show");
        if (covered(next) && !covered(page)) waiting = [];
        page = next;
        section.hidden = next.formTitle !== "";
        updateList(next.mirror);
        shell.form(next);
    };

    section.addEventListener("keydown", (event) => {
        if (event.key === "Escape") canvas.focus({preventScroll: true});
        const step = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
        const row = step && event.target.closest("li");
        if (!row) return;
        const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
        if (next) next.firstChild.focus();
        event.preventDefault();
    });

    // ---- What is said

    let waiting = [], resting = 0;

    function speak() {
        resting = 0;
        if (!waiting.length) return;
        live.textContent = waiting.join(" ");
        waiting = [];
        resting = setTimeout(speak, 500);
    }

    shell.announce = function (sentence) {
        waiting.push(sentence);
        // A burst within one frame is said in one breath.
        if (!resting) resting = setTimeout(speak, 50);
    };

    // ---- For the browser tests (?test=1)

    function point(id) {
        const item = page.mirror.find((one) => one.id === id);
        if (!item || !item.width || !item.height) return null;
        const x = item.x + item.width / 2, y = item.y + item.height / 2;
        return document.elementFromPoint(x, y) === canvas ? [x, y] : null;
    }

    shell.installTestHooks = function () {
        const game = window.Module.game;
        window.Module.yinuo = {
            state: () => JSON.parse(game.state()),
            legal: () => page.mirror.filter((item) => item.state !== "disabled").map((item) => item.id),
            point: point,
            frames: game.frames,
            busy: game.busy,
            seed: game.seed,
            time: game.time,
            page: () => page
        };
    };
};
