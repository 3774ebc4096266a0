// Every screen that is not the table: rows described by the game, shown as ordinary controls.
// Promises: works by differences, so that typing and focus survive every change; what the person does goes back by key;
// the ways back and to the help stand in the title line, main buttons below the rows, always in sight and before them
// for the keyboard;
// opening takes the keyboard, going back gives it to the button that led away. ES2018. Does not know: which screen it is.
"use strict";

window.yinuoForms = function (shell) {
    const byId = (id) => document.getElementById(id);
    const dialog = byId("form"), title = byId("form-title"), back = byId("form-back"), help = byId("form-help");
    const full = byId("form-full");
    const rows = byId("form-rows"), foot = byId("form-foot");
    const panel = dialog.querySelector(".panel");
    const canvas = byId("canvas"), mirrorHeading = byId("mirror-heading");
    let shown = [];       // {id, element, update}
    let openTitle = "";
    let cameFrom = null;  // in the list of what can be done: the id of its button, "" for its heading
    let pressed = "";     // the key of the button pressed since the rows were last shown
    let trail = [];       // the keys of the buttons that led here
    let arriving = false; // a page has been opened, and its rows may be still to come
    const makeRow = window.yinuoControls(window.yinuoCards(shell));
    const game = () => window.Module.game;

    // Rows without a key are told apart by how many of their kind came before.
    function identify(form) {
        const seen = new Map();
        return form.map((row) => {
            const base = row.kind + " " + row.key;
            const times = seen.get(base) || 0;
            seen.set(base, times + 1);
            return base + " " + times;
        });
    }

    // Rows that stand in the title line; the others.
    const heads = {back: back, help: help};
    const bodyOf = (form) => form.filter((row) => !heads[row.key]);

    function showHead(form) {
        Object.keys(heads).forEach((key) => {
            const row = form.find((one) => one.key === key), button = heads[key];
            button.hidden = !row;
            if (row && button.textContent !== row.label) button.firstElementChild.textContent = row.label;
        });
        help.classList.toggle("short", !back.hidden);
        // It stands where the language does: on the pages on which one sets how the game looks.
        full.hidden = !document.fullscreenEnabled || !form.some((row) => row.key === "language");
        nameFull();
    }

    // ---- The whole screen: the browser gives it for a press only, and takes it back by its own keys

    function nameFull() {
        const names = window.yinuoTexts[window.yinuoPickLanguage([shell.language])].fullScreen;
        const is = Boolean(document.fullscreenElement);
        full.setAttribute("aria-pressed", String(is));
        full.title = names[is ? 1 : 0];
        full.setAttribute("aria-label", names[0]);
    }

    full.addEventListener("click", () => {
        const asked = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
        if (asked) asked.catch(() => {});  // refused: all stays as it is
    });
    document.addEventListener("fullscreenchange", nameFull);

    // What the page is for: it stands at the foot. A new match stands beside one that waits.
    const isMain = (row) => row.kind === "primary" || row.key === "play";

    // Puts the row at `index`. The one that has the keyboard stays where it is: those before it make way.
    function place(parent, element, index) {
        if (parent.children[index] === element) return;
        if (element.parentNode === parent && element.contains(document.activeElement)) {
            while (parent.children[index] !== element) parent.insertBefore(parent.children[index], element.nextSibling);
        } else {
            parent.insertBefore(element, parent.children[index] || null);
        }
    }

    const controlIn = (element) => element.querySelector("button:not(:disabled), input:not(:disabled)");

    function update(all) {
        showHead(all);
        const form = bodyOf(all);
        const ids = identify(form);
        const before = new Map(shown.map((one) => [one.id, one]));
        const hadFocus = panel.contains(document.activeElement);
        const come = [];
        const next = form.map((row, index) => {
            const kept = before.get(ids[index]);
            before.delete(ids[index]);
            const one = kept || Object.assign(makeRow(row), {id: ids[index]});
            if (!kept) come.push(one.element);
            one.element.dataset.row = row.key;
            one.update(row);
            return one;
        });
        before.forEach((gone) => gone.element.remove());
        panel.classList.toggle("footed", form.some(isMain));
        // Short controls, and many; where words are larger they are not short.
        const small = (document.documentElement.dataset.text || "normal") === "normal";
        panel.classList.toggle("broad", small && form.some((row) => row.key === "play"));
        const below = next.filter((one, index) => isMain(form[index]));
        below.forEach((one, index) => place(foot, one.element, index));
        next.filter((one) => !below.includes(one)).forEach((one, index) => place(rows, one.element, index));
        shown = next;
        spread();
        hint();
        // The control is gone with what it did: what has come in its place takes the keyboard.
        if (!hadFocus || panel.contains(document.activeElement)) return;
        const heir = come.map(controlIn).find(Boolean) || (back.hidden ? title : back);
        heir.focus({preventScroll: true});
    }

    // Rows lie two in a line where there is room; one that would be left alone takes the whole line. What is told lies
    // beside what is told, controls beside controls.
    function spread() {
        const whole = (one) => /\b(heading|section|share|wide|text|problem)\b/.test(one.element.className);
        const isFact = (one) => /\bfact\b/.test(one.element.className);
        let waiting = null;
        shown.filter((one) => one.element.parentNode === rows).forEach((one) => {
            one.element.classList.remove("alone");
            if (whole(one)) {
                if (waiting) waiting.element.classList.add("alone");
                waiting = null;
            } else if (waiting && isFact(waiting) !== isFact(one)) {
                waiting.element.classList.add("alone");
                waiting = one;
            } else {
                waiting = waiting ? null : one;
            }
        });
        if (waiting) waiting.element.classList.add("alone");
    }

    // Shows at which ends rows are out of sight.
    function hint() {
        const below = rows.scrollHeight - rows.clientHeight - rows.scrollTop;
        panel.classList.toggle("more-above", rows.scrollTop > 2);
        panel.classList.toggle("more-below", below > 2);
    }

    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    // In a very small window it is the whole page that scrolls.
    function scroll(pages) {
        const moved = rows.scrollHeight > rows.clientHeight + 2 ? rows : dialog;
        moved.scrollBy({top: pages * moved.clientHeight, behavior: still.matches ? "auto" : "smooth"});
    }

    // Where rows fade out, a press asks for more of them: what is half out of sight is not pressed by mistake.
    function scrollInstead(event) {
        const y = event.clientY, box = rows.getBoundingClientRect();
        const below = panel.classList.contains("more-below") && y > box.bottom - 44;
        const above = panel.classList.contains("more-above") && y < box.top + 14;
        if (event.detail === 0 || !(below || above)) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.type === "click") scroll(below ? 0.7 : -0.7);
    }

    // Rows scroll by the usual keys wherever the keyboard is in the panel; within them the browser sees to it.
    function scrollByKey(event) {
        const pages = {PageDown: 0.9, PageUp: -0.9, ArrowDown: 0.2, ArrowUp: -0.2, Home: -1000, End: 1000}[event.key];
        if (!pages || rows.contains(event.target)) return;
        scroll(pages);
        event.preventDefault();
    }

    rows.addEventListener("mousedown", scrollInstead, true);
    rows.addEventListener("click", scrollInstead, true);
    rows.addEventListener("scroll", hint, {passive: true});
    panel.addEventListener("keydown", scrollByKey);
    window.addEventListener("resize", hint);

    function goBack() {
        pressed = "";
        if (panel.contains(document.activeElement)) document.activeElement.blur();  // what was typed there counts
        game().escape();
    }

    back.addEventListener("click", goBack);
    help.addEventListener("click", () => game().activate("help"));
    panel.addEventListener("click", (event) => {
        const button = event.target.closest("button[data-key]");
        if (button && button !== back) pressed = button.dataset.key;
    });

    // Back on a page that has been left: the button that led away.
    function whereItWasLeft() {
        for (let i = trail.length - 1; i >= 0; --i) {
            const button = panel.querySelector(`button[data-key="${CSS.escape(trail[i])}"]:not(:disabled)`);
            if (!button || button.hidden) continue;
            trail.length = i;
            return button;
        }
        return null;
    }

    // Where the keyboard begins on a new page: at a main button with which the page begins, else at the way back, before
    // everything else: Enter does not act on what has not been read.
    function firstControl() {
        const main = foot.querySelector("button.primary:not(:disabled)");
        const first = shown.findIndex((one) => controlIn(one.element));
        if (main && first < shown.length - 1 && shown[first].element.contains(main)) return main;
        return back.hidden ? title : back;
    }

    // In a list of rule sets the one in use is in sight.
    function showChosen() {
        const marks = rows.querySelectorAll("button[data-key^='set:'] .mark, button[data-key^='own:'] .mark");
        const chosen = Array.from(marks).find((mark) => mark.textContent);
        if (chosen) chosen.closest("button").scrollIntoView({block: "center"});
        arriving = shown.length < 3;
    }

    function opened() {
        canvas.tabIndex = -1;
        dialog.hidden = false;
        rows.scrollTop = dialog.scrollTop = 0;
        const left = whereItWasLeft();
        (left || firstControl()).focus({preventScroll: true});
        arriving = !left;
        if (left && rows.contains(left)) left.scrollIntoView({block: "center"});
        else if (arriving) showChosen();
        hint();
    }

    function closed() {
        dialog.hidden = true;
        canvas.tabIndex = 0;
        const button = cameFrom && byId("mirror").querySelector(`[data-id="${CSS.escape(cameFrom)}"]`);
        (cameFrom === null ? canvas : button || mirrorHeading).focus({preventScroll: true});
    }

    byId("mirror").addEventListener("focusin", (event) => { cameFrom = event.target.dataset.id || ""; });
    canvas.addEventListener("focus", () => { cameFrom = null; });
    // Also where the keyboard has left the panel for the page behind it.
    document.addEventListener("keydown", (event) => {
        if (dialog.hidden || event.isComposing) return;
        const outside = event.target === document.body;
        if (event.key === "Escape" && (outside || dialog.contains(event.target))) goBack();
        if (event.key === "Enter" && outside && foot.contains(firstControl())) firstControl().click();
    });

    // The same rows under another title are the same screen in another language: it keeps the keyboard where it is.
    function sameRows(all) {
        const form = bodyOf(all);
        return form.length === shown.length && identify(form).every((id, index) => id === shown[index].id);
    }

    shell.form = function (page) {
        const another = page.formTitle !== openTitle && !(page.formTitle && openTitle && sameRows(page.form));
        if (another) {
            if (!openTitle) trail = [];
            else if (pressed) trail.push(pressed);
            shown.forEach((one) => one.element.remove());
            shown = [];
        }
        pressed = "";
        if (title.textContent !== page.formTitle) title.textContent = page.formTitle;
        update(page.formTitle ? page.form : []);
        openTitle = page.formTitle;
        if (arriving && !another) showChosen();
        if (!another) return;
        if (openTitle) opened();
        else closed();
    };
};
