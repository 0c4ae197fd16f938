import { facts } from "facts:entries";
import { type Entry, toEntry } from "./entry.ts";

/** Every machine, in the order of the list: for what searches all of them, loaded when it is needed. */
export const ENTRIES: readonly Entry[] = facts.map(toEntry);

/** The machine of this id; undefined if none is listed, as of a window of another release. */
export const findEntry = (id: string): Entry | undefined =>
  ENTRIES.find(({ chart }) => chart.id === id);
