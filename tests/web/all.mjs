// All browser tests in one process, so that they share one browser. Run with tests/web/run.
import {after} from "node:test";
import {closeAll} from "./support/browser.mjs";

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
await import("./screens.test.mjs");

after(closeAll);
