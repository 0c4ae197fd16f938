import { MACHINES } from "../list/machine-list.ts";
import { isInstance, type ListedMachine } from "../patterns/listed-machine.ts";

/** `npm run prove machines` walks every path of every instance, and sends each of them random events. */
export const TRIES_INSTANCES = process.env["VITE_MACHINE_PATHS"] === "all";

/** The machines that are tried at length: an instance has the chart of its pattern (MACH-C21), which represents it. */
export const TRIED: readonly ListedMachine[] = MACHINES.filter(
  (entry) => TRIES_INSTANCES || !isInstance(entry),
);
