// One Chromium for all tests, and pages that remember what went wrong in them.
// Does not know: the game beyond its test hooks (Module.yinuo, see shell/mirror.js).
import assert from "node:assert/strict";
import {existsSync, mkdirSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";
import {chromium} from "playwright-core";
import {serve} from "./server.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
export const site = process.env.YINUO_SITE || join(root, "build/site");
export const screens = join(root, "build/screens");
// The sizes at which every screen is looked at.
export const sizes = [[360, 640], [640, 360], [768, 1024], [1280, 720], [2560, 1080]];
mkdirSync(screens, {recursive: true});
if (!existsSync(join(site, "index.html"))) throw new Error(`no site in ${site}: run scripts/site first`);

const flags = [
    "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--use-gl=angle", "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
];

export function launch(more = []) {
    return chromium.launch({executablePath: "/usr/bin/chromium", args: flags.concat(more)});
}

let shared, server;

// Started by the first test that asks, ended by closeAll().
export async function browser() {
    shared = shared || await launch();
    return shared;
}

export async function address() {
    server = server || await serve(site);
    return server.url;
}

export async function closeAll() {
    if (shared) await shared.close();
    if (server) await server.close();
    shared = server = undefined;
}

// Opens the page. Options: size [width, height], query, touch, ratio, still (a person who wants no motion), init (a
// function that runs before the page's own scripts), at (another server), within (another browser). The page carries `problems` and `hosts`.
export async function open({size = [1280, 720], query = "test=1&lang=zh-Hans", touch = false, ratio = 1, still = false, init,
                            given, at, within} = {}) {
    const context = await (within || await browser()).newContext({
        viewport: {width: size[0], height: size[1]}, deviceScaleFactor: ratio, hasTouch: touch, isMobile: touch,
        locale: "zh-CN", reducedMotion: still ? "reduce" : "no-preference",
    });
    context.setDefaultTimeout(20000);
    const page = await context.newPage();
    page.problems = [];
    page.hosts = new Set();
    page.on("console", (message) => page.problems.push(`${message.type()}: ${message.text()}`));  // a good page is silent
    page.on("pageerror", (error) => page.problems.push(String(error)));
    page.on("request", (request) => {
        if (/^https?:/.test(request.url())) page.hosts.add(new URL(request.url()).host);
    });
    if (init) await page.addInitScript(init, given);
    await page.goto((at || await address()) + "?" + query);
    return page;
}

// Opens the page and waits until the game has drawn.
export async function play(options) {
    const page = await open(options);
    await drawn(page);
    return page;
}

export async function drawn(page) {
    await page.waitForFunction(() => window.Module && window.Module.yinuo && window.Module.yinuo.frames() > 0, null,
                               {timeout: 30000});
    await settled(page);
}

// Waits until the game rests: no frame is on its way, and none has been drawn for `quiet` milliseconds. (On a slow
// machine single frames can be further apart than that.)
export async function settled(page, quiet = 200) {
    const look = () => page.evaluate(() => [window.Module.yinuo.busy(), window.Module.yinuo.frames()]);
    const end = Date.now() + 60000;
    let last = -1, since = Date.now();
    while (Date.now() < end) {
        const [busy, drawn] = await look();
        if (busy || drawn !== last) since = Date.now();
        if (Date.now() - since >= quiet) return;
        last = drawn;
        await page.waitForTimeout(40);
    }
    throw new Error("the game does not come to rest");
}

// Gives the window another size and waits until the game has drawn in it, and rests (unless something is held down).
export async function resize(page, width, height, rests = true) {
    const before = await frames(page);
    const {width: was, height: high} = page.viewportSize();
    await page.setViewportSize({width, height});
    if (was !== width || high !== height) {
        await page.waitForFunction(([wide, tall, count]) => {
            const canvas = document.getElementById("canvas");
            const ratio = canvas.width / wide;
            return canvas.clientWidth === wide && canvas.clientHeight === tall && ratio >= 1 &&
                Math.abs(canvas.height / tall - ratio) < 0.02 && window.Module.yinuo.frames() > count;
        }, [width, height, before]);
    }
    if (rests) await settled(page, 100);
}

// Waits until that many more frames have been drawn.
export async function drawnOn(page, more) {
    const before = await frames(page);
    await page.waitForFunction((count) => window.Module.yinuo.frames() >= count, before + more);
}

export const frames = (page) => page.evaluate(() => window.Module.yinuo.frames());
export const state = (page) => page.evaluate(() => window.Module.yinuo.state());
export const legal = (page) => page.evaluate(() => window.Module.yinuo.legal());
export const point = (page, id) => page.evaluate((name) => window.Module.yinuo.point(name), id);

export function assertClean(page) {
    assert.deepEqual(page.problems, [], "the page complained");
}

// How many different colours a screenshot has, and the picture itself, counted by the browser.
export async function colours(page, picture) {
    return page.evaluate(async (encoded) => {
        const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext("2d");
        context.drawImage(bitmap, 0, 0);
        const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
        return new Set(pixels).size;
    }, picture.toString("base64"));
}

// The share of pixels, 0 to 1, in which two screenshots of one size differ visibly.
export async function difference(page, before, after) {
    return page.evaluate(async (pictures) => {
        const data = await Promise.all(pictures.map(async (encoded) => {
            const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
            context.drawImage(bitmap, 0, 0);
            return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }));
        let different = 0;
        for (let at = 0; at < data[0].length; at += 4) {
            const apart = Math.abs(data[0][at] - data[1][at]) + Math.abs(data[0][at + 1] - data[1][at + 1]) +
                Math.abs(data[0][at + 2] - data[1][at + 2]);
            if (apart > 24) ++different;
        }
        return different / (data[0].length / 4);
    }, [before.toString("base64"), after.toString("base64")]);
}
