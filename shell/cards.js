// Cards drawn beside a text of a form, from the same parts as those on the table.
// Promises: the parts are asked for when a card is first wanted (the browser has them since the table was drawn); a
// picture that cannot be had is left out: the text says what it shows. ES2018. Does not know: rules, which card fits.
"use strict";

// A function that draws cards, named in the game's notation ("R7 B+2 W4"), into an element.
window.yinuoCards = function (shell) {
    const tall = 72;             // CSS px of a card
    const wide = 0.667 * tall;   // as cards are cut (308 by 462)
    const own = 399;             // px of a card in the picture of all parts
    const ivory = "rgb(251, 245, 230)";
    const tints = {R: "rgb(224, 64, 47)", Y: "rgb(248, 189, 34)", G: "rgb(52, 168, 98)", B: "rgb(47, 111, 214)"};
    const corner = {x: -78 / 360, y: -132 / 360};  // of the card's height, from its middle
    let parts = null;

    async function load() {
        const picture = new Image();
        picture.src = shell.address("atlas.png");
        const rows = await (await fetch(shell.address("atlas.txt"))).text();
        await picture.decode();
        const places = {};
        for (const row of rows.split("\n")) {
            const [name, x, y, w, h] = row.split(" ");
            places[name] = {x: +x, y: +y, w: +w, h: +h};
        }
        return {picture, places};
    }

    // A part in one tint: its light parts take it, its dark edge stays.
    function tinted({picture}, at, tint) {
        const sheet = document.createElement("canvas"), pen = sheet.getContext("2d");
        sheet.width = at.w;
        sheet.height = at.h;
        const put = () => pen.drawImage(picture, at.x, at.y, at.w, at.h, 0, 0, at.w, at.h);
        put();
        pen.globalCompositeOperation = "multiply";
        pen.fillStyle = tint;
        pen.fillRect(0, 0, at.w, at.h);
        pen.globalCompositeOperation = "destination-in";
        put();
        return sheet;
    }

    function draw(canvas, face, all) {
        const ratio = Math.min(3, Math.max(2, window.devicePixelRatio || 1)), scale = tall * ratio / own;
        canvas.width = Math.ceil(wide * ratio);
        canvas.height = Math.ceil(tall * ratio);
        const pen = canvas.getContext("2d");
        pen.translate(canvas.width / 2, canvas.height / 2);
        pen.imageSmoothingQuality = "high";
        const part = (name, tint) => {
            const at = all.places[name];
            if (!at) return;
            const w = at.w * scale, h = at.h * scale;
            if (tint) pen.drawImage(tinted(all, at, tint), -w / 2, -h / 2, w, h);
            else pen.drawImage(all.picture, at.x, at.y, at.w, at.h, -w / 2, -h / 2, w, h);
        };
        const colour = face[0], sign = face.slice(1).replace("+", "P");
        if (!tints[colour]) return part("face_" + face);
        part("field_" + colour);
        if (sign === "P2") part("cards2", tints[colour]);
        part("sign_" + sign, sign === "P2" ? ivory : tints[colour]);
        for (const turn of [0, Math.PI]) {
            pen.save();
            pen.rotate(turn);
            pen.translate(corner.x * tall * ratio, corner.y * tall * ratio);
            part("corner_" + sign, ivory);
            pen.restore();
        }
        return undefined;
    }

    return function (element, faces) {
        if (element.dataset.cards === faces) return;
        element.dataset.cards = faces;
        element.textContent = "";
        element.hidden = faces === "";
        if (faces === "") return;
        const canvases = faces.split(" ").map((face) => {
            const canvas = document.createElement("canvas");
            canvas.style.width = wide + "px";
            canvas.style.height = tall + "px";
            element.appendChild(canvas);
            return {canvas, face};
        });
        parts = parts || load();
        parts.then((all) => canvases.forEach((one) => draw(one.canvas, one.face, all)), () => {
            parts = null;
            element.hidden = true;
        });
    };
};
