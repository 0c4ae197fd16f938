import { expect, test } from "vitest";
import { assign, createMachine, fromPromise } from "xstate";
import { readChart } from "../chart/read-chart.ts";
import { countLevels, countStates, lintChart, type LintRule } from "./lint-chart.ts";

/** Everything that a chart of ours must not have. */
const faulty = readChart(
  createMachine({
    id: "faulty",
    description: "It is described.",
    context: { n: 0 },
    initial: "one",
    states: {
      one: {
        entry: assign({ n: 1 }),
        invoke: { src: fromPromise(() => Promise.resolve()), id: "call" },
        after: { 500: "two" },
      },
      two: {
        description: "It is described.",
        meta: { title: "Two" },
        on: {
          SHOUT: { guard: () => true, target: "one", actions: assign({ n: 2 }) },
          "it.stays": {},
          "it.hides": [{ target: "one" }, { target: "two" }],
        },
      },
      lost: {},
    },
  }),
);

const at = (rule: LintRule) =>
  lintChart(faulty).flatMap((finding) => (finding.rule === rule ? [finding.at] : []));

test("[MACH-C3] parts without a name are found, and events that are not noun.verb", () => {
  expect(at("unnamed")).toEqual([
    "faulty.one",
    "faulty.one|xstate.after.500.faulty.one|0",
    "faulty.two|SHOUT|0",
  ]);
  expect(at("misnamed event")).toEqual(["faulty.two|SHOUT|0"]);
});

test("[MACH-C3] a call without an id of its own is found", () => {
  const lintOf = (invoke: { readonly src: "save"; readonly id?: string }) =>
    lintChart(readChart(createMachine({ id: "saving", invoke }))).filter(
      ({ rule }) => rule === "unnamed",
    );
  expect(lintOf({ src: "save" })).toEqual([{ rule: "unnamed", at: "saving" }]);
  expect(lintOf({ src: "save", id: "save" })).toEqual([]);
});

test("[MACH-C2] states without a title or a description are found", () => {
  expect(at("undocumented")).toEqual(["faulty.one", "faulty.lost"]);
});

test("[MACH-C4] states that no event leaves, and calls whose failure leads nowhere, are found", () => {
  expect(at("no way out")).toEqual(["faulty.one", "faulty.lost"]);
  expect(at("call without a failure")).toEqual(["faulty.one"]);
});

test("[MACH-C5] lost states, idle transitions and hidden branches are found", () => {
  expect(at("unreachable")).toEqual(["faulty.lost"]);
  expect(at("does nothing")).toEqual(["faulty.two|it.stays|0"]);
  expect(at("shadowed branch")).toEqual(["faulty.two|it.hides|1"]);
});

test("[MACH-C7] states are counted through all levels, final ones aside", () => {
  const nested = readChart(
    createMachine({
      id: "nested",
      initial: "outer",
      states: {
        outer: { initial: "inner", states: { inner: {}, over: { type: "final" } } },
        ended: { type: "final" },
      },
    }),
  );
  expect([countStates(nested), countLevels(nested)]).toEqual([2, 2]);
  expect([countStates(faulty), countLevels(faulty)]).toEqual([3, 1]);
});
