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
} from "drizzle-orm/pg-core";
import type {
  CampaignArea,
  CampaignFor,
  CampaignType,
} from "@marquee/domain/campaigns/campaign.schema";
import { amount, instant, tenantPolicy } from "../columns.ts";
import { city, state } from "./geography.ts";
import { offer } from "./offers.ts";
import { product } from "./products.ts";
import { store } from "./stores.ts";

export const campaign = pgTable(
  "campaign",
  {
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    userId: text("user_id").notNull(),
    campaignName: text("campaign_name").notNull(),
    campaignType: text("campaign_type").$type<CampaignType>().notNull(),
    campaignFor: text("campaign_for").$type<CampaignFor>().notNull(),
    campaignArea: text("campaign_area").$type<CampaignArea>(),
    campaignPrice: amount("campaign_price").notNull(),
    /** Calendar days that were paid for; the run starts when the branch is approved, if it is not yet. */
    days: integer().notNull(),
    validFrom: instant("valid_from"),
    validTill: instant("valid_till"),
    createdOn: instant("created_on").notNull(),
    /** Ours: the paid checkout that made this campaign. Unique, so that it is made exactly once. */
    checkoutId: text("checkout_id").unique("campaign_once_per_checkout"),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.storeId],
      foreignColumns: [store.companyId, store.id],
    }),
    unique("campaign_of_company").on(table.companyId, table.id),
    index("campaign_list").on(table.companyId, table.campaignType, table.createdOn.desc()),
    index("campaign_branch_list").on(table.storeId, table.campaignType, table.createdOn.desc()),
    check(
      "campaign_dates",
      sql`(${table.validFrom} is null) = (${table.validTill} is null) and ${table.validFrom} < ${table.validTill}`,
    ),
    index("campaign_newest").on(table.campaignType, table.createdOn.desc(), table.id),
    check("campaign_days", sql`${table.days} >= 1`),
    tenantPolicy("campaign", "company_id", "store_id"),
  ],
);

export const campaignOffer = pgTable(
  "campaign_offer",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    offerId: text("offer_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.offerId] }),
    foreignKey({
      columns: [table.companyId, table.campaignId],
      foreignColumns: [campaign.companyId, campaign.id],
    }),
    foreignKey({
      columns: [table.companyId, table.offerId],
      foreignColumns: [offer.companyId, offer.id],
    }),
    index("campaign_offer_offer").on(table.offerId),
    tenantPolicy("campaign_offer", "company_id"),
  ],
);

export const campaignProduct = pgTable(
  "campaign_product",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    productId: text("product_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.productId] }),
    foreignKey({
      columns: [table.companyId, table.campaignId],
      foreignColumns: [campaign.companyId, campaign.id],
    }),
    foreignKey({
      columns: [table.companyId, table.productId],
      foreignColumns: [product.companyId, product.id],
    }),
    index("campaign_product_product").on(table.productId),
    tenantPolicy("campaign_product", "company_id"),
  ],
);

export const campaignCity = pgTable(
  "campaign_city",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    cityId: text("city_id")
      .notNull()
      .references(() => city.id),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.cityId] }),
    foreignKey({
      columns: [table.companyId, table.campaignId],
      foreignColumns: [campaign.companyId, campaign.id],
    }),
    tenantPolicy("campaign_city", "company_id"),
  ],
);

export const campaignState = pgTable(
  "campaign_state",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    stateId: text("state_id")
      .notNull()
      .references(() => state.id),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.stateId] }),
    foreignKey({
      columns: [table.companyId, table.campaignId],
      foreignColumns: [campaign.companyId, campaign.id],
    }),
    tenantPolicy("campaign_state", "company_id"),
  ],
);
