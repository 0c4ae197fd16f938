// `npm test`: everything a change must pass, browser included. Its last line counts the tests.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bringChromium } from "../tools/bring-chromium.ts";
import { placeMarket } from "../verification/src/market/make-market.ts";
import { checkSteps } from "./check-steps.mjs";
import { runSteps } from "./steps.mjs";

// what browsers differ in is no matter of the product: see the last lines of a run with another one
const another = process.env["CHROMIUM_PATH"];
if ((await bringChromium()) === null) {
  console.error(
    another
      ? `CHROMIUM_PATH names no file: ${another}`
      : "The project brings no Chromium for this system, and browser tests are never skipped. Install one and name it in CHROMIUM_PATH.",
  );
  console.log("\n0 passed, 1 failed, 0 skipped");
  process.exit(1);
}

// what the tests take of each machine, to be compared with what the explorer shows
const recorded = mkdtempSync(join(tmpdir(), "marquee-recorded-"));
process.on("exit", () => rmSync(recorded, { recursive: true, force: true }));

// made once for the tests of the server and those in the browser
process.on("exit", placeMarket());

// the files that take the longest are those that the commit draws: see verification/src/sample.ts
const DRAWN = { DRAW_FILES: "1" };

const STEPS = [
  { name: "build", command: ["turbo", "run", "build", "--output-logs=errors-only"] },
  ...checkSteps,
  {
    name: "tests",
    command: ["vitest", "run", "--reporter=dot", "--reporter=./tools/file-times-report.ts"],
    counts: "vitest",
    env: { MACHINE_COVERAGE: recorded, ...DRAWN },
  },
  {
    name: "machine coverage of the tests",
    command: ["node", "tools/machine-coverage.ts", "--recorded", recorded],
  },
  {
    name: "browser tests",
    command: ["playwright", "test", "-c", "e2e"],
    counts: "playwright",
    env: DRAWN,
  },
];
await runSteps(STEPS, another && `The browser was not the project's own: CHROMIUM_PATH=${another}`);
