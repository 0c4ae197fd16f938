import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Makes this Node call itself an older one. */
const OLDER = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.19.0"}})`;

it("[OPS-9] says in a sentence which Node it needs", () => {
  const start = join(import.meta.dirname, "start.mjs");
  const { status, stderr } = spawnSync(process.execPath, ["--import", OLDER, start], {
    encoding: "utf8",
    env: {},
  });
  expect([status, stderr]).toEqual([
    2,
    "Marquee does not start: it needs Node 24, and this is Node 20.19.0. The project brings its own, node_modules/.bin/node.\n",
  ]);
});
