import { expect, test } from "vitest";
import {
  coverageFrom,
  coverageLines,
  readCoverage,
  summaryOf,
  type RecordedTest,
} from "./machine-coverage.ts";

const OPENED = "settlement.querying|xstate.done.actor.queryServer|0";
const recorded = (title: string, taken: string[]): RecordedTest => ({
  machine: "settlement",
  title,
  file: "a.test.ts",
  taken,
  states: [],
  yes: ["isSettled"],
  no: [],
});

const settlement = (tests: readonly RecordedTest[]) => {
  const found = coverageFrom(tests).find(({ chart }) => chart === "settlement");
  if (!found) throw new Error("The settlement is listed");
  return found;
};

test("[MACH-C17] names the tests that take a transition, and those that none takes", () => {
  const coverage = settlement([
    recorded("second", [OPENED]),
    recorded("first", [OPENED, "gone|x|0"]),
  ]);
  const [id = ""] = Object.keys(coverage.taken);
  expect(coverage.takenBy?.[id]?.map((at) => coverage.tests?.[at])).toEqual(["first", "second"]);
  expect(coverage.taken).toEqual({ [OPENED]: 2 });
  expect(summaryOf(coverage).untaken).not.toContain(OPENED);
  expect(summaryOf(coverage).untaken).not.toHaveLength(0);
  expect(summaryOf(coverage).oneWay).toContain("isSettled");
  expect(coverageLines([coverage])[0]).toMatch(/^settlement +1 of \d+ transitions.*not taken: /);
});

test("[MACH-C17] names of each transition of a machine that is listed some test that takes it", () => {
  for (const { chart } of coverageFrom([])) {
    const coverage = readCoverage(chart);
    if (!coverage) throw new Error(`${chart} has no coverage: run npm run coverage`);
    expect(summaryOf(coverage).untaken).toEqual([]);
    for (const positions of Object.values(coverage.takenBy ?? {}))
      for (const at of positions) expect(coverage.tests?.[at]).toBeTypeOf("string");
  }
});
