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

    function makeHeading() {
        const element = make("h3", "row heading");
        return {element: element, update: (row) => setText(element, row.label)};
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
        const help = addHelp(element);
        let row = null, typing = false;
        less.type = more.type = "button";
        less.textContent = "−";
        more.textContent = "+";
        input.type = "number";
        input.inputMode = "numeric";
        input.id = "field-" + (++counter);
        label.htmlFor = input.id;
        input.setAttribute("aria-describedby", help.id);
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
            setText(help, next.help);
            input.min = next.least;
            input.max = next.most;
            if (!typing && input.value !== next.value) input.value = next.value;
            less.setAttribute("aria-label", next.label + " −");
            more.setAttribute("aria-label", next.label + " +");
            less.disabled = !next.enabled || Number(next.value) <= next.least;
            more.disabled = !next.enabled || Number(next.value) >= next.most;
            input.disabled = !next.enabled;
        }
        less.addEventListener("click", () => send(Number(row.value) - 1));
        more.addEventListener("click", () => send(Number(row.value) + 1));
        input.addEventListener("input", () => { typing = true; });
        input.addEventListener("change", () => send(input.value === "" ? NaN : Number(input.value)));
        return {element: element, update: update};
    }

    const nameOf = (row, index) => row.names[index] || row.choices[index];

    // A few short choices lie side by side; more, or longer ones, fold into a list.
    function fitsSideBySide(row) {
        const widths = row.choices.map((choice, index) => Array.from(nameOf(row, index)).reduce(
            (sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0));
        return row.choices.length <= 4 && Math.max.apply(null, widths) * row.choices.length <= 40;
    }

    function makeSegments(key) {
        const element = make("div", "row choice");
        const label = make("p", "label", element), box = make("div", "segments", element), help = addHelp(element);
        const group = "group-" + (++counter);
        label.id = "name-" + counter;
        element.setAttribute("role", "radiogroup");
        element.setAttribute("aria-labelledby", label.id);
        element.setAttribute("aria-describedby", help.id);
        let built = "";
        function build(row) {
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
                setText(help, row.help);
                box.querySelectorAll("input").forEach((input) => {
                    input.checked = input.value === row.value;
                    input.disabled = !row.enabled;
                });
            }
        };
    }

    function makeList(key) {
        const element = make("div", "row choice");
        const label = make("label", "label", element), select = make("select", "", element), help = addHelp(element);
        let built = "";
        select.id = "field-" + (++counter);
        label.htmlFor = select.id;
        select.setAttribute("aria-describedby", help.id);
        select.addEventListener("change", () => game().change(key, select.value));
        function build(row) {
            select.textContent = "";
            row.choices.forEach((choice, index) => {
                const option = make("option", "", select);
                option.value = choice;
                option.textContent = nameOf(row, index);
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
                select.disabled = !row.enabled;
                select.value = row.value;
            }
        };
    }

    function makeToggle(key) {
        const element = make("div", "row toggle");
        const holder = make("label", "switch", element), label = make("span", "label", holder);
        const input = make("input", "", holder), help = addHelp(element);
        input.type = "checkbox";
        input.setAttribute("aria-describedby", help.id);
        input.addEventListener("change", () => game().change(key, input.checked ? "on" : "off"));
        return {
            element: element,
            update: (row) => {
                setText(label, row.label);
                setText(help, row.help);
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
            case "number": return makeNumber(row.key);
            case "choice": return fitsSideBySide(row) ? makeSegments(row.key) : makeList(row.key);
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
            const shape = row.kind === "choice" ? row.kind + fitsSideBySide(row) : row.kind;
            const base = shape + " " + row.key;
            const times = seen.get(base) || 0;
            seen.set(base, times + 1);
            return base + " " + times;
        });
    }

    function update(form) {
        const ids = identify(form);
        const before = new Map(shown.map((one) => [one.id, one]));
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
    }

    // Rows lie two in a line where there is room; one that would be left alone takes the whole line.
    function spread() {
        const whole = (one) => /\b(heading|text|problem|primary)\b/.test(one.element.className);
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

    rows.addEventListener("scroll", hint, {passive: true});
    window.addEventListener("resize", hint);

    function firstControl() {
        return rows.querySelector("button.primary:not(:disabled)") ||
            rows.querySelector("button:not(:disabled), input:not(:disabled), select:not(:disabled)");
    }

    function opened() {
        canvas.tabIndex = -1;
        dialog.hidden = false;
        rows.scrollTop = 0;
        hint();
        const control = firstControl();
        if (control) control.focus({preventScroll: true});
    }

    function closed() {
        dialog.hidden = true;
        canvas.tabIndex = 0;
        (cameFromMirror ? mirrorHeading : canvas).focus({preventScroll: true});
        cameFromMirror = false;
    }

    document.getElementById("mirror").addEventListener("focusin", () => { cameFromMirror = true; });
    canvas.addEventListener("focus", () => { cameFromMirror = false; });
    dialog.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && !event.isComposing) game().escape();
    });

    shell.form = function (page) {
        if (page.formTitle !== openTitle) {
            rows.textContent = "";
            shown = [];
        }
        setText(title, page.formTitle);
        update(page.formTitle ? page.form : []);
        if (page.formTitle === openTitle) return;
        openTitle = page.formTitle;
        if (openTitle) opened();
        else closed();
    };
};
