import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import {
  Section,
  SectionConfiguration,
  SectionDraft,
  SectionPage,
} from "@marquee/domain/sections/section.schema";
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
import {
  changeColumns,
  day,
  flag,
  instant,
  publicPolicies,
  tenantPolicy,
} from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { nameKeyOf } from "../platform/database/letters.ts";
import { categoryOrTrending } from "./category-or-trending.ts";
import { company } from "./companies.ts";
import { offerKey, productKey } from "./item-key.ts";

/** A place on a shoppers' page that sponsored items can fill, from one day to another in Central time. */
export const section = pgTable(
  "section",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    active: flag().notNull().default("Y"),
    orderNo: integer("order_no").notNull().default(0),
    tabName: text("tab_name").$type<SectionPage>().notNull(),
    category: categoryOrTrending(),
    isOfferSection: flag().notNull(),
    isProductSection: flag().notNull(),
    startDate: day("start_date").notNull(),
    endDate: day("end_date").notNull(),
    configStartDate: day("config_start_date").notNull(),
    ...changeColumns(),
  },
  (table) => [
    unique("section_of_page").on(table.id, table.tabName),
    uniqueIndex("section_name_once").on(
      table.tabName,
      sql`coalesce(${table.category}, '')`,
      nameKeyOf(table.name),
    ),
    index("section_list").on(table.active, table.orderNo, table.name, table.id),
    index("section_of_category").on(table.tabName, table.category),
    check("section_dates", sql`${table.startDate} < ${table.endDate}`),
    check("section_for", sql`${table.isOfferSection} = 'Y' or ${table.isProductSection} = 'Y'`),
    ...fieldChecks("section", table, SectionDraft.fields, Section.fields, { tabName: SectionPage }),
    ...publicPolicies("section"),
  ],
);

/** Which items of a company's shop a section shows: its offers, or its products. */
export const sectionConfiguration = pgTable(
  "section_configuration",
  {
    id: text().primaryKey(),
    section: text("section_id")
      .notNull()
      .references(() => section.id),
    companyId: text("company_id")
      .notNull()
      .references(() => company.id),
    type: text().$type<CampaignFor>().notNull(),
    createdBy: text("created_by").notNull(),
    createdOn: instant("created_on").notNull(),
    /** Ours: the input of the call, which distinguishes a repeat from another one. */
    createHash: text("create_hash").notNull(),
  },
  (table) => [
    unique("section_configuration_of_company").on(table.companyId, table.id, table.type),
    index("section_configuration_section").on(table.section, table.createdOn.desc()),
    ...fieldChecks("section_configuration", table, SectionConfiguration.fields),
    tenantPolicy("section_configuration", "company_id"),
  ],
);

/** An item of a shop that a section shows, by its shop-platform id and as the offer or product of ours that it became. */
export const sectionItem = pgTable(
  "section_item",
  {
    companyId: text("company_id").notNull(),
    configurationId: text("configuration_id").notNull(),
    type: text().$type<CampaignFor>().notNull(),
    shopId: text("shop_id").notNull(),
    position: integer().notNull(),
    offerId: text("offer_id"),
    productId: text("product_id"),
    /** When it was taken out, and by whom; null while the section shows it. */
    removedOn: instant("removed_on"),
    removedBy: text("removed_by"),
  },
  (table) => [
    primaryKey({ columns: [table.configurationId, table.shopId] }),
    unique("section_item_position").on(table.configurationId, table.position),
    foreignKey({
      name: "section_item_configuration",
      columns: [table.companyId, table.configurationId, table.type],
      foreignColumns: [
        sectionConfiguration.companyId,
        sectionConfiguration.id,
        sectionConfiguration.type,
      ],
    }).onDelete("cascade"),
    offerKey(table),
    productKey(table),
    index("section_item_offer").on(table.offerId),
    index("section_item_product").on(table.productId),
    check(
      "section_item_one",
      sql`case ${table.type} when 'offer' then ${table.offerId} is not null and ${table.productId} is null else ${table.productId} is not null and ${table.offerId} is null end`,
    ),
    check("section_item_removed", sql`(${table.removedOn} is null) = (${table.removedBy} is null)`),
    tenantPolicy("section_item", "company_id"),
  ],
);
