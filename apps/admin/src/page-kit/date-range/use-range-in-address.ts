import { centralDayOf } from "@marquee/domain/dates/central-time";
import {
  type DateRangeDraft,
  dateMessages,
  dateRangeRules,
  isTooLong,
  namedRange,
} from "@marquee/domain/reports/date-range";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { now } from "@marquee/ui/browser/now.ts";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { defineSearch, RANGE_NAMES, useScreenSearch } from "../screen-search.ts";

const rangeSearch = defineSearch(...RANGE_NAMES);

interface RangeText {
  readonly range?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days that an address names on a day; null if it names none, or no sound ones. */
export function rangeOf(
  { range: name = "", from: fromDate = "", to: toDate = "" }: RangeText,
  today: string,
): DateRangeDraft | null {
  const typed = { fromDate, toDate };
  return (
    namedRange(name, today) ??
    (ruleIssues(dateRangeRules, typed, undefined).length > 0 ? null : typed)
  );
}

/**
 * A date range as the address has it, so that reload and Back show it again: two days (`from`, `to`), or a number
 * of last days by name (`range=last-30`), which stay the last ones (DATE-D16). An invalid range is ignored; `refused` says why,
 * if its days are valid but too many. `field` is what the `DateRange` that changes it takes.
 */
export function useRangeInAddress() {
  const { range: name = "", from: fromDate = "", to: toDate = "" } = useScreenSearch(rangeSearch);
  const navigate = useNavigate();
  const today = centralDayOf(now());
  const range = useMemo(
    () => rangeOf({ range: name, from: fromDate, to: toDate }, today),
    [name, fromDate, toDate, today],
  );
  const refused = range === null && isTooLong(fromDate, toDate) ? dateMessages.tooLong : null;
  const setRange = useCallback(
    (next: DateRangeDraft | null, nextName?: string) =>
      void navigate({
        to: ".",
        // other days have other pages
        search: (old) => ({
          ...old,
          range: nextName,
          from: nextName === undefined ? next?.fromDate : undefined,
          to: nextName === undefined ? next?.toDate : undefined,
          page: undefined,
        }),
      }),
    [navigate],
  );
  return { range, field: { value: range, onValueChange: setRange, refused } };
}
