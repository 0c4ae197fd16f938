import type { SyncField } from "@marquee/domain/catalog/catalog.schema";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
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
import { offerKey, productKey } from "./item-key.ts";

/** A catalog as it was synced from the shop platform. `type` is "Product" or the kind of its collections. */
export const catalog = pgTable(
  "catalog",
  {
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    name: text().notNull(),
    type: text().notNull(),
    /** How many items synced, and how many lack something. */
    totalSync: integer("total_sync").notNull(),
    failed: integer().notNull().default(0),
    createdOn: instant("created_on").notNull(),
  },
  (table) => [
    branchKey(table),
    unique("catalog_of_company").on(table.companyId, table.id),
    ...branchLists("catalog", table),
    check("catalog_total", sql`least(${table.totalSync}, ${table.failed}) >= 0`),
    tenantPolicy("catalog", "company_id", "store_id"),
  ],
);

/** A product or collection of a catalog, under the shop platform's id. */
export const catalogItem = pgTable(
  "catalog_item",
  {
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    catalogId: text("catalog_id").notNull(),
    shopId: text("shop_id").notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    brand: text().notNull(),
    link: text().notNull(),
    image: text().array().notNull(),
    price: amount(),
    /** The shop-platform ids of a collection's products. */
    products: text().array().notNull(),
    /** What it lacks, in the words of `SyncField`; empty if it synced. */
    missing: text().array().$type<SyncField[]>().notNull().default([]),
    /** The offer or product of ours that it became. */
    offerId: text("offer_id"),
    productId: text("product_id"),
  },
  (table) => [
    primaryKey({ columns: [table.catalogId, table.position] }),
    // What did not sync may lack its id.
    uniqueIndex("catalog_item_once")
      .on(table.catalogId, table.shopId)
      .where(sql`shop_id <> ''`),
    branchKey(table),
    foreignKey({
      columns: [table.companyId, table.catalogId],
      foreignColumns: [catalog.companyId, catalog.id],
    }).onDelete("cascade"),
    offerKey(table),
    productKey(table),
    index("catalog_item_offer").on(table.offerId),
    index("catalog_item_product").on(table.productId),
    index("catalog_item_shop").on(table.storeId, table.shopId),
    check("catalog_item_one", sql`num_nonnulls(${table.offerId}, ${table.productId}) <= 1`),
    check("catalog_item_price", sql`${table.price} >= 0`),
    tenantPolicy("catalog_item", "company_id", "store_id"),
  ],
);
