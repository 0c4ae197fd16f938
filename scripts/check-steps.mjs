/** One checker of types a program, and programs beside each other: by default each of four checkers makes the same types again. */
const TYPES = ["tsc", "--build", "--checkers", "1", "--builders", "2"];

/** Of the compiler and the linter, which read all sources and end: half the time went into collecting what they need to the end. */
const COLLECT_SELDOM = { GOGC: "400" };

/** What reads all sources on one processor. */
const READERS = [
  { name: "unused", command: ["knip"] },
  { name: "used by tests alone", command: ["knip", "--production"] },
  { name: "rules coverage", command: ["node", "tools/rules-coverage.ts"] },
  { name: "charts", command: ["node", "tools/charts.ts", "--check"] },
  { name: "machine coverage", command: ["node", "tools/machine-coverage.ts", "--check"] },
];

/** What is checked without running the product. */
export const checkSteps = [
  { name: "format", command: ["oxfmt", "--check", "."] },
  { name: "types", command: TYPES, env: COLLECT_SELDOM },
  { name: "lint", command: ["oxlint", "--deny-warnings"], env: COLLECT_SELDOM },
  { beside: READERS },
];
