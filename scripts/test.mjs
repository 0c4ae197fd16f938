// `npm test`: everything a change must pass, browser included. Its last line counts the tests.
import { findChromium } from "../tools/find-chromium.ts";
import { checkSteps } from "./check-steps.mjs";
import { runSteps } from "./steps.mjs";

const chromium = findChromium();
if (!chromium) {
  console.error(
    "There is no Chromium, and browser tests are never skipped. Install it (Debian: `apt-get install chromium`), or name one in CHROMIUM_PATH.",
  );
  console.log("\n0 passed, 1 failed, 0 skipped");
  process.exit(1);
}

runSteps([
  { name: "build", command: ["turbo", "run", "build", "--output-logs=errors-only"] },
  ...checkSteps,
  {
    name: "tests",
    command: ["vitest", "run", "--reporter=dot", "--reporter=json", "--outputFile.json=REPORT"],
    counts: "vitest",
  },
  {
    name: "browser tests",
    command: ["playwright", "test", "-c", "e2e"],
    counts: "playwright",
    env: { CHROMIUM_PATH: chromium },
  },
]);
