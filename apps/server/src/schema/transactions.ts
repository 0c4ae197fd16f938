import {
  type PaidWith,
  Transaction,
  type TransactionStatus,
} from "@marquee/domain/payments/transaction.schema";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { amount, instant, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { searchIndex } from "../platform/database/search-index.ts";
import { branchKey } from "./branch-key.ts";
import { branchLists } from "./branch-lists.ts";
import { campaignKey } from "./campaign-key.ts";
import { checkout } from "./checkouts.ts";

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
    /** What it was about. It stays stored if the item is deleted. */
    offerId: text("offer_id"),
    productId: text("product_id"),
    userId: text("user_id").notNull(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id"),
    paymentId: text("payment_id"),
    payerId: text("payer_id"),
    paymentType: text("payment_type").$type<Transaction["paymentType"]>().notNull(),
    /** What was paid with, by the provider's response at the settlement; null if nothing was received. */
    paidWith: jsonb("paid_with").$type<PaidWith>(),
    campaignId: text("campaign_id"),
    amount: amount().notNull(),
    createdOn: instant("created_on").notNull(),
    /** When the money was refunded, if it was. */
    refundedOn: instant("refunded_on"),
    /** How much of it was refunded by hand at the provider; null if all of it was, or nothing. */
    refundedAmount: amount("refunded_amount"),
  },
  (table) => [
    branchKey(table),
    campaignKey(table),
    ...branchLists("transaction", table),
    searchIndex("transaction_words", table.companyId, [
      table.id,
      sql`coalesce(${table.paymentId}, '')`,
      table.userId,
    ]),
    index("transaction_of_checkout").on(table.checkoutId, table.status).concurrently(),
    uniqueIndex("transaction_paid_once")
      .on(table.checkoutId)
      .where(sql`${table.status} = 'Paid'`),
    check(
      "transaction_paid_with",
      sql`${table.paidWith} is null or ${table.paidWith} ->> 'paymentType' = ${table.paymentType}`,
    ),
    check("transaction_amount", sql`${table.amount} >= 0`),
    check(
      "transaction_refunded",
      sql`${table.refundedAmount} is null or (${table.refundedOn} is not null and ${table.refundedAmount} >= 0)`,
    ),
    ...fieldChecks("transaction", table, Transaction.fields),
    tenantPolicy("transaction", "company_id", "store_id"),
  ],
);
