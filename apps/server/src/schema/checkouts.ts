import {
  Checkout,
  type CheckoutKind,
  type CheckoutState,
} from "@marquee/domain/payments/checkout.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { sql } from "drizzle-orm";
import {
  check,
  type ExtraConfigColumn,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { amount, instant, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { branchKey } from "./branch-key.ts";

/** What a list of payments holds of a checkout, besides its company. */
const filteredBy = (
  table: Readonly<Record<"storeId" | "state" | "kind" | "userId" | "expiresAt", ExtraConfigColumn>>,
) => [table.storeId, table.state, table.kind, table.userId, table.expiresAt] as const;

/** A plan and its price, stored before anything is charged. The server charges this price and no other. */
export const checkout = pgTable(
  "checkout",
  {
    id: text().primaryKey(),
    kind: text().$type<CheckoutKind>().notNull(),
    state: text().$type<CheckoutState>().notNull(),
    companyId: text("company_id").notNull(),
    /** Null if no branch is concerned: when a user of the whole company verifies a card. */
    storeId: text("store_id"),
    userId: text("user_id").notNull(),
    /** The plan, in the shape of its kind (payments/checkouts/stored-checkout.ts). */
    draft: jsonb().$type<unknown>().notNull(),
    /** The promo code of the plan, in capitals; null without one, and for a checkout of release 1.0.0. */
    promocode: text(),
    /** A digest of what is bought (PAY-D1): identifies a repeated request, and equal checkouts. */
    purchaseHash: text("purchase_hash").notNull(),
    receipt: jsonb().$type<Receipt>().notNull(),
    total: amount().notNull(),
    /** What the card is charged: the total, or the minimum card charge, or nothing. */
    charge: amount().notNull(),
    /** Why the payment was declined or refunded, as the payer reads it. */
    message: text(),
    createdOn: instant("created_on").notNull(),
    /** What lists date it by (PAY-S7): triggers set it to when it was made, and to when it is paid (migration 0046). */
    datedOn: instant("dated_on")
      .notNull()
      .default(sql`now()`),
    updatedOn: instant("updated_on").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    branchKey(table),
    // the columns after the id are those that lists filter and count by, since rows with plans and receipts are wide
    index("checkout_list")
      .on(table.companyId, table.datedOn.desc(), table.id, ...filteredBy(table))
      .concurrently(),
    index("checkout_newest")
      .on(table.datedOn.desc(), table.id, table.companyId, ...filteredBy(table))
      .concurrently(),
    index("checkout_branch_list").on(table.storeId, table.datedOn.desc(), table.id).concurrently(),
    uniqueIndex("checkout_purchase_once")
      .on(table.purchaseHash, table.companyId)
      .where(sql`${table.state} in ('open', 'requiresAction', 'unknown', 'declined')`),
    check("checkout_id", sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    check(
      "checkout_branch",
      sql`${table.storeId} is not null or ${table.kind} = 'cardVerification'`,
    ),
    check("checkout_amounts", sql`${table.total} >= 0 and ${table.charge} >= 0`),
    ...fieldChecks("checkout", table, Checkout.fields),
    tenantPolicy("checkout", "company_id", "store_id"),
  ],
);

/** A request that returned an equal checkout under another id; repeated, it returns that one again (PAYSRV-C7). */
export const resumedRequest = pgTable(
  "resumed_request",
  {
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    checkoutId: text("checkout_id")
      .notNull()
      .references(() => checkout.id),
  },
  (table) => [
    index("resumed_request_checkout").on(table.checkoutId),
    check("resumed_request_id", sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    tenantPolicy("resumed_request", "company_id"),
  ],
);
