import { sql, type SQL } from "drizzle-orm";
import { transaction } from "./transactions.ts";

/** What was refunded: all of it, unless a user has refunded a part at the provider. */
export const refundedAmount = sql<
  number | null
>`case when ${transaction.refundedOn} is not null then coalesce(${transaction.refundedAmount}, ${transaction.amount}) end`.mapWith(
  transaction.amount,
) as SQL<number | null>;
