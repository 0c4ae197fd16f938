import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../platform/database/columns.ts";
import { branchKey } from "./branch-key.ts";
import { campaignKey } from "./campaign-key.ts";
import { offerKey, productKey } from "./item-key.ts";

const count = (name?: string) =>
  (name === undefined ? bigint({ mode: "number" }) : bigint(name, { mode: "number" }))
    .notNull()
    .default(0);

/** What shoppers did with one offer or product by one campaign, or by none, on one day in Central time, added up over all beacons. */
export const beacon = pgTable(
  "beacon",
  {
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    offerId: text("offer_id"),
    productId: text("product_id"),
    /** The campaign that it counts for, as was decided when it came in (CAMP-G13); null for none. */
    campaignId: text("campaign_id"),
    /** The beginning of the day in Central time. */
    createdOn: instant("created_on").notNull(),
    impressions: count(),
    clicks: count(),
    buyNowClicks: count("buy_now_clicks"),
    snips: count(),
  },
  (table) => [
    unique("beacon_once_per_day")
      .on(table.offerId, table.createdOn, table.productId, table.campaignId)
      .nullsNotDistinct(),
    branchKey(table),
    offerKey(table).onDelete("cascade"),
    productKey(table).onDelete("cascade"),
    campaignKey(table),
    index("beacon_company_day").on(table.companyId, table.createdOn),
    index("beacon_product").on(table.productId, table.createdOn),
    index("beacon_campaign").on(table.campaignId, table.createdOn),
    index("beacon_day").using("brin", table.createdOn).with({ autosummarize: true }).concurrently(),
    check("beacon_item", sql`(${table.offerId} is null) <> (${table.productId} is null)`),
    check(
      "beacon_counts",
      sql`least(${table.impressions}, ${table.clicks}, ${table.buyNowClicks}, ${table.snips}) >= 0`,
    ),
    tenantPolicy("beacon", "company_id", "store_id"),
  ],
);
