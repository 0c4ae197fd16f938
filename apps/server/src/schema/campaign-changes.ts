import {
  SponsoredChange,
  type BidChange,
  type SponsoredAct,
} from "@marquee/domain/campaigns/sponsored/sponsored-change.schema";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { amount, instant, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { campaignKey } from "./campaign-key.ts";

/** What was done to sponsored campaigns, in order: what a day may spend follows from it. A row is never changed. */
export const campaignChange = pgTable(
  "campaign_change",
  {
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    position: integer().notNull(),
    act: text().$type<SponsoredAct>().notNull(),
    at: instant().notNull(),
    userId: text("user_id").notNull(),
    budgetBefore: amount("budget_before").notNull(),
    budget: amount().notNull(),
    bidBefore: amount("bid_before").notNull(),
    bid: amount().notNull(),
    bids: jsonb().$type<readonly BidChange[]>().notNull(),
    /** Ours: the input of the call, which distinguishes a repeat from another change. */
    createHash: text("create_hash").notNull(),
  },
  (table) => [
    unique("campaign_change_position").on(table.campaignId, table.position),
    campaignKey(table).onDelete("cascade"),
    check("campaign_change_place", sql`${table.position} >= 1`),
    check("campaign_change_budget", sql`least(${table.budget}, ${table.budgetBefore}) > 0`),
    check("campaign_change_bid", sql`least(${table.bid}, ${table.bidBefore}) >= 0`),
    ...fieldChecks("campaign_change", table, { act: SponsoredChange.fields.act }),
    tenantPolicy("campaign_change", "company_id"),
  ],
);
