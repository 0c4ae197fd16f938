import { formatDay } from "@marquee/domain/dates/format-dates";
import type { QueryKey } from "@tanstack/react-query";
import type { RangePreset } from "./range-presets.ts";

/** The first day that has anything to show, and what was on it. */
export interface FirstDay {
  readonly day: string;
  /** "the first campaign began", "the first invoice": completes "Days before … on 2026/08/14 have nothing to show". */
  readonly what: string;
}

/** A first day that is read once the panel is open: null if there is nothing yet. */
export interface FirstOfDays extends Pick<FirstDay, "what"> {
  readonly queryKey: QueryKey;
  readonly read: (signal: AbortSignal) => Promise<string | null>;
}

/** Which days are greyed, and why (SCREEN-D4). */
export const greyText = (since: FirstDay | undefined): string =>
  since === undefined
    ? "Days after today are still to come."
    : `Days before ${since.what} on ${formatDay(since.day)} have nothing to show, and those after today are still to come.`;

/** Whether a preset is over before the first day that has anything to show (SCREEN-D4). */
export const isBefore = ({ range }: RangePreset, since: FirstDay | undefined): boolean =>
  since !== undefined && range !== null && range.toDate < since.day;
