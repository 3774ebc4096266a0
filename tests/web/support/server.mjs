// Serves a folder on 127.0.0.1 below /sub/game/, as a host that keeps several sites would: no address of ours may be
// absolute, and there are no headers but the type. Does not know: browsers.
import {createReadStream} from "node:fs";
import {stat} from "node:fs/promises";
import {createServer} from "node:http";
import {extname, join, normalize} from "node:path";

const types = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".otf": "font/otf",
    ".ttf": "font/ttf",
};

export const prefix = "/sub/game/";

// The file below `folder` for that address; undefined outside of the prefix.
function fileFor(folder, address) {
    const path = decodeURIComponent(new URL(address, "http://127.0.0.1").pathname);
    if (!path.startsWith(prefix)) return undefined;
    const inside = normalize(path.slice(prefix.length));
    if (inside.startsWith("..")) return undefined;
    return join(folder, inside === "." || inside === "" ? "index.html" : inside);
}

// Starts a server; `answer(path)` may return a status with which a request is to fail, or a text to send in place of the
// file, or a promise of one. Returns {url, requests, close}.
export async function serve(folder, answer = () => 0) {
    const requests = [];
    const server = createServer(async (request, response) => {
        requests.push(request.url);
        const file = fileFor(folder, request.url);
        const failure = file ? await answer(request.url.slice(prefix.length).split("?")[0]) : 404;
        try {
            if (typeof failure === "number" && failure || !(await stat(file)).isFile()) throw new Error("no such file");
            response.writeHead(200, {"Content-Type": types[extname(file)] || "application/octet-stream"});
            if (typeof failure === "string") return response.end(failure);
            createReadStream(file).pipe(response);
        } catch (error) {
            response.writeHead(typeof failure === "number" && failure || 404, {"Content-Type": "text/plain"});
            response.end("not here");
        }
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${server.address().port}${prefix}`;
    return {url, requests, close: () => new Promise((done) => server.close(done))};
}
