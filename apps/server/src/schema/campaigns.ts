import {
  Campaign,
  type CampaignArea,
  type CampaignFor,
  type CampaignType,
  FlyerPlanDraft,
} from "@marquee/domain/campaigns/campaign.schema";
import { SponsoredCampaignDraft } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import type { SponsoredType } from "@marquee/domain/items/sponsored-fields.schema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgPolicy, pgTable, text, unique } from "drizzle-orm/pg-core";
import { Struct } from "effect";
import {
  amount,
  day,
  flag,
  instant,
  systemPolicy,
  tenantPolicy,
} from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { searchIndex } from "../platform/database/search-index.ts";
import { branchKey } from "./branch-key.ts";

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
    /** What a sponsored campaign is shown by, what it may spend a day, and what is bid for it. */
    sponsoredType: text("sponsored_type").$type<SponsoredType>(),
    budget: amount(),
    bid: amount(),
    /** Calendar days that were paid for; the run starts when the branch is approved, if it is not yet. */
    days: integer().notNull(),
    /** The day that was chosen for the start of a sponsored campaign; that of a flyer is in its checkout. */
    fromDate: day("from_date"),
    validFrom: instant("valid_from"),
    validTill: instant("valid_till"),
    /** Since when a sponsored campaign is paused. */
    pausedOn: instant("paused_on"),
    createdOn: instant("created_on").notNull(),
    /** Ours: the paid checkout that made this campaign. Unique, so that it is made exactly once. */
    checkoutId: text("checkout_id").unique("campaign_once_per_checkout"),
    /** Ours: the input of the call that made a sponsored campaign, which distinguishes a repeat from another one. */
    createHash: text("create_hash"),
  },
  (table) => [
    branchKey(table),
    unique("campaign_of_company").on(table.companyId, table.id),
    index("campaign_list").on(table.companyId, table.campaignType, table.createdOn.desc()),
    index("campaign_branch_list").on(table.storeId, table.campaignType, table.createdOn.desc()),
    index("campaign_end").on(table.validTill),
    index("campaign_begin").on(table.companyId, table.validFrom).concurrently(),
    index("campaign_newest").on(table.campaignType, table.createdOn.desc(), table.id),
    index("campaign_by_age").on(table.createdOn.desc(), table.id).concurrently(),
    index("campaign_company_by_age")
      .on(table.companyId, table.createdOn.desc(), table.id)
      .concurrently(),
    searchIndex("campaign_words", table.companyId, [table.campaignName]),
    check(
      "campaign_dates",
      sql`(${table.validFrom} is null) = (${table.validTill} is null) and ${table.validFrom} < ${table.validTill}`,
    ),
    check(
      "campaign_paused",
      sql`${table.pausedOn} is null or (${table.campaignType} = 'sponsored' and ${table.pausedOn} between ${table.validFrom} and ${table.validTill})`,
    ),
    check("campaign_days", sql`${table.days} >= 1`),
    check("campaign_price", sql`${table.campaignPrice} >= 0`),
    // A flyer is sold for an area, but for products that join an offer that runs without one (PAYSRV-M4); a sponsored
    // campaign is free, and has a type and a budget of a day.
    check(
      "campaign_kind",
      sql`case ${table.campaignType} when 'flyer' then (${table.campaignArea} is not null or ${table.campaignFor} = 'product') and num_nonnulls(${table.sponsoredType}, ${table.budget}, ${table.bid}, ${table.fromDate}) = 0 else ${table.sponsoredType} is not null and ${table.budget} is not null and ${table.campaignPrice} = 0 and ${table.checkoutId} is null end`,
    ),
    ...fieldChecks(
      "campaign",
      table,
      FlyerPlanDraft.fields,
      { bid: SponsoredCampaignDraft.fields.budget, budget: SponsoredCampaignDraft.fields.budget },
      Struct.omit(Campaign.fields, ["budget", "bid"]),
    ),
    tenantPolicy("campaign", "company_id", "store_id"),
  ],
);

/** What the Promote Offer page offers every company: CAD for each place and the whole run. Plans are never removed. */
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
    check("campaign_plan_active", sql`${table.active} in ('Y', 'N')`),
    pgPolicy("campaign_plan_read", { for: "select", to: "public", using: sql`true` }),
    systemPolicy("campaign_plan"),
  ],
);
