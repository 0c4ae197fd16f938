import { load } from "facts:chart";
import { toEntry } from "./entry.ts";
import { loadOnce } from "./load-once.ts";

const entries = Object.entries(load).map(
  ([id, read]) => [id, async () => toEntry(await read())] as const,
);

/** What is shown of a machine, with where everything of its chart stands. */
export const loadEntry = loadOnce(Object.fromEntries(entries));
