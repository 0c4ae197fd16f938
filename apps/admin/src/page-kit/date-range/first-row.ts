import { centralDayOf } from "@marquee/domain/dates/central-time";

/** Asks a list for its oldest row alone, which it finds by the index of its order. */
export const OLDEST = { page: 1, size: 1, sort: "createdOn" } as const;

/** The day of the row that came, in Central time; null if there is none. */
export const dayOfFirst = ([first]: readonly { readonly createdOn: string }[]): string | null =>
  first ? centralDayOf(first.createdOn) : null;
