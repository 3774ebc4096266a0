// Every screen that is not the table: rows described by the game, shown as ordinary controls.
// Promises: works by differences, so that typing and focus survive every change; what the person does goes back by key;
// opening takes the keyboard, closing gives it back. ES2018. Does not know: which screen it is.
"use strict";

window.yinuoForms = function (shell) {
    const dialog = document.getElementById("form");
    const title = document.getElementById("form-title");
    const rows = document.getElementById("form-rows");
    const panel = dialog.querySelector(".panel");
    const canvas = document.getElementById("canvas");
    const mirrorHeading = document.getElementById("mirror-heading");
    let shown = [];       // {id, element, update}
    let openTitle = "";
    let cameFromMirror = false;
    const makeRow = window.yinuoControls();
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

    function update(form) {
        const ids = identify(form);
        const before = new Map(shown.map((one) => [one.id, one]));
        const hadFocus = rows.contains(document.activeElement);
        const next = form.map((row, index) => {
            const kept = before.get(ids[index]);
            before.delete(ids[index]);
            const one = kept || Object.assign(makeRow(row), {id: ids[index]});
            one.element.dataset.row = row.key;
            one.update(row);
            return one;
        });
        before.forEach((gone) => gone.element.remove());
        next.forEach((one, index) => {
            if (rows.children[index] === one.element) return;
            if (one.element.contains(document.activeElement)) {
                while (rows.children[index] !== one.element) rows.insertBefore(rows.children[index], one.element.nextSibling);
            } else {
                rows.insertBefore(one.element, rows.children[index] || null);
            }
        });
        shown = next;
        spread();
        hint();
        // The control is gone with what it did: the keyboard stays in the form.
        if (hadFocus && !rows.contains(document.activeElement)) title.focus({preventScroll: true});
    }

    // Rows lie two in a line where there is room; one that would be left alone takes the whole line.
    function spread() {
        const whole = (one) => /\b(heading|section|share|wide|text|problem|primary)\b/.test(one.element.className);
        let waiting = null;
        shown.forEach((one) => {
            one.element.classList.remove("alone");
            if (whole(one)) {
                if (waiting) waiting.element.classList.add("alone");
                waiting = null;
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
        const last = rows.lastElementChild;
        panel.classList.toggle("long", Boolean(last && last.classList.contains("primary")));
    }

    // Where rows fade out, a press asks for more of them: what is half out of sight is not pressed by mistake.
    function scrollInstead(event) {
        const y = event.clientY, box = rows.getBoundingClientRect();
        const below = panel.classList.contains("more-below") && !panel.classList.contains("long") && y > box.bottom - 44;
        const above = panel.classList.contains("more-above") && y < box.top + 14;
        if (event.detail === 0 || !(below || above)) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.type === "click") rows.scrollBy({top: (below ? 0.7 : -0.7) * rows.clientHeight, behavior: "smooth"});
    }

    rows.addEventListener("mousedown", scrollInstead, true);
    rows.addEventListener("click", scrollInstead, true);
    rows.addEventListener("scroll", hint, {passive: true});
    window.addEventListener("resize", hint);

    // Where the keyboard begins: at the main button where it comes first or is the only one, else at the title, so that a
    // long page is read from its beginning and Enter does not act on what is not in sight yet.
    function firstControl() {
        const controls = rows.querySelectorAll("button:not(:disabled), input:not(:disabled)");
        const main = rows.querySelector("button.primary:not(:disabled)");
        return main && (controls[0] === main || controls.length === 1) ? main : title;
    }

    function opened() {
        canvas.tabIndex = -1;
        dialog.hidden = false;
        rows.scrollTop = 0;
        hint();
        // A finger needs no ring around the first button.
        const finger = window.matchMedia("(pointer: coarse)").matches;
        (finger ? title : firstControl()).focus({preventScroll: true});
    }

    function closed() {
        dialog.hidden = true;
        canvas.tabIndex = 0;
        (cameFromMirror ? mirrorHeading : canvas).focus({preventScroll: true});
        cameFromMirror = false;
    }

    document.getElementById("mirror").addEventListener("focusin", () => { cameFromMirror = true; });
    canvas.addEventListener("focus", () => { cameFromMirror = false; });
    // Also where the keyboard has left the panel for the page behind it.
    document.addEventListener("keydown", (event) => {
        const here = dialog.contains(event.target) || event.target === document.body;
        if (event.key === "Escape" && !event.isComposing && !dialog.hidden && here) game().escape();
    });

    // The same rows under another title are the same screen in another language: it keeps the keyboard where it is.
    const sameRows = (form) => form.length === shown.length && identify(form).every((id, index) => id === shown[index].id);

    shell.form = function (page) {
        const another = page.formTitle !== openTitle && !(page.formTitle && openTitle && sameRows(page.form));
        if (another) {
            rows.textContent = "";
            shown = [];
        }
        if (title.textContent !== page.formTitle) title.textContent = page.formTitle;
        update(page.formTitle ? page.form : []);
        openTitle = page.formTitle;
        if (!another) return;
        if (openTitle) opened();
        else closed();
    };
};
