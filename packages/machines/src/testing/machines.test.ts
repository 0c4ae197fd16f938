import { describe, expect, test } from "vitest";
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
import { machineFiles } from "./machine-files.ts";

const files = await machineFiles();

describe.each(files)("$path", ({ lines, machines }) => {
  test("[MACH-C1] exports a machine, in a file of at most 350 lines", () => {
    expect(machines).not.toHaveLength(0);
    expect(lines).toBeLessThanOrEqual(350);
  });

  test.each(machines)(
    "[MACH-C7] $id has at most a dozen states besides its final ones, on at most two levels",
    (machine) => {
      expect(countStates(machine)).toBeLessThanOrEqual(12);
      expect(countLevels(machine)).toBeLessThanOrEqual(2);
    },
  );

  test.each(machines)("[MACH-C2] $id gives each state a title and a description", (machine) => {
    expect(machine.config.description).toBeTruthy();
    expect(findUndescribedStates(machine)).toEqual([]);
  });

  test.each(machines)(
    "[MACH-C3] $id names every guard, action, actor, delay and event",
    (machine) => {
      expect(findAnonymousParts(machine)).toEqual([]);
      expect(findMisnamedEvents(machine)).toEqual([]);
    },
  );

  test.each(machines)(
    "[MACH-C4] $id can be left from every waiting state, also when a call fails",
    (machine) => {
      expect(findTrappedStates(machine)).toEqual([]);
    },
  );

  test.each(machines)(
    "[MACH-C5] $id has no state that cannot be reached and no transition that does nothing",
    (machine) => {
      expect(findUnreachableStates(machine)).toEqual([]);
      expect(findDeadTransitions(machine)).toEqual([]);
    },
  );
});

test("[MACH-C6] machines have names of their own", () => {
  const ids = files.flatMap(({ machines }) => machines.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
