import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import { sql, type SQL } from "drizzle-orm";
import { dispute } from "./disputes.ts";
import type { invoice } from "./invoices.ts";
import type { transaction } from "./transactions.ts";

/**
 * Where the newest dispute of what a row paid is (DISPUTE-P6). The row's table is named: a column of the only table of a
 * statement is written without it, and would be the dispute's own here.
 */
export const disputeStateOf = (
  paid: typeof invoice | typeof transaction,
): SQL<DisputeState | null> =>
  sql`(select newest.state from ${dispute} newest where newest.checkout_id = ${paid}.checkout_id order by newest.opened_on desc limit 1)`;
