// What is heard at the table: the browser makes every cue itself, of a few notes and a little noise.
// Promises: soft and short, and all together never too loud; of one kind one in 40 ms, of all kinds six at once; no
// audio is begun before the person has pressed something, and it rests while there is nothing to hear or nobody to
// look; a browser that cannot do it is silent, without a word. ES2018. Does not know: when a cue is due; the game says.
"use strict";

window.yinuoSound = function (shell) {
    shell.hear = () => {};
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!Context) return;

    const loudness = {quiet: 0.3, normal: 0.7, loud: 1.4};
    const apart = 0.04, most = 6;  // seconds between two of a kind; cues at once
    const restsAfter = 1000, late = 200;  // milliseconds
    const softest = 0.0001;  // what falls by shares never comes to nothing

    let context = null, master = null, noise = null;
    let begun = false;  // the browser has let it run once
    let timer = 0;
    let ends = [];  // of what is being heard
    const last = {};  // when each kind was heard
    let draws = 0;  // in a run

    // ---- What a cue is made of: all times in seconds, `at` from its beginning

    function shape(at, length, peak) {
        const gain = context.createGain(), from = context.currentTime + at;
        gain.gain.setValueAtTime(softest, from);
        gain.gain.linearRampToValueAtTime(peak, from + 0.005);
        gain.gain.exponentialRampToValueAtTime(softest, from + length);
        gain.connect(master);
        return gain;
    }

    // A note that may glide to another.
    function note(pitch, at, length, peak, {to = pitch, type = "sine"} = {}) {
        const source = context.createOscillator(), from = context.currentTime + at;
        source.type = type;
        source.frequency.setValueAtTime(pitch, from);
        if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, from + length);
        source.connect(shape(at, length, peak));
        source.start(from);
        source.stop(from + length);
    }

    // Noise around a pitch: what cards sound like.
    function brush(pitch, at, length, peak, {to = pitch, type = "bandpass"} = {}) {
        const source = context.createBufferSource(), filter = context.createBiquadFilter();
        const from = context.currentTime + at;
        source.buffer = noise;
        source.loop = true;
        filter.type = type;
        filter.frequency.setValueAtTime(pitch, from);
        if (to !== pitch) filter.frequency.exponentialRampToValueAtTime(to, from + length);
        source.connect(filter);
        filter.connect(shape(at, length, peak));
        source.start(from, Math.random() * 0.3);
        source.stop(from + length);
    }

    const c4 = 261.6, g4 = 392, a4 = 440, c5 = 523.3, d5 = 587.3, e5 = 659.3, g5 = 784, a5 = 880, c6 = 1046.5;

    function lay() {
        brush(1700, 0, 0.07, 0.5, {to: 900});
        note(170, 0, 0.06, 0.25, {to: 110});
    }

    // By name: what is heard, and how long.
    const cues = {
        card: [0.07, lay],
        draw: [0.08, () => brush(2200 + 300 * draws, 0, 0.08, 0.3, {to: 3600 + 300 * draws})],
        deal: [0.05, () => brush(2600, 0, 0.05, 0.16, {to: 1900})],
        shuffle: [0.32, () => {
            for (let i = 0; i < 8; ++i) brush(2000 + 160 * (i % 3), 0.036 * i, 0.05, 0.1 + 0.012 * i);
        }],
        colour: [0.16, () => {
            note(e5, 0.02, 0.1, 0.1);
            note(a5, 0.06, 0.1, 0.09);
        }],
        turn: [0.17, () => {
            note(g5, 0, 0.1, 0.07);
            note(c6, 0.06, 0.11, 0.05);
        }],
        uno: [0.2, () => {
            note(g5, 0, 0.09, 0.2, {type: "triangle"});
            note(c6, 0.07, 0.13, 0.2, {type: "triangle"});
        }],
        report: [0.18, () => {
            note(e5, 0, 0.08, 0.16, {type: "triangle"});
            note(c5, 0.08, 0.1, 0.16, {type: "triangle"});
        }],
        fine: [0.15, () => note(g4, 0, 0.15, 0.18, {to: c4})],
        skip: [0.12, () => note(d5, 0, 0.12, 0.13, {to: g4, type: "triangle"})],
        reverse: [0.15, () => {
            note(a4, 0, 0.08, 0.14, {to: e5});
            note(e5, 0.07, 0.08, 0.14, {to: a4});
        }],
        owed: [0.15, () => {
            note(g4 / 2, 0, 0.09, 0.28, {type: "triangle"});
            note(c4 / 2, 0.06, 0.09, 0.28, {type: "triangle"});
        }],
        challenge: [0.15, () => {
            note(g4, 0, 0.15, 0.13, {type: "triangle"});
            note(d5, 0, 0.15, 0.11, {type: "triangle"});
        }],
        jump: [0.15, () => {
            lay();
            note(e5, 0.03, 0.06, 0.13, {type: "triangle"});
            note(a5, 0.08, 0.07, 0.13, {type: "triangle"});
        }],
        slap: [0.1, () => {
            brush(900, 0, 0.1, 0.7, {to: 300, type: "lowpass"});
            note(150, 0, 0.09, 0.4, {to: 70});
        }],
        round: [0.36, () => {
            note(e5, 0, 0.16, 0.12);
            note(c5, 0.13, 0.22, 0.12);
        }],
        round_won: [0.62, () => [c5, e5, g5, c6].forEach((pitch, i) =>
            note(pitch, 0.1 * i, i === 3 ? 0.32 : 0.16, 0.15, {type: "triangle"}))],
        match_won: [0.88, () => {
            [g4, c5, e5, g5].forEach((pitch, i) => note(pitch, 0.11 * i, 0.18, 0.15, {type: "triangle"}));
            for (const pitch of [c5, e5, c6]) note(pitch, 0.44, 0.44, 0.12, {type: "triangle"});
        }]
    };

    // ---- The browser's audio

    function make() {
        context = new Context();
        master = context.createGain();
        const limit = context.createDynamicsCompressor();
        master.connect(limit);
        limit.connect(context.destination);
        noise = context.createBuffer(1, Math.floor(context.sampleRate / 2), context.sampleRate);
        const samples = noise.getChannelData(0);
        for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
    }

    // A promise, where a browser gives one; what becomes of it is no trouble of the game.
    const quietly = (promise) => Promise.resolve(promise).catch(() => {});

    function rest() {
        clearTimeout(timer);
        if (context && context.state === "running") quietly(context.suspend());
    }

    function restLater(seconds) {
        clearTimeout(timer);
        timer = setTimeout(rest, seconds * 1000 + restsAfter);
    }

    const isOff = () => !(shell.loudness in loudness) || document.visibilityState === "hidden";
    const mayBegin = () => !navigator.userActivation || navigator.userActivation.hasBeenActive;

    // From what the person does; afterwards cues wake it themselves, but not from what a telephone call has interrupted.
    function begin() {
        if (isOff() || !mayBegin() || (begun && context.state !== "interrupted")) return;
        try {
            if (!context) make();
            quietly(context.resume()).then(() => { begun = begun || context.state === "running"; });
            restLater(0);
        } catch (error) {
            context = null;  // no audio here, or none left
        }
    }

    function makeHeard(name) {
        const now = context.currentTime, [length, play] = cues[name];
        ends = ends.filter((end) => end > now);
        if (ends.length >= most || now - last[name] < apart) return;
        draws = name === "draw" && now - last.draw < 0.5 ? draws + 1 : 0;
        last[name] = now;
        master.gain.value = loudness[shell.loudness];
        ends.push(now + length);
        play();
        restLater(length);
    }

    function sound(name) {
        try {
            makeHeard(name);
        } catch (error) {
            rest();  // what the browser cannot do is not heard
        }
    }

    shell.hear = function (name) {
        if (!begun || isOff() || !cues[name]) return;
        if (context.state === "running") return sound(name);
        const due = performance.now();
        quietly(context.resume()).then(() => {
            if (context.state === "running" && performance.now() - due < late && !isOff()) sound(name);
        });
    };

    for (const kind of ["pointerup", "keydown"]) window.addEventListener(kind, begin, true);
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden") rest();
    });
    begin();  // what was pressed to come to the table counts
};
