import { isDay } from "@marquee/domain/dates/days";
import { dateMessages } from "@marquee/domain/reports/date-range";
import type { Issue } from "@marquee/domain/validation/rule";

/** What is wrong with the days that a path or a query names if they end before they begin (DATE-V5). */
export function reversedDays(named: unknown): readonly Issue[] {
  if (typeof named !== "object" || named === null) return [];
  const { from, to }: { readonly from?: unknown; readonly to?: unknown } = named;
  if (typeof from !== "string" || typeof to !== "string" || !isDay(from) || !isDay(to)) return [];
  return to < from ? [{ rule: "DATE-V5", field: "to", message: dateMessages.toBeforeFrom }] : [];
}
