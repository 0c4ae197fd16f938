import { filterValue } from "@marquee/api/http/path";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { lastDays, REPORT_DAYS } from "@marquee/domain/reports/date-range";
import type pg from "pg";
import type { HandlersOf } from "../platform/http/handlers.ts";
import { namedDays, refuseTooLong } from "../platform/lists/days.ts";
import { readHome } from "./read-home.ts";

export interface HomeServices {
  readonly pool: pg.Pool;
}

/** The call of Home. Unless both days are named, it counts the last 30 (HOME-M8). */
export const homeHandlers = ({ pool }: HomeServices): HandlersOf<"home"> => ({
  read: async ({ query }, request) => {
    const { from, to } = namedDays(query);
    const usual = lastDays(REPORT_DAYS, centralDayOf(request.now));
    const range = from === null || to === null ? usual : { fromDate: from, toDate: to };
    return (
      refuseTooLong({ from, to }) ??
      readHome(request, pool, { company: filterValue(query.companyId), range })
    );
  },
});
