import type { Chance } from "./chance.ts";
import type { WireFaults } from "./wire.ts";

/** What goes wrong in one seed, and how often, from 0 to 1. Each seed has a mix of its own. */
export interface Weather extends WireFaults {
  /** A process dies at a gate. */
  deaths: number;
  /** A process sleeps at a gate, for longer than a lease. */
  sleeps: number;
  /** A transaction breaks off, or its process dies in it. */
  breaks: number;
  /** A message of a provider never comes. */
  lostMessages: number;
  /** A message comes more than once. */
  doubledMessages: number;
  /** A message comes much later than it was sent. */
  lateMessages: number;
  /** A refund takes its time, and may fail in the end. */
  slowRefunds: number;
}

/** In some seeds a fault never happens: then what follows it by chance is seen by itself. */
const often = (chance: Chance, most: number): number =>
  chance.happens(0.45) ? 0 : chance.within(1, 100) * (most / 100);

export const weatherOf = (chance: Chance): Weather => ({
  refused: often(chance, 0.15),
  lost: often(chance, 0.15),
  late: often(chance, 0.25),
  lateCharges: often(chance, 0.6),
  deaths: often(chance, 0.04),
  sleeps: often(chance, 0.06),
  breaks: often(chance, 0.12),
  lostMessages: often(chance, 0.7),
  doubledMessages: often(chance, 0.4),
  lateMessages: often(chance, 0.4),
  slowRefunds: often(chance, 0.8),
});

/** From now on nothing goes wrong any more. */
export function calm(weather: Weather): void {
  const still: Omit<Weather, "slowRefunds"> = {
    refused: 0,
    lost: 0,
    late: 0,
    lateCharges: 0,
    deaths: 0,
    sleeps: 0,
    breaks: 0,
    lostMessages: 0,
    doubledMessages: 0,
    lateMessages: 0,
  };
  Object.assign(weather, still);
}
