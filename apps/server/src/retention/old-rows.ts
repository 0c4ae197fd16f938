import { and, isNotNull, lt, notInArray, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { payableStates } from "../payments/checkouts/checkout-state.ts";
import type { RetentionYears } from "../platform/config/read-storage.ts";
import { outbox } from "../platform/outbox/outbox-table.ts";
import { beacon, checkout, providerEvent, resumedRequest } from "../schema/schema.ts";

/** Rows of one table whose time is over. */
export interface OldRows {
  readonly table: PgTable;
  readonly old: SQL | undefined;
}

/** Thirteen months, as sums of traffic are stored: what is told of a month can be compared with that a year ago. */
const WORK_DAYS = 396;
const DAY = 24 * 60 * 60 * 1000;

/** An instant so many years before, on the same day of the year. */
function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - years);
  return then.toISOString();
}

/** The rows to be deleted at this moment of the product's clock (RETAIN-1 to RETAIN-3, RETAIN-5). */
export function oldRows(now: Date, { beacons }: RetentionYears): readonly OldRows[] {
  const before = new Date(now.getTime() - WORK_DAYS * DAY).toISOString();
  const overLongAgo = and(
    lt(checkout.updatedOn, before),
    notInArray(checkout.state, [...payableStates]),
  );
  const ofWork: readonly OldRows[] = [
    { table: outbox, old: lt(outbox.doneOn, before) },
    {
      table: providerEvent,
      old: and(lt(providerEvent.receivedOn, before), isNotNull(providerEvent.processedOn)),
    },
    {
      table: resumedRequest,
      old: sql`${resumedRequest.checkoutId} in (select ${checkout.id} from ${checkout} where ${overLongAgo})`,
    },
  ];
  if (beacons === null) return ofWork;
  return [...ofWork, { table: beacon, old: lt(beacon.createdOn, yearsBefore(now, beacons)) }];
}
