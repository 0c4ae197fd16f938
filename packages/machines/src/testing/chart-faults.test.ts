import { expect, test } from "vitest";
import { assign, createMachine, fromPromise } from "xstate";
import {
  countLevels,
  countStates,
  findDeadTransitions,
  findUnreachableStates,
  findAnonymousParts,
  findMisnamedEvents,
  findTrappedStates,
  findUndescribedStates,
} from "./chart-faults.ts";

/** Everything that a chart of ours must not have. */
const faulty = createMachine({
  id: "faulty",
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
});

test("[MACH-C3] parts without a name are found, and events that are not noun.verb", () => {
  expect(findAnonymousParts(faulty)).toEqual([
    "faulty.one entry/exit",
    "faulty.one invoke",
    "faulty.one after 500",
    "faulty.two SHOUT action",
    "faulty.two SHOUT guard",
  ]);
  expect(findMisnamedEvents(faulty)).toEqual(["SHOUT"]);
});

test("[MACH-C2] states without a description are found", () => {
  expect(findUndescribedStates(faulty)).toEqual(["faulty.one", "faulty.lost"]);
});

test("[MACH-C4] states nobody can leave, and calls whose failure leads nowhere, are found", () => {
  expect(findTrappedStates(faulty)).toEqual([
    "faulty.one: nobody can leave",
    "faulty.one: a failure leads nowhere",
    "faulty.lost: nobody can leave",
  ]);
});

test("[MACH-C5] lost states, idle transitions and hidden branches are found", () => {
  expect(findUnreachableStates(faulty)).toEqual(["faulty.lost"]);
  expect(findDeadTransitions(faulty)).toEqual([
    "faulty.two it.stays does nothing",
    "faulty.two it.hides hides a later branch",
  ]);
});

test("[MACH-C7] states are counted through all levels, final ones aside", () => {
  const nested = createMachine({
    id: "nested",
    initial: "outer",
    states: {
      outer: { initial: "inner", states: { inner: {}, over: { type: "final" } } },
      ended: { type: "final" },
    },
  });
  expect(countStates(nested)).toBe(2);
  expect(countLevels(nested)).toBe(2);
  expect(countStates(faulty)).toBe(3);
  expect(countLevels(faulty)).toBe(1);
});
