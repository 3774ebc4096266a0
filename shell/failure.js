// The page on which every failure ends: what went wrong, in all three languages, the person's own first, and a button.
// Promises: works when nothing else does; speaks once. ES2018 and nothing that an old browser would stumble over.
// Does not know: how the game is loaded (loader.js).
"use strict";

// What the browser's storage answers; undefined where the page may not use it.
window.yinuoStorage = function (action) {
    try {
        return action(localStorage);
    } catch (error) {
        return undefined;
    }
};

// Who has come, as far as the page knows: where our things lie in the storage (pages of many sites may share one origin, so
// it begins with our path), the language asked for in the address, the browser's own, and the one to speak.
window.yinuoVisitor = (function () {
    const storagePrefix = "yinuo:" + location.pathname.replace(/[^/]*$/, "") + ":";
    const asked = new URLSearchParams(location.search).get("lang");
    const remembered = window.yinuoStorage((store) => store.getItem(storagePrefix + "page-language"));
    const own = navigator.languages && navigator.languages.length ? Array.from(navigator.languages) : [navigator.language];
    const language = window.yinuoPickLanguage([asked, remembered].concat(own));
    return {storagePrefix: storagePrefix, languages: [asked].concat(own).filter(Boolean), language: language};
})();

window.yinuoFailure = function (shell) {
    const texts = window.yinuoTexts;
    const byId = (id) => document.getElementById(id);

    function paragraph(parent, text) {
        const element = document.createElement("p");
        element.textContent = text;
        parent.appendChild(element);
    }

    // Whether the match goes on after loading again, in words; empty when there is none.
    function whatIsKept(words) {
        const match = window.yinuoStorage((store) => store.getItem(shell.storagePrefix + "match"));
        if (match === undefined) return words.unsaved;
        return match === null ? "" : words.saved;
    }

    function failureText(tag, cause, isFirst) {
        const words = texts[tag];
        const section = document.createElement("section");
        section.lang = tag;
        const heading = document.createElement(isFirst ? "h1" : "h2");
        heading.textContent = words.failures[cause][0];
        section.appendChild(heading);
        paragraph(section, words.failures[cause][1]);
        if (cause === "crashed" || cause === "lost") {
            const kept = whatIsKept(words);
            if (kept) paragraph(section, kept);
        }
        if (cause === "wasm" || cause === "webgl") {
            paragraph(section, words.browsers);
            paragraph(section, words.inApp);
        }
        return section;
    }

    // One cause, said in all three languages, the person's own first.
    shell.fail = function (cause, detail) {
        if (shell.failed && (cause !== "crashed" || window.yinuoLost)) return;
        shell.failed = cause !== "slow";
        if (detail) console.warn("yinuo:", cause, detail);
        const language = window.yinuoPickLanguage([shell.language]);
        const page = byId("failure");
        page.textContent = "";
        page.dataset.cause = cause;
        page.appendChild(failureText(language, cause, true));
        const button = document.createElement("button");
        button.type = "button";
        button.className = "primary";
        button.textContent = texts[language].retry;
        button.addEventListener("click", () => location.reload());
        page.appendChild(button);
        Object.keys(texts).filter((tag) => tag !== language).forEach((tag) => page.appendChild(failureText(tag, cause, false)));
        byId("loading").hidden = true;
        byId("veil").hidden = true;
        if (shell.failed) {
            byId("canvas").hidden = true;
            byId("mirror").hidden = true;
            byId("form").hidden = true;
        }
        page.hidden = false;
        page.focus();
    };

    window.addEventListener("error", (event) => {
        if (!event.message || /ResizeObserver/.test(event.message)) return;
        shell.fail("crashed", event.message);
    });
};

// A script or style of the page itself that did not come, or came cut short: its address. The loader then starts nothing;
// it may be what is missing.
window.yinuoLost = "";

(function () {
    function lost(address) {
        if (window.yinuoLost) return;
        window.yinuoLost = address;
        const shell = window.Module ? window.Module.shell : Object.assign({}, window.yinuoVisitor);
        if (!shell.fail) window.yinuoFailure(shell);
        shell.fail("network", address);
    }
    const isStyle = (element) => element.rel === "stylesheet";
    // Deferred scripts run once all styles have come or have failed to: some browsers keep an empty one then.
    const came = (link) => link.sheet && link.sheet.cssRules.length > 0;
    const style = Array.from(document.querySelectorAll("link")).find((link) => isStyle(link) && !came(link));
    if (style) lost(style.href);
    window.addEventListener("error", (event) => {
        const element = event.target;
        if (event.error instanceof SyntaxError) lost(event.filename);
        if (element.tagName === "SCRIPT" || (element.tagName === "LINK" && isStyle(element))) lost(element.src || element.href);
    }, true);
})();
