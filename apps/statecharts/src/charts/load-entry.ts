import { load } from "facts:chart";
import { toEntry } from "./entry.ts";
import { loadOnce } from "./load-once.ts";

const entries = Object.entries(load).map(
  ([id, read]) => [id, async () => toEntry(await read())] as const,
);

/** What is shown of a machine, with the layout of its chart. */
export const loadEntry = loadOnce(Object.fromEntries(entries));
