// What a host does: a new site over an older one, in a folder that holds more than that; a port to play at.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import test from "node:test";
import {fileURLToPath} from "node:url";
import {site} from "./support/browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const run = (script, ...words) => spawnSync(join(root, "scripts", script), words, {encoding: "utf8", timeout: 300000});

test("a new site goes over an older one and leaves alone what else lies there", () => {
    const folder = mkdtempSync(join(tmpdir(), "yinuo-host-"));
    const host = join(folder, "www");
    cpSync(site, host, {recursive: true});
    const others = ["www/.git/HEAD", "www/CNAME", "www.new/notes.txt"];
    for (const name of others) {
        mkdirSync(dirname(join(folder, name)), {recursive: true});
        writeFileSync(join(folder, name), name);
    }
    writeFileSync(join(host, "texts.js"), "old");
    writeFileSync(join(host, "assets/old.txt"), "old");
    const done = run("site", host);
    assert.equal(done.status, 0, done.stderr);
    for (const name of others) assert.equal(readFileSync(join(folder, name), "utf8"), name);
    assert.ok(readFileSync(join(host, "texts.js"), "utf8").includes("yinuoTexts"));
    assert.ok(existsSync(join(host, ".nojekyll")));
    assert.ok(!existsSync(join(host, "assets/old.txt")));
    rmSync(folder, {recursive: true});
});

test("a folder with something else is not taken for a site", () => {
    const folder = mkdtempSync(join(tmpdir(), "yinuo-host-"));
    writeFileSync(join(folder, "thesis.txt"), "mine");
    const done = run("site", folder);
    assert.equal(done.status, 1);
    assert.match(done.stderr, /holds something that is not a site/);
    assert.equal(readFileSync(join(folder, "thesis.txt"), "utf8"), "mine");
    rmSync(folder, {recursive: true});
});

test("a port that is none is refused before anything is built", () => {
    for (const port of ["99999", "x", "-1"]) {
        const done = run("play", "--port", port);
        assert.equal(done.status, 2);
        assert.match(done.stderr, /needs a number from 0 to 65535/);
    }
});

test("a long command tells how far it is, and what it says is kept", () => {
    const said = ["[1/40] one", "[20/40] two", "a warning", "dlstatus:3:12.5:Retrieving file 3 of 9", "pmstatus:libc6:amd64:60.0:Installing", "no line end"].join("\n");
    const progress = (words, before) => spawnSync(join(root, "scripts/progress"), words, {input: before, encoding: "utf8", timeout: 60000});
    const each = progress(["build", "--every", "0"], said);
    assert.equal(each.stdout, said);
    const times = /, \d+:\d\d min/;
    assert.deepEqual(each.stderr.trim().split("\n").map((line) => line.replace(times, "")), [
        "build: step 1 of 40", "build: step 20 of 40", "build: step 20 of 40", "build: downloading, 12 %", "build: installing, 60 %"]);
    // What is quick says nothing.
    assert.equal(progress(["build"], said).stderr, "");
    // On a terminal it is one line, which is gone at the end.
    const terminal = spawnSync("script", ["-qec", "printf '[1/2] a\\n[2/2] b\\n' | scripts/progress build >/dev/null", "/dev/null"],
                               {cwd: root, encoding: "utf8", timeout: 60000, env: {...process.env, TERM: "xterm"}}).stdout;
    assert.match(terminal, /^\r\x1b\[Kbuild: step 1 of 2, 0:\d\d min\r\x1b\[Kbuild: step 2 of 2, 0:\d\d min\r\x1b\[K$/);
});

test("what a build says is shown when it fails", () => {
    const done = run("build", "no-such-preset");
    assert.notEqual(done.status, 0);
    assert.match(done.stderr, /No such preset/);
});
