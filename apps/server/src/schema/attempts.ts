import { REFUND_REASONS, type RefundReason } from "@marquee/domain/payments/refund-reason";
import type { RetriedPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { amount, instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";
import { checkout } from "./checkouts.ts";

/** The state of an attempt. `unknown`: money may be moving. `refundDue`: the received money is to be refunded. */
export type AttemptState = RetriedPayment["state"];

/** An attempt to collect a price with one provider, leased with a higher fence each time. A checkout has one at a time. */
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
    /** Whether staff wants another refund than this one, which has failed, and its provider has not responded about it. */
    refundAgain: boolean("refund_again").notNull().default(false),
    /** How often the provider has responded to the charge of a saved card: part of the next idempotency key. */
    confirms: integer().notNull().default(0),
    /** Whether a capture was requested and has no response yet: its money may be moving. */
    capturing: boolean().notNull().default(false),
    /** Whether the payment saves its card, by the provider's last response. */
    savesCard: boolean("saves_card").notNull().default(false),
    /** Whether a user other than the opener could charge it: then it saves no card, for good (PAYSRV-K13). */
    isShared: boolean("is_shared").notNull().default(false),
    /** The fingerprint of the card that this payment has saved. */
    savedFingerprint: text("saved_fingerprint"),
    /** The address that was last given what confirms it (DECLINE-1). */
    payerAddress: text("payer_address"),
    lastError: text("last_error"),
    fence: integer().notNull().default(0),
    leasedUntil: instant("leased_until"),
    /** When the sweeper reconciles it next; null once it is finished, and while it is a dead letter. */
    dueAt: instant("due_at"),
    retries: integer().notNull().default(0),
    /** The time since which it is a dead letter, left to staff after failed reconciliations. */
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
    // an event of a refund names the received money alone
    index("attempt_received")
      .on(table.receivedAs)
      .where(sql`${table.receivedAs} is not null`),
    check("attempt_provider", sql`${table.provider} in ('stripe', 'paypal', 'none')`),
    check("attempt_amount", sql`${table.amount} >= 0 and ${table.number} >= 1`),
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
      "attempt_refund_again",
      sql`not ${table.refundAgain} or (${table.state} = 'refundDue' and ${table.refundId} is not null)`,
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
  (table) => [
    index("provider_event_time")
      .using("brin", table.receivedOn)
      .with({ autosummarize: true })
      .concurrently(),
    systemPolicy("provider_event"),
  ],
);
