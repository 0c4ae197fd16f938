import { readFileSync } from "node:fs";

/** Milliseconds in a tick of Linux's counters. */
const TICK = 10;

/**
 * Milliseconds of processor time a process has used, if the system reports it (Linux); NaN elsewhere. On a machine that
 * others use too, it says more than the clock.
 */
export function processorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [user = "", system = ""] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return (Number(user) + Number(system)) * TICK;
  } catch {
    return Number.NaN;
  }
}
