import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { QueryKey } from "@tanstack/react-query";
import type { FirstOfDays } from "./first-day.ts";

/** Asks a list for its oldest row alone, which it finds by the index of its order. */
const OLDEST = { page: 1, size: 1, sort: "createdOn" } as const;

interface OldestRows {
  readonly rows: readonly { readonly createdOn: string }[];
}

/** The day of the oldest row of a list, in Central time. */
export const firstOfList = (
  what: string,
  queryKey: QueryKey,
  read: (query: typeof OLDEST, options: { readonly signal: AbortSignal }) => Promise<OldestRows>,
): FirstOfDays => ({
  queryKey,
  what,
  read: async (signal) => {
    const [first] = (await read(OLDEST, { signal })).rows;
    return first ? centralDayOf(first.createdOn) : null;
  },
});
