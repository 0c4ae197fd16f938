import { KeywordEntry, SponsoredSectionRow } from "@marquee/domain/items/sponsored-fields.schema";
import type { SectionPage } from "@marquee/domain/sections/section.schema";
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { amount, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { nameKeyOf } from "../platform/database/letters.ts";
import { campaignKey } from "./campaign-key.ts";
import { categoryOrTrending } from "./category-or-trending.ts";
import { section } from "./sections.ts";

/** The keywords that a sponsored campaign is shown by, in their order, with what is suggested and what is bid. */
export const campaignKeyword = pgTable(
  "campaign_keyword",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    position: integer().notNull(),
    keyword: text().notNull(),
    category: categoryOrTrending(),
    suggestedBid: amount("suggested_bid").notNull(),
    bid: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.position] }),
    campaignKey(table).onDelete("cascade"),
    uniqueIndex("campaign_keyword_once").on(
      table.campaignId,
      sql`coalesce(${table.category}, '')`,
      nameKeyOf(table.keyword),
    ),
    index("campaign_keyword_category").on(table.category),
    index("campaign_keyword_name").on(nameKeyOf(table.keyword)).concurrently(),
    ...fieldChecks("campaign_keyword", table, KeywordEntry.fields),
    tenantPolicy("campaign_keyword", "company_id"),
  ],
);

/** The sections that a sponsored campaign is shown in, in their order, with what is suggested and what is bid. */
export const campaignSection = pgTable(
  "campaign_section",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    section: text("section_id").notNull(),
    page: text().$type<SectionPage>().notNull(),
    category: categoryOrTrending(),
    suggestedBid: amount("suggested_bid").notNull(),
    bid: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.id] }),
    unique("campaign_section_position").on(table.campaignId, table.position),
    campaignKey(table).onDelete("cascade"),
    // A row names a section of its page.
    foreignKey({
      name: "campaign_section_of_page",
      columns: [table.section, table.page],
      foreignColumns: [section.id, section.tabName],
    }),
    index("campaign_section_section").on(table.section),
    ...fieldChecks("campaign_section", table, SponsoredSectionRow.fields),
    tenantPolicy("campaign_section", "company_id"),
  ],
);
