import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgPolicy,
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
import { amount, flag, instant, systemPolicy, tenantPolicy } from "../platform/database/columns.ts";
import { city, state } from "./geography.ts";
import { ofBranch } from "./of-branch.ts";
import { ofOffer, ofProduct } from "./of-item.ts";

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
    ofBranch(table),
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

/** The campaign a row belongs to, of the same company. */
const ofCampaign = (row: { readonly companyId: AnyPgColumn; readonly campaignId: AnyPgColumn }) =>
  foreignKey({
    columns: [row.companyId, row.campaignId],
    foreignColumns: [campaign.companyId, campaign.id],
  });

export const campaignOffer = pgTable(
  "campaign_offer",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    offerId: text("offer_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.offerId] }),
    ofCampaign(table),
    ofOffer(table),
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
    ofCampaign(table),
    ofProduct(table),
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
    ofCampaign(table),
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
    ofCampaign(table),
    tenantPolicy("campaign_state", "company_id"),
  ],
);

/**
 * What the Promote Offer page offers everybody alike: `price` is CAD for each place and the whole run of `days`.
 * Operators keep it. A plan is retired and never removed, as checkouts name it.
 */
export const campaignPlan = pgTable(
  "campaign_plan",
  {
    id: text().primaryKey(),
    campaignFor: text("campaign_for").$type<CampaignFor>().notNull(),
    days: integer().notNull(),
    price: amount().notNull(),
    active: flag().notNull().default("Y"),
    createdOn: instant("created_on")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    check("campaign_plan_id", sql`${table.id} ~ '^[a-z0-9][a-z0-9-]{0,39}$'`),
    check("campaign_plan_for", sql`${table.campaignFor} in ('offer', 'product')`),
    check("campaign_plan_days", sql`${table.days} between 1 and 365`),
    check("campaign_plan_price", sql`${table.price} between 1 and 99999999`),
    pgPolicy("campaign_plan_read", { for: "select", to: "public", using: sql`true` }),
    systemPolicy("campaign_plan"),
  ],
);
