import {
  Invoice,
  type CreditNote,
  type InvoiceText,
} from "@marquee/domain/invoices/invoice.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { amount, instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { searchIndex } from "../platform/database/search-index.ts";
import { branchKey } from "./branch-key.ts";
import { branchLists } from "./branch-lists.ts";
import { campaignKey } from "./campaign-key.ts";
import { checkout } from "./checkouts.ts";

/** The last number of each series and year. Its row is locked while a paper is issued, so numbers have no gap. */
export const documentCounter = pgTable(
  "paper_counter",
  {
    series: text().$type<"CN" | "INV">().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.year] }),
    check("paper_counter_series", sql`${table.series} in ('CN', 'INV')`),
    systemPolicy("paper_counter"),
  ],
);

/** A trigger refuses every change of what was issued (INV-P6). */
export const invoice = pgTable(
  "invoice",
  {
    id: text().primaryKey(),
    invoiceId: text("invoice_id").notNull().unique("invoice_number_once"),
    checkoutId: text("checkout_id")
      .notNull()
      .unique("invoice_once_per_checkout")
      .references(() => checkout.id),
    invoiceType: text("invoice_type").$type<Invoice["invoiceType"]>().notNull(),
    status: text().$type<"Paid">().notNull(),
    offerId: text("offer_id"),
    productId: text("product_id"),
    userId: text("user_id").notNull(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    paymentId: text("payment_id"),
    payerId: text("payer_id"),
    paymentType: text("payment_type").$type<Invoice["paymentType"]>().notNull(),
    paymentAmount: amount("payment_amount").notNull(),
    amount: amount().notNull(),
    discountAmount: amount("discount_amount").notNull(),
    taxAmount: amount("tax_amount").notNull(),
    gst: amount().notNull(),
    hst: amount().notNull(),
    pst: amount().notNull(),
    qst: amount().notNull(),
    campaignId: text("campaign_id").notNull(),
    receipt: jsonb().$type<Receipt>().notNull(),
    /** What it says of its parties and its campaign. */
    issued: jsonb().$type<InvoiceText>().notNull(),
    createdOn: instant("created_on").notNull(),
  },
  (table) => [
    branchKey(table),
    campaignKey(table),
    check(
      "invoice_amounts",
      sql`least(${table.paymentAmount}, ${table.amount}, ${table.discountAmount}, ${table.taxAmount}, ${table.gst}, ${table.hst}, ${table.pst}, ${table.qst}) >= 0`,
    ),
    check("invoice_number", sql`${table.invoiceId} ~ '^INV-[0-9]{4}-[0-9]{6,}$'`),
    ...fieldChecks("invoice", table, Invoice.fields),
    ...branchLists("invoice", table),
    searchIndex("invoice_words", table.companyId, [
      table.invoiceId,
      sql`coalesce(${table.paymentId}, '')`,
      sql`coalesce(${table.issued} ->> 'campaignName', '')`,
    ]),
    tenantPolicy("invoice", "company_id", "store_id"),
  ],
);

/** One for each refund of an invoice. It never changes, but that it may be voided (INV-C5). */
export const creditNote = pgTable(
  "credit_note",
  {
    number: text().primaryKey(),
    invoiceKey: text("invoice_key")
      .notNull()
      .references(() => invoice.id),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    amount: amount().notNull(),
    lines: jsonb().$type<CreditNote["lines"]>().notNull(),
    createdOn: instant("created_on").notNull(),
    voidedOn: instant("voided_on"),
  },
  (table) => [
    branchKey(table),
    index("credit_note_invoice").on(table.invoiceKey, table.number),
    check("credit_note_amount", sql`${table.amount} > 0`),
    check("credit_note_number", sql`${table.number} ~ '^CN-[0-9]{4}-[0-9]{6,}$'`),
    tenantPolicy("credit_note", "company_id", "store_id"),
  ],
);
