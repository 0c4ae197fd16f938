import { WORK_DAYS } from "@marquee/domain/dates/stored-work";
import { and, isNotNull, isNull, lt, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { payableStates } from "../payments/checkouts/checkout-state.ts";
import type { RetentionYears } from "../platform/config/read-storage.ts";
import { outbox } from "../platform/outbox/outbox-table.ts";
import {
  appUser,
  beacon,
  checkout,
  providerEvent,
  resumedRequest,
  userSession,
} from "../schema/schema.ts";

/** Rows of one table whose time is over. */
export interface OldRows {
  readonly table: PgTable;
  readonly old: SQL | undefined;
}

const SESSION_DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;

/** The instant a number of years before, on the same day of the year. */
function yearsBefore(now: Date, years: number): string {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - years);
  return then.toISOString();
}

/** The rows to be deleted at this moment of the product's clock (RETAIN-1 to RETAIN-3, RETAIN-5, RETAIN-7). */
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
    {
      table: userSession,
      // an ended session stays until none of its tokens could be valid
      old: and(
        lt(userSession.seenOn, new Date(now.getTime() - SESSION_DAYS * DAY).toISOString()),
        or(
          isNull(userSession.endedOn),
          sql`exists (select from ${appUser} where ${appUser.email} = ${userSession.email} and ${appUser.signedOutOn} >= ${userSession.signedInOn})`,
        ),
      ),
    },
  ];
  if (beacons === null) return ofWork;
  return [...ofWork, { table: beacon, old: lt(beacon.createdOn, yearsBefore(now, beacons)) }];
}
