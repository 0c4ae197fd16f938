import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { everyPath } from "./explore.ts";

/** Opens what waits, or what is over already. */
const machine = createMachine({
  id: "opened",
  initial: "opening",
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.isOver, target: "over" }, { target: "waiting" }],
    },
    waiting: { on: { ended: "over" } },
    over: { type: "final" },
  },
  types: { context: {} as { isOver: boolean }, input: {} as { isOver: boolean } },
  context: ({ input }) => input,
});

const takenFrom = (isOver: boolean) =>
  everyPath({ machine, input: { isOver } }).map(({ start, steps }) => [
    ...start.taken,
    ...steps.flatMap(({ step }) => step.taken),
  ]);

test("[MACH-C9] a machine that is over at its start has one path, with what it took to start", () => {
  expect(takenFrom(true)).toEqual([["opened.opening||0"]]);
  expect(takenFrom(false)).toEqual([["opened.opening||1", "opened.waiting|ended|0"]]);
});
