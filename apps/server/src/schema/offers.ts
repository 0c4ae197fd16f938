import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { byLettersDown } from "../platform/database/letters.ts";
import { searchIndex } from "../platform/database/search-index.ts";

import { Offer, OfferDraft, type OfferType } from "@marquee/domain/offers/offer.schema";
import type { MarketPlace } from "@marquee/domain/wire/field.schema";
import { flag, instant, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { branchLists } from "./branch-lists.ts";
import { campaign } from "./campaigns.ts";
import { category } from "./categories.ts";
import { branchKey } from "./branch-key.ts";
import { campaignKey } from "./campaign-key.ts";

export const offer = pgTable(
  "offer",
  {
    id: text().primaryKey(),
    type: text().$type<OfferType>().notNull(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    heading: text().notNull(),
    subHeading: text("sub_heading").notNull(),
    description: text().notNull(),
    vendorUrl: text("vendor_url").notNull(),
    marketPlace: text("market_place").array().$type<MarketPlace[]>().notNull(),
    categoryId: text("category_id").references(() => category.id),
    fullImage: text("full_image"),
    isPrimary: flag().notNull(),
    active: flag().notNull().default("N"),
    validFrom: instant("valid_from"),
    validTill: instant("valid_till"),
    /** The flyer campaign that holds it, and the sponsored one. */
    campaignId: text("campaign_id"),
    sponsoredCampaignId: text("sponsored_campaign_id"),
    canUpdateBranch: flag().notNull().default("Y"),
    totalRating: integer("total_rating").notNull().default(0),
    avgRating: real("avg_rating").notNull().default(0),
    totalLikes: integer("total_likes").notNull().default(0),
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
    branchKey(table),
    campaignKey(table),
    foreignKey({
      name: "offer_sponsored_campaign",
      columns: [table.companyId, table.sponsoredCampaignId],
      foreignColumns: [campaign.companyId, campaign.id],
    }),
    unique("offer_of_company").on(table.companyId, table.id),
    uniqueIndex("offer_primary_once")
      .on(table.storeId)
      .where(sql`${table.isPrimary} = 'Y'`),
    ...branchLists("offer", table),
    index("offer_heading").on(table.companyId, byLettersDown(table.heading), table.id),
    index("offer_all_heading").on(byLettersDown(table.heading), table.id).concurrently(),
    searchIndex("offer_words", table.companyId, [table.heading, table.subHeading]),
    index("offer_end").on(table.companyId, table.validTill.desc().nullsLast(), table.id),
    index("offer_run").on(table.companyId, table.validTill),
    index("offer_campaign").on(table.campaignId),
    index("offer_shop_collection").on(table.companyId, table.shopifyCollectionId),
    check("offer_id", sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    check(
      "offer_dates",
      sql`(${table.validFrom} is null) = (${table.validTill} is null) and ${table.validFrom} <= ${table.validTill}`,
    ),
    check(
      "offer_ratings",
      sql`${table.totalRating} >= 0 and ${table.avgRating} between 0 and 5 and ${table.totalLikes} >= 0`,
    ),
    ...fieldChecks("offer", table, OfferDraft.fields, Offer.fields),
    tenantPolicy("offer", "company_id", "store_id"),
  ],
);
