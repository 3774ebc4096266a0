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
    let counter = 0;

    const game = () => window.Module.game;

    function make(tag, className, parent) {
        const element = document.createElement(tag);
        if (className) element.className = className;
        if (parent) parent.appendChild(element);
        return element;
    }

    function setText(element, text) {
        if (element.textContent !== text) element.textContent = text;
        element.hidden = text === "";
    }

    // A text in pieces; those that name a card wear its colour.
    function setRuns(element, row) {
        if (!row.runs.length) return setText(element, row.label);
        const signature = JSON.stringify(row.runs);
        if (element.dataset.runs === signature) return undefined;
        element.dataset.runs = signature;
        element.textContent = "";
        for (const run of row.runs) make("span", run.colour ? "card-" + run.colour : "", element).textContent = run.text;
        element.hidden = false;
        return undefined;
    }

    // A help line, and the id by which its control names it.
    function addHelp(parent) {
        const help = make("p", "help", parent);
        help.id = "help-" + (++counter);
        return help;
    }

    // What a control says beside its name: a remark, what it means, an example, what stands against it.
    function addWords(parent) {
        const box = make("div", "words", parent);
        box.id = "help-" + (++counter);
        const mark = make("p", "mark", box), problems = make("div", "problems", box);
        const help = make("p", "help", box), example = make("p", "help example", box);
        return {
            id: box.id,
            update: (row) => {
                setText(mark, row.mark);
                setText(help, row.help);
                setText(example, row.example);
                setText(problems, row.problems.join("\n"));
                parent.classList.toggle("changed", row.mark !== "");
                parent.classList.toggle("wrong", row.problems.length > 0);
            }
        };
    }

    function makeHeading() {
        const element = make("h3", "row heading");
        return {element: element, update: (row) => setText(element, row.label)};
    }

    // A heading that opens and closes what follows it.
    function makeSection(key) {
        const element = make("h3", "row section"), button = make("button", "", element);
        const label = make("span", "label", button), mark = make("span", "mark", button), wrong = make("span", "problems", button);
        button.type = "button";
        button.dataset.key = key;
        button.addEventListener("click", () => game().activate(key));
        return {
            element: element,
            update: (row) => {
                setText(label, row.label);
                setText(mark, row.mark);
                setText(wrong, row.problems.join(" "));
                button.setAttribute("aria-expanded", String(row.value === "open"));
            }
        };
    }

    function makeFact() {
        const element = make("div", "row fact");
        const label = make("p", "label", element), value = make("p", "value", element);
        const mark = make("p", "mark", element), help = make("p", "help", element);
        return {
            element: element,
            update: (row) => {
                setText(label, row.label);
                setText(value, row.value);
                setText(mark, row.mark);
                setText(help, row.help);
            }
        };
    }

    // A line of text; sent as it is typed, but not while signs are still being composed.
    function makeField(key) {
        const element = make("div", "row field");
        const label = make("label", "label", element), input = make("input", "", element), words = addWords(element);
        let sent = "";
        input.type = key === "search" ? "search" : "text";
        input.id = "field-" + (++counter);
        input.autocomplete = "off";
        input.spellcheck = false;
        label.htmlFor = input.id;
        input.setAttribute("aria-describedby", words.id);
        function send() {
            if (input.value === sent) return;
            sent = input.value;
            game().change(key, sent);
        }
        input.addEventListener("input", (event) => { if (!event.isComposing) send(); });
        input.addEventListener("compositionend", send);
        return {
            element: element,
            update: (row) => {
                setText(label, row.label);
                words.update(row);
                input.maxLength = row.most;
                input.disabled = !row.enabled;
                input.setAttribute("aria-invalid", String(row.problems.length > 0));
                if (row.value === sent || input.value === row.value) return;
                input.value = sent = row.value;
            }
        };
    }

    // Where the browser forbids it, the text is marked, so that the person can copy it.
    function copy(area, text) {
        area.value = text;
        const mark = () => {
            area.focus({preventScroll: true});
            area.select();
            let done = false;
            try {
                done = document.execCommand("copy");
            } catch (error) {
                done = false;
            }
            game().activate(done ? "copied" : "copy_failed");
        };
        if (!navigator.clipboard || !navigator.clipboard.writeText) return mark();
        return navigator.clipboard.writeText(text).then(() => game().activate("copied"), mark);
    }

    // The address of this page with the code as its only question; a plus is shorter than %20.
    function linkTo(code) {
        const text = encodeURIComponent(code).replace(/%20/g, "+").replace(/%3D/g, "=");
        return location.origin + location.pathname + "?rules=" + text;
    }

    function makeShare() {
        const element = make("div", "row share");
        const label = make("label", "label", element), area = make("textarea", "", element);
        const box = make("div", "pair", element), help = addHelp(element);
        let built = "", code = "";
        area.readOnly = true;
        area.rows = 2;
        area.id = "field-" + (++counter);
        label.htmlFor = area.id;
        area.setAttribute("aria-describedby", help.id);
        area.addEventListener("focus", () => area.select());
        function build(row) {
            box.textContent = "";
            row.choices.forEach((choice, index) => {
                const button = make("button", "", box);
                button.type = "button";
                button.dataset.key = "copy-" + choice;
                button.textContent = nameOf(row, index);
                button.addEventListener("click", () => copy(area, choice === "link" ? linkTo(code) : code));
            });
        }
        return {
            element: element,
            update: (row) => {
                const now = JSON.stringify([row.choices, row.names]);
                if (now !== built) build(row);
                built = now;
                setText(label, row.label);
                setText(help, row.help);
                if (row.value !== code) area.value = code = row.value;
            }
        };
    }

    function makeText(kind) {
        const element = make("div", "row " + kind);
        if (kind === "problem") element.setAttribute("role", "alert");
        const label = make("p", "label", element), value = make("p", "value", element), help = addHelp(element);
        return {
            element: element,
            update: (row) => {
                setRuns(label, row);
                setText(value, row.value);
                setText(help, row.help);
            }
        };
    }

    function makeNumber(key) {
        const element = make("div", "row number");
        const label = make("label", "label", element);
        const box = make("div", "stepper", element);
        const less = make("button", "step", box), input = make("input", "", box), more = make("button", "step", box);
        const words = addWords(element);
        let row = null, typing = false;
        less.type = more.type = "button";
        less.tabIndex = more.tabIndex = -1;  // arrows in the field do the same
        less.textContent = "−";
        more.textContent = "+";
        input.type = "number";
        input.inputMode = "numeric";
        input.id = "field-" + (++counter);
        label.htmlFor = input.id;
        input.setAttribute("aria-describedby", words.id);
        function send(number) {
            typing = false;
            if (Number.isNaN(number)) return update(row);
            const clamped = Math.max(row.least, Math.min(row.most, Math.round(number)));
            input.value = String(clamped);
            return game().change(key, String(clamped));
        }
        function update(next) {
            row = next;
            setText(label, next.label);
            words.update(next);
            input.min = next.least;
            input.max = next.most;
            if (!typing && input.value !== next.value) input.value = next.value;
            less.setAttribute("aria-label", next.label + " −");
            more.setAttribute("aria-label", next.label + " +");
            less.disabled = !next.enabled || Number(next.value) <= next.least;
            more.disabled = !next.enabled || Number(next.value) >= next.most;
            input.disabled = !next.enabled;
        }
        less.addEventListener("click", () => send(Number(row.value) - row.step));
        more.addEventListener("click", () => send(Number(row.value) + row.step));
        input.addEventListener("input", () => { typing = true; });
        input.addEventListener("change", () => send(input.value === "" ? NaN : Number(input.value)));
        return {element: element, update: update};
    }

    const nameOf = (row, index) => row.names[index] || row.choices[index];

    // A few short choices lie side by side, more of them in a line of their own, longer ones below each other: nothing
    // that can be chosen is hidden.
    function shapeOf(row) {
        const widths = row.choices.map((choice, index) => Array.from(nameOf(row, index)).reduce(
            (sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0));
        const widest = Math.max.apply(null, widths);
        if (row.choices.length <= 4 && widest * row.choices.length <= 40) return "";
        return widest <= 12 ? "wide" : "tall";
    }

    function makeChoice(key) {
        const element = make("div", "row choice");
        const label = make("p", "label", element), box = make("div", "segments", element), words = addWords(element);
        const group = "group-" + (++counter);
        label.id = "name-" + counter;
        element.setAttribute("role", "radiogroup");
        element.setAttribute("aria-labelledby", label.id);
        element.setAttribute("aria-describedby", words.id);
        let built = "";
        function build(row) {
            const shape = shapeOf(row);
            element.classList.toggle("wide", shape === "wide");
            element.classList.toggle("tall", shape === "tall");
            box.textContent = "";
            row.choices.forEach((choice, index) => {
                const holder = make("label", "segment", box), input = make("input", "", holder);
                input.type = "radio";
                input.name = group;
                input.value = choice;
                make("span", "", holder).textContent = nameOf(row, index);
                input.addEventListener("change", () => game().change(key, choice));
            });
        }
        return {
            element: element,
            update: (row) => {
                const now = JSON.stringify([row.choices, row.names]);
                if (now !== built) build(row);
                built = now;
                setText(label, row.label);
                words.update(row);
                box.querySelectorAll("input").forEach((input) => {
                    input.checked = input.value === row.value;
                    input.disabled = !row.enabled;
                });
            }
        };
    }

    function makeToggle(key) {
        const element = make("div", "row toggle");
        const holder = make("label", "switch", element), label = make("span", "label", holder);
        const input = make("input", "", holder), words = addWords(element);
        input.type = "checkbox";
        input.setAttribute("aria-describedby", words.id);
        input.addEventListener("change", () => game().change(key, input.checked ? "on" : "off"));
        return {
            element: element,
            update: (row) => {
                setText(label, row.label);
                words.update(row);
                input.checked = row.value === "on";
                input.disabled = !row.enabled;
            }
        };
    }

    function makeButton(key, kind) {
        const element = make("div", "row action " + kind);
        const button = make("button", kind, element), help = addHelp(element);
        button.type = "button";
        button.dataset.key = key;
        button.setAttribute("aria-describedby", help.id);
        button.addEventListener("click", () => game().activate(key));
        return {
            element: element,
            update: (row) => {
                setText(button, row.label);
                setText(help, row.help);
                button.disabled = !row.enabled;
            }
        };
    }

    function makeRow(row) {
        switch (row.kind) {
            case "heading": return makeHeading();
            case "fact": return makeFact();
            case "section": return makeSection(row.key);
            case "field": return makeField(row.key);
            case "share": return makeShare();
            case "number": return makeNumber(row.key);
            case "choice": return makeChoice(row.key);
            case "toggle": return makeToggle(row.key);
            case "button":
            case "primary": return makeButton(row.key, row.kind);
            default: return makeText(row.kind);
        }
    }

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
        setText(title, page.formTitle);
        update(page.formTitle ? page.form : []);
        openTitle = page.formTitle;
        if (!another) return;
        if (openTitle) opened();
        else closed();
    };
};
