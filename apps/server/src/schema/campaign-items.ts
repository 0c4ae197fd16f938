import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { tenantPolicy } from "../platform/database/columns.ts";
import { campaignKey } from "./campaign-key.ts";
import { city, state } from "./geography.ts";
import { offerKey, productKey } from "./item-key.ts";

/** The offers and collections of a campaign. */
export const campaignOffer = pgTable(
  "campaign_offer",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    offerId: text("offer_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.offerId] }),
    campaignKey(table),
    offerKey(table),
    index("campaign_offer_offer").on(table.offerId),
    tenantPolicy("campaign_offer", "company_id"),
  ],
);

/** The products of a campaign. */
export const campaignProduct = pgTable(
  "campaign_product",
  {
    companyId: text("company_id").notNull(),
    campaignId: text("campaign_id").notNull(),
    productId: text("product_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.productId] }),
    campaignKey(table),
    productKey(table),
    index("campaign_product_product").on(table.productId),
    tenantPolicy("campaign_product", "company_id"),
  ],
);

/** The cities a campaign is shown in. */
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
    campaignKey(table),
    tenantPolicy("campaign_city", "company_id"),
  ],
);

/** The states a campaign is shown in. */
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
    campaignKey(table),
    tenantPolicy("campaign_state", "company_id"),
  ],
);
