import { checkSteps } from "./check-steps.mjs";
// `npm run check`: the fast part of what a change must pass; no database, no browser.
import { runSteps } from "./steps.mjs";

await runSteps([
  ...checkSteps,
  {
    name: "rule tests",
    command: [
      "vitest",
      "run",
      "--project",
      "rules",
      "--reporter=default",
      "--reporter=./tools/file-times-report.ts",
    ],
    counts: "vitest",
  },
]);
