import { stableId } from "./stable-id.ts";

/** A number from 0 up to 1 that is drawn once for a name, and the same on every machine. */
export const chance = (name: string): number =>
  Number.parseInt(stableId(`chance ${name}`).slice(0, 8), 16) / 2 ** 32;

/** A whole number from `least` to `most`, drawn for a name. */
export const draw = (name: string, least: number, most: number): number =>
  least + Math.floor(chance(name) * (most - least + 1));

/** One of several, drawn for a name; undefined if there is none. */
export const pick = <T>(name: string, from: readonly T[]): T | undefined =>
  from[Math.floor(chance(name) * from.length)];
