import { foreignKey, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { amount, instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";
import { campaign } from "./campaigns.ts";
import { checkout } from "./payments.ts";

/** The last invoice number of each year. Its row is locked while an invoice is made, so numbers have no gap. */
export const invoiceCounter = pgTable(
  "invoice_counter",
  { year: integer().primaryKey(), last: integer().notNull() },
  () => [systemPolicy("invoice_counter")],
);

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
    createdOn: instant("created_on").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.campaignId],
      foreignColumns: [campaign.companyId, campaign.id],
    }),
    index("invoice_list").on(table.companyId, table.createdOn.desc(), table.id),
    index("invoice_branch_list").on(table.storeId, table.createdOn.desc(), table.id),
    index("invoice_newest").on(table.createdOn.desc(), table.id),
    tenantPolicy("invoice", "company_id", "store_id"),
  ],
);
