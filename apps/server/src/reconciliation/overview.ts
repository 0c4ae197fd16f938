import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { Reconciliation } from "@marquee/domain/reconciliation/difference.schema";
import { isNull, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { bookComparison, bookDifference, matchedLine } from "../schema/schema.ts";
import { newestComparison } from "./queries.ts";

/** How many nights are shown. */
const NIGHTS = 30;

const CENTRAL = (column: typeof bookDifference.foundOn) =>
  sql<string>`to_char(${column} at time zone 'America/Chicago', 'YYYY-MM-DD')`;

/** Whether each of the last nights was compared, and what was found in it. */
async function readNights(tx: Tx, now: Date): Promise<Reconciliation["nights"]> {
  const today = centralDayOf(now);
  const days = Array.from({ length: NIGHTS }, (_, index) => addDays(today, index + 1 - NIGHTS));
  const first = days[0] ?? today;
  const compared = await tx
    .select({ night: sql<string>`${bookComparison.night}::text` })
    .from(bookComparison)
    .where(
      sql`${bookComparison.night} >= ${first} and ${bookComparison.endedOn} is not null and ${bookComparison.failure} is null`,
    );
  const nights = new Set(compared.map(({ night }) => night));
  const found = await tx
    .select({
      day: CENTRAL(bookDifference.foundOn),
      found: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${bookDifference.closedOn} is null))::int`,
    })
    .from(bookDifference)
    .where(sql`${CENTRAL(bookDifference.foundOn)} >= ${first}`)
    .groupBy(CENTRAL(bookDifference.foundOn));
  return days.map((night) => {
    const on = found.find(({ day }) => day === night);
    return {
      night,
      isCompared: nights.has(night),
      found: on?.found ?? 0,
      open: on?.open ?? 0,
    };
  });
}

/** When the books were compared with the providers, what came of it, and what is open (RECONCILE-Q7). */
export const readOverview = async (tx: Tx, now: Date): Promise<Reconciliation> => ({
  last: await newestComparison(tx, true),
  newest: await newestComparison(tx, false),
  nights: await readNights(tx, now),
  open: await tx.$count(bookDifference, isNull(bookDifference.closedOn)),
  matched: await tx.$count(matchedLine),
});
