import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import { Dispute } from "@marquee/domain/disputes/dispute.schema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { amount, instant, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { paymentAttempt } from "./attempts.ts";
import { branchKey } from "./branch-key.ts";
import { checkout } from "./checkouts.ts";

/** The states in which nothing changes any more (DISPUTE-S2). */
const CLOSED = sql.raw("('inquiryClosed', 'won', 'lost', 'withdrawn')");

/** A payment that its payer disputes, in the state that its provider sent last. */
export const dispute = pgTable(
  "dispute",
  {
    id: text().primaryKey(),
    provider: text().$type<"stripe" | "paypal">().notNull(),
    providerId: text("provider_id").notNull(),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => paymentAttempt.id),
    checkoutId: text("checkout_id")
      .notNull()
      .references(() => checkout.id),
    companyId: text("company_id").notNull(),
    storeId: text("store_id"),
    state: text().$type<DisputeState>().notNull(),
    providerStatus: text("provider_status").notNull(),
    reason: text().notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    withheld: amount().notNull(),
    fee: amount().notNull(),
    openedOn: instant("opened_on").notNull(),
    dueBy: instant("due_by"),
    closedOn: instant("closed_on"),
    /** What staff have written for the bank; sent when it is submitted. */
    evidence: text().notNull().default(""),
    respondedBy: text("responded_by"),
    respondedOn: instant("responded_on"),
    /** Counts the changes: what was queried before another change is queried again (DISPUTE-P2). */
    version: integer().notNull().default(1),
  },
  (table) => [
    branchKey(table),
    unique("dispute_provider_once").on(table.provider, table.providerId),
    index("dispute_due").on(table.dueBy, table.id),
    index("dispute_checkout").on(table.checkoutId, table.openedOn.desc()),
    check("dispute_provider", sql`${table.provider} in ('stripe', 'paypal')`),
    check("dispute_amounts", sql`least(${table.amount}, ${table.withheld}, ${table.fee}) >= 0`),
    check("dispute_closed", sql`(${table.closedOn} is not null) = (${table.state} in ${CLOSED})`),
    check(
      "dispute_responded",
      sql`(${table.respondedBy} is null) = (${table.respondedOn} is null)`,
    ),
    ...fieldChecks("dispute", table, Dispute.fields),
    tenantPolicy("dispute", "company_id", "store_id"),
  ],
);
