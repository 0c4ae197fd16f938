import type { ListedMachine } from "./listed-machine.ts";

/** A listed machine with one of its starts: what a walk begins with. */
export const scenariosOf = ({ machine, starts, events, responses, distinguish }: ListedMachine) =>
  starts.map(({ title, input }) => ({ title, machine, input, events, responses, distinguish }));
