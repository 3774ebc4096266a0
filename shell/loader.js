// Brings the game into the page: checks the browser, fetches with real progress, starts.
// Promises: one request for each file, only to this site, only relative addresses, each with what it holds as its
// version, so that no host or cache can mix two builds; the bar counts raw bytes against the sizes that were written
// down when the site was built; every failure goes to failure.js; a browser that can do less gets the game all the same,
// without a word in the console.
// ES2018. Does not know: what the game shows (mirror.js, forms.js, controls.js).
"use strict";

(function () {
    if (window.yinuoLost) return;  // failure.js has said so
    const texts = window.yinuoTexts;
    const query = new URLSearchParams(location.search);
    const byId = (id) => document.getElementById(id);
    const secondsToFirstFrame = 15;

    const {storagePrefix, languages, language} = window.yinuoVisitor;

    const shell = {
        storagePrefix: storagePrefix,
        languages: languages,
        language: language,
        test: query.get("test") === "1",
        linkedRules: query.get("rules") || "",
        seed: query.get("test") === "1" && query.has("seed") ? Number(query.get("seed")) : undefined,
        assets: {},
        pictures: {},
        failed: false,
        drawn: false
    };

    // Rings show where the keyboard is from the first key on, and not to those who point.
    const root = document.documentElement.classList;
    document.addEventListener("keydown", () => root.add("keys"), true);
    document.addEventListener("pointerdown", () => root.remove("keys"), true);

    // ---- What the browser can do

    function hasWebGL2() {
        try {
            const context = document.createElement("canvas").getContext("webgl2");
            if (!context) return false;
            const lose = context.getExtension("WEBGL_lose_context");
            if (lose) lose.loseContext();
            return true;
        } catch (error) {
            return false;
        }
    }

    function missing() {
        if (location.protocol === "file:") return "file";
        if (typeof WebAssembly !== "object" || !window.fetch || !window.TextEncoder) return "wasm";
        if (!hasWebGL2()) return "webgl";
        return "";
    }

    // ---- Fetching

    let total = 1, received = 0, lastSign = performance.now();

    function progress(bytes) {
        received += bytes;
        lastSign = performance.now();
        byId("loading-bar").value = Math.min(0.9, 0.9 * received / total);
    }

    const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

    async function get(name, how) {
        for (let attempt = 0; ; ++attempt) {
            try {
                const response = await fetch(name, how);
                if (response.ok) return response;
                if (response.status < 500) throw Object.assign(new Error(name + ": " + response.status), {final: true});
                throw new Error(name + ": " + response.status);
            } catch (error) {
                if (error.final || attempt === 2) throw error;
                await wait(500 * (attempt + 1));
            }
        }
    }

    // All of a response as one array, each part counted as it comes.
    async function bytesOf(response, count) {
        if (!response.body || !response.body.getReader) {
            const whole = new Uint8Array(await response.arrayBuffer());
            count(whole.length);
            return whole;
        }
        const reader = response.body.getReader();
        const parts = [];
        let length = 0;
        for (;;) {
            const part = await reader.read();
            if (part.done) break;
            parts.push(part.value);
            length += part.value.length;
            count(part.value.length);
        }
        const whole = new Uint8Array(length);
        let at = 0;
        for (const part of parts) {
            whole.set(part, at);
            at += part.length;
        }
        return whole;
    }

    function counted(body) {
        const reader = body.getReader();
        return new ReadableStream({
            pull: async (controller) => {
                const part = await reader.read();
                if (part.done) return controller.close();
                progress(part.value.length);
                controller.enqueue(part.value);
            }
        });
    }

    // Compiles while it comes; hosts and browsers that cannot do that get the bytes first.
    async function compile(name) {
        const response = await get(name);
        const before = received;
        if (WebAssembly.compileStreaming && response.body && window.ReadableStream) {
            try {
                const typed = new Response(counted(response.body), {headers: {"Content-Type": "application/wasm"}});
                return await WebAssembly.compileStreaming(typed);
            } catch (error) {
                received = before;
                return WebAssembly.compile(await bytesOf(await get(name), progress));
            }
        }
        return WebAssembly.compile(await bytesOf(response, progress));
    }

    // ---- Which files

    const assetFolder = "assets/";
    const laterFolders = /^assets\/(icons|strings\/rules)\//;
    const tagPattern = /(zh-Hans|zh-Hant|en)(?=\.[a-z0-9]+$)/;

    // The files for the first hand: of those that exist in several languages only the one to be used.
    function firstNeeded(files) {
        const names = new Set(files.map((file) => file.name));
        return files.filter((file) => {
            if (!file.name.startsWith(assetFolder) || laterFolders.test(file.name)) return false;
            const tag = tagPattern.exec(file.name);
            if (!tag) return true;
            const mine = file.name.replace(tagPattern, language);
            return tag[1] === (names.has(mine) ? language : "zh-Hans");
        });
    }

    let manifest = [];

    // The name under which a file of the manifest is asked for.
    const addressOf = (file) => (file.version ? file.name + "?v=" + file.version : file.name);

    // Decodes a picture beside the game. Browsers that cannot, or not without changing its colours, leave it to the game.
    async function decode(name, bytes) {
        if (!/\.png$/.test(name) || !window.createImageBitmap) return;
        try {
            shell.pictures[name] = await createImageBitmap(new Blob([bytes], {type: "image/png"}),
                {premultiplyAlpha: "none", colorSpaceConversion: "none"});
        } catch (error) {
            delete shell.pictures[name];
        }
    }

    // The bytes of an asset, under the name that the game knows it by. What was cut short, or is a host's own page for
    // files that it has not, may lie in a cache: once more past it.
    async function fetchAsset(file, count) {
        let bytes = await bytesOf(await get(addressOf(file)), count);
        if (bytes.length !== file.bytes) bytes = await bytesOf(await get(addressOf(file), {cache: "reload"}), count);
        if (bytes.length !== file.bytes) throw new Error(file.name + ": " + bytes.length + " bytes of " + file.bytes);
        const name = file.name.slice(assetFolder.length);
        await decode(name, bytes);
        return [name, bytes];
    }

    // Where an asset that has come once can be had again.
    shell.address = function (name) {
        const file = manifest.find((one) => one.name === assetFolder + name);
        return file ? addressOf(file) : assetFolder + name;
    };

    const awaited = new Set();

    function showAwaited() {
        byId("awaited").textContent = awaited.size ? texts[shell.language].awaited : "";
        byId("awaited").hidden = awaited.size === 0;
    }

    const online = () => new Promise((done) => window.addEventListener("online", done, {once: true}));

    // A file that the game asks for later (another language). Comes by way of shell.give; until it does, the page says
    // that it is waited for.
    shell.fetch = async function (name) {
        const file = manifest.find((one) => one.name === assetFolder + name);
        if (!file) return;
        for (let pause = 2000; ; pause = Math.min(30000, 2 * pause)) {
            try {
                const [, bytes] = await fetchAsset(file, () => {});
                awaited.delete(name);
                showAwaited();
                return shell.give(name, bytes);
            } catch (error) {
                awaited.add(name);
                showAwaited();
                await Promise.race([wait(pause), online()]);
            }
        }
    };

    // ---- The game's life

    shell.firstFrame = function () {
        shell.drawn = true;
        byId("loading").hidden = true;
        byId("failure").hidden = true;
        if (document.activeElement === document.body || document.activeElement === byId("failure")) {
            byId("canvas").focus({preventScroll: true});
        }
        if (shell.test) shell.installTestHooks();
    };

    let restoring = 0;
    shell.contextLost = function () {
        byId("veil").textContent = texts[shell.language].restoring;
        byId("veil").hidden = false;
        restoring = setTimeout(() => shell.fail("lost"), 5000);
    };
    shell.contextRestored = function () {
        clearTimeout(restoring);
        byId("veil").hidden = true;
    };

    function watchForFirstFrame() {
        if (shell.drawn || shell.failed) return;
        if (document.visibilityState === "hidden") lastSign = performance.now();  // hidden pages get no frames
        if (performance.now() - lastSign > secondsToFirstFrame * 1000) {
            if (byId("failure").hidden) shell.fail("slow");
        }
        setTimeout(watchForFirstFrame, 500);
    }

    function startScript(name) {
        const script = document.createElement("script");
        script.src = name;
        script.onerror = () => shell.fail("network", name);
        document.body.appendChild(script);
    }

    // What is to be heard at the table. What makes it heard comes with the first cue; a game without it is silent, so
    // it is no script of the page, whose failure would be the game's.
    const earsAgain = 30000;  // milliseconds until it is asked for once more
    let earsAt = -earsAgain;
    shell.cue = function (name) {
        if (shell.hear) return shell.hear(name);
        const file = manifest.find((one) => one.name === "sound.js");
        if (!file || performance.now() - earsAt < earsAgain) return undefined;
        earsAt = performance.now();
        return import("./" + addressOf(file)).then(() => window.yinuoSound(shell)).catch(() => {});
    };

    async function start() {
        const list = document.querySelector("link[rel=preload]").getAttribute("href");
        manifest = (await (await get(list)).json()).files;
        const wasm = manifest.find((file) => /\.wasm$/.test(file.name));
        const script = manifest.find((file) => file.name === wasm.name.replace(/\.wasm$/, ".js"));
        const first = firstNeeded(manifest);
        total = first.reduce((sum, file) => sum + file.bytes, wasm.bytes);
        const fetched = first.map(async (file) => {
            const [name, bytes] = await fetchAsset(file, progress);
            shell.assets[name] = bytes;
        });
        const ready = Promise.all([compile(addressOf(wasm))].concat(fetched));
        window.Module = {
            canvas: byId("canvas"),
            shell: shell,
            onAbort: (what) => shell.fail("crashed", String(what)),
            instantiateWasm: (imports, done) => {
                ready.then(([module]) => WebAssembly.instantiate(module, imports).then((instance) => {
                    byId("loading-bar").value = 1;
                    lastSign = performance.now();
                    done(instance, module);
                })).catch((error) => shell.fail("network", String(error)));
                return {};
            }
        };
        startScript(addressOf(script));
    }

    // The game has taken it: loading the page again goes on where the person is.
    shell.forgetLink = function () {
        shell.linkedRules = "";
        if (!window.history.replaceState) return;
        query.delete("rules");
        const rest = query.toString();
        window.history.replaceState(null, "", location.pathname + (rest ? "?" + rest : ""));
    };

    // A match to be told again, behind the # of the address. In an open page it takes a new start: a match that is
    // played is kept.
    const isReplay = (hash) => /^#\d+\./.test(hash);
    shell.takeReplay = function () {
        const hash = location.hash;
        if (!isReplay(hash)) return "";
        if (window.history.replaceState) window.history.replaceState(null, "", location.pathname + location.search);
        return hash;
    };
    window.addEventListener("hashchange", () => {
        if (isReplay(location.hash)) location.reload();
    });

    shell.start = function () {
        document.documentElement.lang = language;
        byId("loading-text").textContent = texts[language].loading;
        byId("canvas").setAttribute("aria-label", texts[language].canvas);
        const cause = missing();
        if (cause) return shell.fail(cause);
        watchForFirstFrame();
        return start().catch((error) => shell.fail("network", String(error)));
    };

    window.yinuoFailure(shell);
    window.yinuoMirror(shell);
    window.yinuoForms(shell);
    shell.start();
})();
