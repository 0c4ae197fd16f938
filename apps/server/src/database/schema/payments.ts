import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { CheckoutKind, CheckoutState } from "@marquee/domain/payments/checkout.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import type { Transaction, TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import { amount, flag, instant, systemPolicy, tenantPolicy } from "../columns.ts";
import { store } from "./stores.ts";

export const promocode = pgTable(
  "promocode",
  {
    /** Upper case; people may type it in any case. */
    code: text().primaryKey(),
    /** `F` takes an amount off; anything else is a percent. */
    type: text().notNull(),
    discount: text().notNull(),
    active: flag().notNull().default("Y"),
    validTill: instant("valid_till"),
  },
  (table) => [check("promocode_code", sql`${table.code} = upper(${table.code})`)],
);

/** A plan and its price, stored before anything is charged. The server charges this price and no other. */
export const checkout = pgTable(
  "checkout",
  {
    id: text().primaryKey(),
    kind: text().$type<CheckoutKind>().notNull(),
    state: text().$type<CheckoutState>().notNull(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    userId: text("user_id").notNull(),
    draft: jsonb().$type<FlyerPlanDraft>().notNull(),
    /** What the request said, so that a repeat is told from another plan under the same id. */
    requestHash: text("request_hash").notNull(),
    receipt: jsonb().$type<Receipt>().notNull(),
    total: amount().notNull(),
    /** What the card is charged: the total, or the provider's least amount, or nothing. */
    charge: amount().notNull(),
    /** What the provider said when it declined. */
    message: text(),
    createdOn: instant("created_on").notNull(),
    updatedOn: instant("updated_on").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.storeId],
      foreignColumns: [store.companyId, store.id],
    }),
    index("checkout_company").on(table.companyId, table.createdOn.desc()),
    check("checkout_id", sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    check("checkout_amounts", sql`${table.total} >= 0 and ${table.charge} >= 0`),
    check(
      "checkout_state",
      sql`${table.state} in ('open', 'requiresAction', 'unknown', 'paid', 'declined', 'cancelled', 'refundDue', 'refunded', 'expired')`,
    ),
    tenantPolicy("checkout", "company_id", "store_id"),
  ],
);

/**
 * Where a try to collect money stands. `unknown`: the provider has not said. `dead`: it has not said for so long
 * that people have to look. `refundDue`: money came that must go back.
 */
export type AttemptState =
  | "creating"
  | "waiting"
  | "unknown"
  | "succeeded"
  | "refundDue"
  | "cancelled"
  | "dead";

/** One try to collect a checkout's charge with one provider. Work on it is leased, and every lease has a higher fence. */
export const paymentAttempt = pgTable(
  "payment_attempt",
  {
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    checkoutId: text("checkout_id")
      .notNull()
      .references(() => checkout.id),
    provider: text().$type<"stripe" | "paypal" | "none">().notNull(),
    providerId: text("provider_id"),
    clientSecret: text("client_secret"),
    amount: amount().notNull(),
    state: text().$type<AttemptState>().notNull(),
    providerStatus: text("provider_status"),
    lastError: text("last_error"),
    fence: integer().notNull().default(0),
    leasedUntil: instant("leased_until"),
    /** When the sweeper looks at it again; null once nothing is left to learn. */
    dueAt: instant("due_at"),
    tries: integer().notNull().default(0),
    createdOn: instant("created_on").notNull(),
  },
  (table) => [
    unique("attempt_provider_once").on(table.provider, table.providerId),
    uniqueIndex("attempt_open_once")
      .on(table.checkoutId, table.provider)
      .where(sql`${table.state} in ('creating', 'waiting', 'unknown', 'succeeded')`),
    index("attempt_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index("attempt_checkout").on(table.checkoutId, table.createdOn.desc()),
    check(
      "attempt_state",
      sql`${table.state} in ('creating', 'waiting', 'unknown', 'succeeded', 'refundDue', 'cancelled', 'dead')`,
    ),
    check(
      "attempt_over",
      sql`${table.state} not in ('succeeded', 'refundDue') or ${table.dueAt} is null`,
    ),
    tenantPolicy("payment_attempt", "company_id"),
  ],
);

/** Provider messages that were received, by the provider's own id. */
export const providerEvent = pgTable(
  "provider_event",
  {
    id: text().primaryKey(),
    provider: text().$type<"stripe" | "paypal">().notNull(),
    type: text().notNull(),
    providerId: text("provider_id"),
    receivedOn: instant("received_on").notNull(),
    processedOn: instant("processed_on"),
  },
  () => [systemPolicy("provider_event")],
);

/** Every outcome of a payment. `outcomeKey` names the fact it records, so that it is recorded once. */
export const transaction = pgTable(
  "transaction",
  {
    id: text().primaryKey(),
    outcomeKey: text("outcome_key").notNull().unique("transaction_once_per_outcome"),
    checkoutId: text("checkout_id").references(() => checkout.id),
    transactionType: text("transaction_type").$type<Transaction["transactionType"]>().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    providerStatus: text("provider_status"),
    offerId: text("offer_id"),
    productId: text("product_id"),
    userId: text("user_id").notNull(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id"),
    paymentId: text("payment_id"),
    payerId: text("payer_id"),
    paymentType: text("payment_type").$type<Transaction["paymentType"]>().notNull(),
    campaignId: text("campaign_id"),
    amount: amount().notNull(),
    createdOn: instant("created_on").notNull(),
  },
  (table) => [
    index("transaction_list").on(table.companyId, table.createdOn.desc(), table.id),
    index("transaction_branch_list").on(table.storeId, table.createdOn.desc(), table.id),
    index("transaction_newest").on(table.createdOn.desc(), table.id),
    uniqueIndex("transaction_paid_once")
      .on(table.checkoutId)
      .where(sql`${table.status} = 'Paid'`),
    tenantPolicy("transaction", "company_id", "store_id"),
  ],
);
