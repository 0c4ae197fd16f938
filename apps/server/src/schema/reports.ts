import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { amount, instant, tenantPolicy } from "../platform/database/columns.ts";
import { branchLists } from "./branch-lists.ts";
import { branchKey } from "./branch-key.ts";

/** A sale of a shop: a row of the conversion report. `createdOn` is its date. The wire calls it a bill, which here is a shopper's receipt. */
export const shopSale = pgTable(
  "shop_sale",
  {
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    createdOn: instant("created_on").notNull(),
    totalPrice: amount("total_price").notNull(),
    totalCommission: amount("total_commission").notNull(),
  },
  (table) => [
    branchKey(table),
    unique("shop_sale_of_company").on(table.companyId, table.id),
    ...branchLists("shop_sale", table),
    check("shop_sale_amounts", sql`${table.totalPrice} >= 0 and ${table.totalCommission} >= 0`),
    tenantPolicy("shop_sale", "company_id", "store_id"),
  ],
);

/** An order of a sale, as the shop platform reported it. */
export const shopOrder = pgTable(
  "shop_order",
  {
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    shopSaleId: text("shop_sale_id").notNull(),
    orderNumber: text("order_number").notNull(),
    position: integer().notNull(),
    createdOn: instant("created_on").notNull(),
    totalPrice: amount("total_price").notNull(),
    status: text().notNull(),
    source: text().notNull(),
    customerEmail: text("customer_email").notNull(),
    customerPhoneNumber: text("customer_phone_number").notNull(),
    captureReason: text("capture_reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopSaleId, table.orderNumber] }),
    branchKey(table),
    foreignKey({
      columns: [table.companyId, table.shopSaleId],
      foreignColumns: [shopSale.companyId, shopSale.id],
    }).onDelete("cascade"),
    check("shop_order_price", sql`${table.totalPrice} >= 0`),
    tenantPolicy("shop_order", "company_id", "store_id"),
  ],
);
