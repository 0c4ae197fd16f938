import type { Currency } from "@marquee/domain/money/currency.schema";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { amount, instant, tenantPolicy } from "../platform/database/columns.ts";
import { branchKey } from "./branch-key.ts";
import { branchLists } from "./branch-lists.ts";

/**
 * A version of a sale of a shop: the current one is a row of the conversion report, the others are its history. `createdOn` is
 * its date. The wire calls it a bill, which here is a shopper's receipt. Which version is the current one is set by a trigger.
 */
export const shopSale = pgTable(
  "shop_sale",
  {
    id: text().notNull(),
    version: integer().notNull().default(1),
    isCurrent: boolean("is_current").notNull().default(true),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    createdOn: instant("created_on").notNull(),
    currency: text().$type<Currency>().notNull().default("CAD"),
    totalPrice: amount("total_price").notNull(),
    totalCommission: amount("total_commission").notNull(),
    /** Null of what was delivered before versions were recorded. */
    receivedOn: instant("received_on"),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    branchKey(table),
    unique("shop_sale_of_company").on(table.companyId, table.id, table.version),
    uniqueIndex("shop_sale_current")
      .on(table.id)
      .where(sql`${table.isCurrent}`),
    ...branchLists("shop_sale", table),
    check("shop_sale_version", sql`${table.version} >= 1`),
    check("shop_sale_currency", sql`${table.currency} in ('CAD', 'USD')`),
    check("shop_sale_amounts", sql`${table.totalPrice} >= 0 and ${table.totalCommission} >= 0`),
    tenantPolicy("shop_sale", "company_id", "store_id"),
  ],
);

/** An order of a version of a sale, as the shop platform reported it, in the currency of the sale. */
export const shopOrder = pgTable(
  "shop_order",
  {
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    shopSaleId: text("shop_sale_id").notNull(),
    version: integer().notNull().default(1),
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
    primaryKey({ columns: [table.shopSaleId, table.version, table.orderNumber] }),
    branchKey(table),
    foreignKey({
      name: "shop_order_of_sale",
      columns: [table.companyId, table.shopSaleId, table.version],
      foreignColumns: [shopSale.companyId, shopSale.id, shopSale.version],
    }).onDelete("cascade"),
    check("shop_order_price", sql`${table.totalPrice} >= 0`),
    tenantPolicy("shop_order", "company_id", "store_id"),
  ],
);
