import { createStepper } from "@marquee/charts/walk/step";
import type { ListedMachine } from "@marquee/machines/patterns/listed-machine";
import { scenariosOf } from "@marquee/machines/patterns/scenarios";
import { SEPARATOR, sendTyped, type Walk } from "./walk.ts";

/** Begins a walk through a machine from one of its starts. This runs the machine: what loads it needs XState. */
export function startWalk(listed: ListedMachine, startNumber: number): Walk {
  const scenarios = scenariosOf(listed);
  const scenario = scenarios[startNumber] ?? scenarios[0];
  if (!scenario) throw new Error(`${listed.machine.id} has nothing to start with`);
  const stepper = createStepper(scenario.machine, scenario.input);
  return { scenario, stepper, start: stepper.start(), steps: [], at: 0 };
}

/** Walks as an address says. A step that the machine no longer knows ends it there. */
export function decodeWalk(listed: ListedMachine, startNumber: number, text: string): Walk {
  let walk = startWalk(listed, startNumber);
  for (const part of text === "" ? [] : text.split(SEPARATOR)) {
    const next = sendTyped(walk, part.replaceAll("%7E", "~"));
    if (typeof next === "string") break;
    walk = next;
  }
  return walk;
}
