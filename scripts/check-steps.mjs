/** What is checked without running the product. */
export const checkSteps = [
  { name: "format", command: ["oxfmt", "--check", "."] },
  { name: "types", command: ["tsc", "--build"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "unused", command: ["knip"] },
  { name: "used by tests alone", command: ["knip", "--production"] },
  { name: "rules coverage", command: ["node", "tools/rules-coverage.ts"] },
  { name: "charts", command: ["node", "tools/charts.ts", "--check"] },
  { name: "machine coverage", command: ["node", "tools/machine-coverage.ts", "--check"] },
  { name: "calls without a handler", command: ["node", "tools/unbuilt-calls.ts"] },
];
