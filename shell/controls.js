// The controls of a form: for each kind of row an element and a way to show it anew.
// Promises: plain controls of the page with labels, descriptions and what is said of them; what the person does goes to
// the game by the row's key; showing a row again keeps typing and the keyboard. ES2018. Does not know: where a row lies.
"use strict";

// A function that makes {element, update} of a row. `drawCards`: of cards.js.
window.yinuoControls = function (drawCards) {
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
        const help = make("p", "help", element), mark = make("p", "mark", element);
        return {
            element: element,
            update: (row) => {
                element.classList.toggle("own", Boolean(row.own));
                setText(label, row.label);
                setText(value, row.value);
                setText(mark, row.mark);
                setText(help, row.help);
            }
        };
    }

    // A line of text, or several where it may be long; sent as it is typed, but not while signs are still being composed.
    function makeField(key, long) {
        const element = make("div", "row field"), label = make("label", "label", element);
        const input = make(long ? "textarea" : "input", "", element), words = addWords(element);
        let sent = "";
        if (long) input.rows = 2;
        else input.type = key === "search" ? "search" : "text";
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
        const mark = () => {
            area.value = text;
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

    // The address of this page with the code as its only question; a plus is shorter than %20. A match is longer than
    // what hosts take, so it stands behind the #, which the browser keeps to itself.
    function linkTo(code) {
        const page = location.origin + location.pathname;
        if (/^\d+\./.test(code)) return page + "#" + code;
        return page + "?rules=" + encodeURIComponent(code).replace(/%20/g, "+").replace(/%3D/g, "=");
    }

    function makeShare() {
        const element = make("div", "row share");
        const box = make("div", "pair", element), help = addHelp(element);
        const label = make("label", "label", element), area = make("textarea", "", element);
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
                help.hidden = false;  // what is said of a copy moves nothing
                if (row.value !== code) area.value = code = row.value;
            }
        };
    }

    function makeText(kind) {
        const element = make("div", "row " + kind);
        if (kind === "problem") element.setAttribute("role", "alert");
        const cards = make("div", "cards", element), mark = make("p", "mark", element);
        const label = make("p", "label", element), value = make("p", "value", element), help = addHelp(element);
        cards.setAttribute("aria-hidden", "true");
        cards.hidden = true;
        mark.id = "name-" + counter;
        return {
            element: element,
            update: (row) => {
                setText(mark, row.mark);
                if (row.mark) {
                    element.setAttribute("role", "group");
                    element.setAttribute("aria-labelledby", mark.id);
                } else if (kind === "text") {
                    element.removeAttribute("role");
                    element.removeAttribute("aria-labelledby");
                }
                element.classList.toggle("told", row.mark !== "");
                element.classList.toggle("own", Boolean(row.own));
                element.classList.toggle("drawn", Boolean(row.cards));
                drawCards(cards, row.cards || "");
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
        // What is typed next takes the place of the whole number.
        function mark() {
            if (document.activeElement === input) input.select();
        }
        function send(number) {
            typing = false;
            if (Number.isNaN(number)) return update(row);
            const clamped = Math.max(row.least, Math.min(row.most, Math.round(number)));
            input.value = String(clamped);
            mark();
            return game().change(key, String(clamped));
        }
        function update(next) {
            row = next;
            setText(label, next.label);
            label.dataset.range = next.least + "–" + next.most;
            words.update(next);
            input.min = next.least;
            input.max = next.most;
            if (!typing && input.value !== next.value) {
                input.value = next.value;
                mark();
            }
            less.setAttribute("aria-label", next.label + " −");
            more.setAttribute("aria-label", next.label + " +");
            less.disabled = !next.enabled || Number(next.value) <= next.least;
            more.disabled = !next.enabled || Number(next.value) >= next.most;
            input.disabled = !next.enabled;
        }
        less.addEventListener("click", () => send(Number(row.value) - row.step));
        more.addEventListener("click", () => send(Number(row.value) + row.step));
        input.addEventListener("focus", mark);
        input.addEventListener("click", mark);
        input.addEventListener("keydown", (event) => {
            const way = {ArrowUp: 1, ArrowDown: -1}[event.key];
            if (!way) return;
            event.preventDefault();
            send(Number(input.value) + way * row.step);
        });
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
            box.style.setProperty("--in-a-line", row.choices.length > 6 ? 4 : row.choices.length);
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

    // The person picks a file; its text is the new value, an empty one where it cannot be read.
    function pickFile(key) {
        const input = document.createElement("input");
        input.type = "file";
        input.accept = ".txt,text/plain";
        input.addEventListener("change", () => {
            if (input.files[0]) input.files[0].text().then((text) => game().change(key, text), () => game().change(key, ""));
        });
        input.click();
    }

    const questionRests = 400;  // milliseconds

    function makeButton(key, kind) {
        const element = make("div", "row action " + kind);
        const button = make("button", kind, element), label = make("span", "label", button), mark = make("span", "mark", button);
        const help = addHelp(element);
        let pressedAt = -Infinity, deafUntil = 0;
        button.type = "button";
        button.dataset.key = key;
        button.setAttribute("aria-describedby", help.id);
        button.addEventListener("click", (event) => {
            // The second half of a double click is no answer to what the first has asked.
            if (performance.now() < deafUntil) return event.stopPropagation();
            pressedAt = performance.now();
            return kind === "file" ? pickFile(key) : game().activate(key);
        });
        return {
            element: element,
            update: (row) => {
                const asks = label.textContent !== row.label && performance.now() - pressedAt < 1000;
                if (asks) deafUntil = performance.now() + questionRests;
                setText(label, row.label);
                setText(mark, row.mark);
                setText(help, row.help);
                element.classList.toggle("bare", Boolean(row.mark && !row.help));
                button.disabled = !row.enabled;
            }
        };
    }

    function makeRow(row) {
        switch (row.kind) {
            case "heading": return makeHeading();
            case "fact": return makeFact();
            case "section": return makeSection(row.key);
            case "field": return makeField(row.key, row.most > 4000);
            case "share": return makeShare();
            case "number": return makeNumber(row.key);
            case "choice": return makeChoice(row.key);
            case "toggle": return makeToggle(row.key);
            case "button":
            case "file":
            case "primary": return makeButton(row.key, row.kind);
            default: return makeText(row.kind);
        }
    }

    return makeRow;
};
