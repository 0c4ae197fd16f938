import type { RefundState } from "@marquee/domain/refunds/refund-state";
import { Refund, RefundDraft } from "@marquee/domain/refunds/refund.schema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { Struct } from "effect";
import { amount, instant, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { paymentAttempt } from "./attempts.ts";
import { branchKey } from "./branch-key.ts";
import { checkout } from "./checkouts.ts";
import { transaction } from "./transactions.ts";

/** A refund that staff requested of a paid checkout. It is leased to work on it, each time with a higher fence. */
export const refund = pgTable(
  "refund",
  {
    id: text().primaryKey(),
    transactionId: text("transaction_id")
      .notNull()
      .references(() => transaction.id),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => paymentAttempt.id),
    checkoutId: text("checkout_id")
      .notNull()
      .references(() => checkout.id),
    companyId: text("company_id").notNull(),
    storeId: text("store_id"),
    amount: amount().notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    note: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    message: text(),
    requestedBy: text("requested_by").notNull(),
    requestedOn: instant("requested_on").notNull(),
    settledOn: instant("settled_on"),
    /** When its money came back after it had been done. */
    returnedOn: instant("returned_on"),
    /** The provider's id of it, once the provider has responded. */
    providerRefundId: text("provider_refund_id"),
    fence: integer().notNull().default(0),
    leasedUntil: instant("leased_until"),
    /** When the sweeper works on it next; null once it is settled. */
    dueAt: instant("due_at"),
    retries: integer().notNull().default(0),
    lastError: text("last_error"),
  },
  (table) => [
    branchKey(table),
    unique("refund_provider_once").on(table.providerRefundId),
    uniqueIndex("refund_open_once")
      .on(table.attemptId)
      .where(sql`${table.state} in ('requested', 'pending')`),
    index("refund_of_transaction").on(table.transactionId, table.requestedOn.desc()),
    index("refund_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    check("refund_amount", sql`${table.amount} > 0`),
    check(
      "refund_settled",
      sql`(${table.settledOn} is null) = (${table.state} in ('requested', 'pending')) and (${table.dueAt} is null) = (${table.settledOn} is not null)`,
    ),
    check("refund_returned", sql`${table.returnedOn} is null or ${table.state} = 'failed'`),
    check(
      "refund_message",
      sql`(${table.message} is null) = (${table.state} not in ('refused', 'failed'))`,
    ),
    ...fieldChecks(
      "refund",
      table,
      Struct.omit(RefundDraft.fields, ["amount", "amountAgain"]),
      Refund.fields,
    ),
    tenantPolicy("refund", "company_id", "store_id"),
  ],
);
