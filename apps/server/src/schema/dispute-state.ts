import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import { sql, type SQL } from "drizzle-orm";
import { dispute } from "./disputes.ts";
import type { invoice } from "./invoices.ts";
import type { transaction } from "./transactions.ts";

/** Where the newest dispute of a row's payment is (DISPUTE-P6), by the row's table: bare, its column would be the dispute's. */
export const disputeStateOf = (
  paid: typeof invoice | typeof transaction,
): SQL<DisputeState | null> =>
  sql`(select newest.state from ${dispute} newest where newest.checkout_id = ${paid}.checkout_id order by newest.opened_on desc limit 1)`;
