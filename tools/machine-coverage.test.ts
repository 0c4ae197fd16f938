import { expect, test } from "vitest";
import { coverageLines, readCoverage, coverageSummary } from "./machine-coverage.ts";
import { coverageFrom, type RecordedTest, withApplication } from "./recorded-coverage.ts";

const OPENED = "settlement.querying|xstate.done.actor.queryServer|0";
const recordTest = (title: string, taken: string[], file = "a.test.ts"): RecordedTest => ({
  machine: "settlement",
  title,
  file,
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
    recordTest("second", [OPENED]),
    recordTest("first", [OPENED, "gone|x|0"]),
  ]);
  const [id = ""] = Object.keys(coverage.takenBy);
  expect(coverage.takenBy[id]?.map((at) => coverage.tests[at]?.title)).toEqual(["first", "second"]);
  expect(Object.keys(coverage.takenBy)).toEqual([OPENED]);
  expect(coverageSummary(coverage).untaken).not.toContain(OPENED);
  expect(coverageSummary(coverage).untaken).not.toHaveLength(0);
  expect(coverageSummary(coverage).oneWay).toContain("isSettled");
  expect(coverageLines([coverage])[0]).toMatch(
    /^settlement +\d+ transitions: machine 1, screen 0, .*not taken: /,
  );
});

test("[MACH-C17] names of each transition of a machine that is listed some test that takes it", () => {
  for (const { chart } of coverageFrom([])) {
    const coverage = readCoverage(chart);
    if (!coverage) throw new Error(`${chart} has no coverage: run npm run coverage`);
    expect(coverageSummary(coverage).untaken).toEqual([]);
    for (const positions of Object.values(coverage.takenBy))
      for (const at of positions) expect(coverage.tests[at]?.title).toBeTypeOf("string");
  }
});

test("[MACH-C17] says of each transition whether the machine alone, its screen or the application was run", () => {
  const [first, second] = [OPENED, "settlement.querying|xstate.done.actor.queryServer|1"];
  const inTests = settlement([
    recordTest("path", [first, second]),
    recordTest("screen", [second], "apps/admin/src/a.test.tsx"),
    recordTest("browser, before", [first, second], "e2e/a.e2e.ts"),
  ]);
  const inBrowser = settlement([recordTest("browser", [second], "e2e/a.e2e.ts")]);
  const { untakenAt } = coverageSummary(withApplication(inTests, inBrowser));
  expect(untakenAt.machine).not.toContain(first);
  expect(untakenAt.screen).toContain(first);
  expect(untakenAt.screen).not.toContain(second);
  expect(untakenAt.application).toContain(first);
  expect(untakenAt.application).not.toContain(second);
});

test("[MACH-C21] what tests take of the instances of a pattern is taken of the pattern, once in each test", () => {
  const save = "xstate.done.actor.save|0";
  const ofForm = (machine: string, ...events: string[]): RecordedTest => ({
    ...recordTest("forms", events, "apps/admin/src/a.test.tsx"),
    machine,
    taken: events.map((event) => `${machine}.submitting|${event}`),
    notOnScreen: { [`${machine}.submitting|${save}`]: "Nothing is saved here." },
  });
  const all = coverageFrom([ofForm("offerForm", save), ofForm("storeForm")]);
  const form = all.find(({ chart }) => chart === "form");
  expect(form?.takenBy).toEqual({ [`form.submitting|${save}`]: [0] });
  expect(form?.tests).toEqual([{ level: "screen", title: "forms" }]);
  expect(form?.notOnScreen).toEqual({});
  expect(all.map(({ chart }) => chart)).not.toContain("offerForm");
});

test("[MACH-C17] browser tests of another version of a chart say nothing about this one", () => {
  const inTests = settlement([recordTest("path", [OPENED])]);
  const inBrowser = settlement([recordTest("browser", [OPENED], "e2e/a.e2e.ts")]);
  expect(withApplication(inTests, { ...inBrowser, hash: "another" }).tests).toEqual([
    { level: "machine", title: "path" },
  ]);
});
