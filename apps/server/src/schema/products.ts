import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { MarketPlace } from "@marquee/domain/wire/field.schema";
import { amount, flag, instant, tenantPolicy } from "../platform/database/columns.ts";
import { ofBranch } from "./of-branch.ts";

export const product = pgTable(
  "product",
  {
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    name: text().notNull(),
    heading: text().notNull(),
    brand: text().notNull(),
    description: text().notNull(),
    vendorUrl: text("vendor_url").notNull(),
    actualPrice: amount("actual_price").notNull(),
    offerPrice: amount("offer_price").notNull(),
    marketPlace: text("market_place").array().$type<MarketPlace[]>().notNull(),
    images: text().array().notNull(),
    active: flag().notNull().default("N"),
    validFrom: instant("valid_from"),
    validTill: instant("valid_till"),
    campaignId: text("campaign_id"),
    createdBy: text("created_by").notNull(),
    createdOn: instant("created_on").notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    ofBranch(table),
    unique("product_of_company").on(table.companyId, table.id),
    index("product_list").on(table.companyId, table.createdOn.desc(), table.id),
    index("product_branch_list").on(table.storeId, table.createdOn.desc(), table.id),
    check("product_images", sql`cardinality(${table.images}) <= 10`),
    check("product_prices", sql`${table.actualPrice} >= 0 and ${table.offerPrice} >= 0`),
    tenantPolicy("product", "company_id", "store_id"),
  ],
);
