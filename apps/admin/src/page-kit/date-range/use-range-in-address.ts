import { type DateRangeDraft, dateRangeRules } from "@marquee/domain/reports/date-range";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { defineSearch, useScreenSearch } from "../screen-search.ts";

const rangeSearch = defineSearch("from", "to");

/** A date range as the address has it (`from`, `to`), so that reload and Back show it again; an invalid one is ignored. */
export function useRangeInAddress() {
  const { from: fromDate = "", to: toDate = "" } = useScreenSearch(rangeSearch);
  const navigate = useNavigate();
  const range = useMemo(() => {
    const named = { fromDate, toDate };
    return ruleIssues(dateRangeRules, named, undefined).length > 0 ? null : named;
  }, [fromDate, toDate]);
  const setRange = useCallback(
    (next: DateRangeDraft | null) =>
      void navigate({
        to: ".",
        // other days have other pages
        search: (old) => ({ ...old, from: next?.fromDate, to: next?.toDate, page: undefined }),
      }),
    [navigate],
  );
  return [range, setRange] as const;
}
