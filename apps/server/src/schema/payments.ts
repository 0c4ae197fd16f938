import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CheckoutKind, CheckoutState } from "@marquee/domain/payments/checkout.schema";
import type {
  PaidWith,
  Transaction,
  TransactionStatus,
} from "@marquee/domain/payments/transaction.schema";
import { REFUND_REASONS, type RefundReason } from "@marquee/domain/payments/refund-reason";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { amount, flag, instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";
import { ofBranch } from "./of-branch.ts";

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
    /** Null where no branch is concerned: when somebody of the whole company verifies a card. */
    storeId: text("store_id"),
    userId: text("user_id").notNull(),
    /** The plan, in the shape of its kind (payments/checkouts/stored-checkout.ts). */
    draft: jsonb().$type<unknown>().notNull(),
    /** A digest of what is bought (PAY-D1): tells a repeated request from another one, and equal checkouts. */
    purchaseHash: text("purchase_hash").notNull(),
    receipt: jsonb().$type<Receipt>().notNull(),
    total: amount().notNull(),
    /** What the card is charged: the total, or the minimum card charge, or nothing. */
    charge: amount().notNull(),
    /** Why the payment was declined or refunded, for who paid. */
    message: text(),
    createdOn: instant("created_on").notNull(),
    updatedOn: instant("updated_on").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    ofBranch(table),
    index("checkout_company").on(table.companyId, table.createdOn.desc()),
    uniqueIndex("checkout_purchase_once")
      .on(table.purchaseHash, table.companyId)
      .where(sql`${table.state} in ('open', 'requiresAction', 'unknown', 'declined')`),
    check("checkout_id", sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    check(
      "checkout_branch",
      sql`${table.storeId} is not null or ${table.kind} = 'cardVerification'`,
    ),
    check("checkout_amounts", sql`${table.total} >= 0 and ${table.charge} >= 0`),
    check(
      "checkout_state",
      sql`${table.state} in ('open', 'requiresAction', 'unknown', 'paid', 'declined', 'cancelled', 'refundDue', 'refunded', 'expired')`,
    ),
    tenantPolicy("checkout", "company_id", "store_id"),
  ],
);

/**
 * A request that was answered with an equal checkout, opened before under another id. Repeated, it is answered with that
 * checkout again (PAYSRV-C7).
 */
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

/**
 * The state of an attempt. `unknown`: money may be moving, and the provider has not answered. `refundDue`: the received
 * money is to be refunded.
 */
export type AttemptState =
  | "creating"
  | "waiting"
  | "unknown"
  | "succeeded"
  | "refundDue"
  | "refunded"
  | "cancelled";

/**
 * An attempt to collect a checkout's price with one provider. It is leased to work on it, each time with a higher fence.
 * A checkout has one collecting attempt at a time; the earlier ones are cancelled.
 */
export const paymentAttempt = pgTable(
  "payment_attempt",
  {
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    checkoutId: text("checkout_id")
      .notNull()
      .references(() => checkout.id),
    /** Counts the attempts of a checkout from 1. */
    number: integer().notNull().default(1),
    provider: text().$type<"stripe" | "paypal" | "none">().notNull(),
    providerId: text("provider_id"),
    clientSecret: text("client_secret"),
    amount: amount().notNull(),
    state: text().$type<AttemptState>().notNull(),
    providerStatus: text("provider_status"),
    /** The id that a refund names and the received amount, once money was received. */
    receivedAs: text("received_as"),
    receivedAmount: amount("received_amount"),
    /** Why the money is refunded. */
    refundReason: text("refund_reason").$type<RefundReason>(),
    refundId: text("refund_id"),
    /** How often the provider has answered the charge of a saved card: part of the next idempotency key. */
    confirms: integer().notNull().default(0),
    /** Whether a capture was requested and has no answer yet: its money may be moving. */
    capturing: boolean().notNull().default(false),
    /** Whether the payment saves its card, by the provider's last answer. */
    savesCard: boolean("saves_card").notNull().default(false),
    /** Whether somebody other than the opener could charge it: then it saves no card, for good (PAYSRV-K13). */
    isShared: boolean("is_shared").notNull().default(false),
    /** The fingerprint of the card that this payment has saved. */
    savedFingerprint: text("saved_fingerprint"),
    lastError: text("last_error"),
    fence: integer().notNull().default(0),
    leasedUntil: instant("leased_until"),
    /** When the sweeper reconciles it next; null once it is finished, and while it is a dead letter. */
    dueAt: instant("due_at"),
    retries: integer().notNull().default(0),
    /** Since when it is a dead letter, left to staff after failed reconciliations. */
    deadSince: instant("dead_since"),
    createdOn: instant("created_on").notNull(),
  },
  (table) => [
    unique("attempt_provider_once").on(table.provider, table.providerId),
    unique("attempt_numbered").on(table.checkoutId, table.number),
    uniqueIndex("attempt_collecting_once")
      .on(table.checkoutId)
      .where(sql`${table.state} in ('creating', 'waiting', 'unknown')`),
    uniqueIndex("attempt_succeeded_once")
      .on(table.checkoutId)
      .where(sql`${table.state} = 'succeeded'`),
    index("attempt_due")
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index("attempt_dead")
      .on(table.deadSince)
      .where(sql`${table.deadSince} is not null`),
    check(
      "attempt_state",
      sql`${table.state} in ('creating', 'waiting', 'unknown', 'succeeded', 'refundDue', 'refunded', 'cancelled')`,
    ),
    check(
      "attempt_over",
      sql`${table.state} not in ('succeeded', 'refunded') or (${table.dueAt} is null and ${table.deadSince} is null)`,
    ),
    check("attempt_dead_or_due", sql`${table.deadSince} is null or ${table.dueAt} is null`),
    check(
      "attempt_owes",
      sql`${table.state} not in ('refundDue', 'refunded') or (${table.receivedAs} is not null and ${table.receivedAmount} > 0 and ${table.refundReason} is not null)`,
    ),
    check(
      "attempt_refund_reason",
      sql`${table.refundReason} in ${sql.raw(`('${REFUND_REASONS.join("', '")}')`)}`,
    ),
    tenantPolicy("payment_attempt", "company_id"),
  ],
);

/** Events of the providers that were received, by the provider's id. */
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

/** Every outcome of a payment. `outcomeKey` names it, so that it is recorded once. */
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
    /** What was paid with, by the provider's answer at the settlement; null where nothing was received. */
    paidWith: jsonb("paid_with").$type<PaidWith>(),
    campaignId: text("campaign_id"),
    amount: amount().notNull(),
    createdOn: instant("created_on").notNull(),
    /** When the money was refunded, where it was. */
    refundedOn: instant("refunded_on"),
  },
  (table) => [
    index("transaction_list").on(table.companyId, table.createdOn.desc(), table.id),
    index("transaction_branch_list").on(table.storeId, table.createdOn.desc(), table.id),
    index("transaction_newest").on(table.createdOn.desc(), table.id),
    uniqueIndex("transaction_paid_once")
      .on(table.checkoutId)
      .where(sql`${table.status} = 'Paid'`),
    check(
      "transaction_paid_with",
      sql`${table.paidWith} is null or ${table.paidWith} ->> 'paymentType' = ${table.paymentType}`,
    ),
    tenantPolicy("transaction", "company_id", "store_id"),
  ],
);
