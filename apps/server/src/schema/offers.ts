import { Offer, OfferDraft, type OfferType } from "@marquee/domain/offers/offer.schema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { flag, instant, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { byLettersDown } from "../platform/database/letters.ts";
import { searchIndex } from "../platform/database/search-index.ts";
import { branchLists } from "./branch-lists.ts";
import { itemColumns, itemConstraints } from "./item-columns.ts";

export const offer = pgTable(
  "offer",
  {
    id: text().primaryKey(),
    ...itemColumns(),
    type: text().$type<OfferType>().notNull(),
    heading: text().notNull(),
    subHeading: text("sub_heading").notNull(),
    description: text().notNull(),
    vendorUrl: text("vendor_url").notNull(),
    fullImage: text("full_image"),
    isPrimary: flag().notNull(),
    shopifySyncId: text("shopify_sync_id"),
    shopifyCollectionId: text("shopify_collection_id"),
    createdBy: text("created_by").notNull(),
    createdOn: instant("created_on").notNull(),
    updatedBy: text("updated_by").notNull(),
    updatedOn: instant("updated_on").notNull(),
    /** Ours: counts edits, so that a stale one is refused. */
    version: integer().notNull().default(1),
    /** Ours: the input of the create call, which distinguishes a repeat from another offer. */
    createHash: text("create_hash").notNull(),
  },
  (table) => [
    ...itemConstraints("offer", table),
    uniqueIndex("offer_primary_once")
      .on(table.storeId)
      .where(sql`${table.isPrimary} = 'Y'`),
    ...branchLists("offer", table),
    index("offer_heading").on(table.companyId, byLettersDown(table.heading), table.id),
    index("offer_all_heading").on(byLettersDown(table.heading), table.id).concurrently(),
    searchIndex("offer_words", table.companyId, [table.heading, table.subHeading]),
    index("offer_run").on(table.companyId, table.validTill),
    index("offer_shop_collection").on(table.companyId, table.shopifyCollectionId),
    check("offer_id", sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    ...fieldChecks("offer", table, OfferDraft.fields, Offer.fields),
    tenantPolicy("offer", "company_id", "store_id"),
  ],
);
