// All browser tests in one process, so that they share one browser; or by a word behind it `plays` (all but the pictures
// of every screen) or `pictures` (these alone), which may run side by side. Run with tests/web/run.
import {after} from "node:test";
import {closeAll} from "./support/browser.mjs";

const part = process.argv[2] || "all";
if (!["all", "plays", "pictures"].includes(part)) throw new Error(`all, plays or pictures, not ${part}`);

if (part !== "pictures") {
    await import("./page.test.mjs");
    await import("./host.test.mjs");
    await import("./failure.test.mjs");
    await import("./mirror.test.mjs");
    await import("./table.test.mjs");
    await import("./input.test.mjs");
    await import("./rules.test.mjs");
    await import("./records.test.mjs");
    await import("./house.test.mjs");
    await import("./one_screen.test.mjs");
    await import("./replay.test.mjs");
    await import("./sound.test.mjs");
}
if (part !== "plays") await import("./screens.test.mjs");

after(closeAll);
