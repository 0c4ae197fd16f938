import type { MarketPlace } from "@marquee/domain/wire/field.schema";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  real,
  text,
  unique,
  type ExtraConfigColumn,
} from "drizzle-orm/pg-core";
import { flag, instant } from "../platform/database/columns.ts";
import { branchKey } from "./branch-key.ts";
import { campaignKey } from "./campaign-key.ts";
import { campaign } from "./campaigns.ts";
import { category } from "./categories.ts";

/** The columns that offers and products share: where they belong, their run with the campaigns that hold them, and their ratings. */
export const itemColumns = () => ({
  companyId: text("company_id").notNull(),
  storeId: text("store_id").notNull(),
  marketPlace: text("market_place").array().$type<MarketPlace[]>().notNull(),
  /** A leaf when it was chosen, of a product. */
  categoryId: text("category_id").references(() => category.id),
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
});

type ItemTable = Readonly<
  Record<"id" | keyof Omit<ReturnType<typeof itemColumns>, "marketPlace">, ExtraConfigColumn>
>;

/** The keys, indexes and checks over these columns. */
export const itemConstraints = (noun: "offer" | "product", table: ItemTable) => [
  branchKey(table),
  campaignKey(table),
  foreignKey({
    name: `${noun}_sponsored_campaign`,
    columns: [table.companyId, table.sponsoredCampaignId],
    foreignColumns: [campaign.companyId, campaign.id],
  }),
  unique(`${noun}_of_company`).on(table.companyId, table.id),
  index(`${noun}_end`).on(table.companyId, table.validTill.desc().nullsLast(), table.id),
  index(`${noun}_campaign`).on(table.campaignId),
  check(
    `${noun}_dates`,
    sql`(${table.validFrom} is null) = (${table.validTill} is null) and ${table.validFrom} <= ${table.validTill}`,
  ),
  check(
    `${noun}_ratings`,
    sql`${table.totalRating} >= 0 and ${table.avgRating} between 0 and 5 and ${table.totalLikes} >= 0`,
  ),
];
