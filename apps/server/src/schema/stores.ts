import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { Country } from "@marquee/domain/geography/geography.schema";
import type { MarketPlace } from "@marquee/domain/wire/field.schema";
import { flag, instant, tenantPolicy } from "../platform/database/columns.ts";
import { company } from "./companies.ts";
import { city, state } from "./geography.ts";

export const store = pgTable(
  "store",
  {
    id: text().primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => company.id),
    code: text().notNull(),
    storeName: text("store_name").notNull(),
    companyLogo: text("company_logo"),
    marketPlace: text("market_place").array().$type<MarketPlace[]>().notNull(),
    countryId: text("country_id").$type<Country>().notNull(),
    stateId: text("state_id")
      .notNull()
      .references(() => state.id),
    cityId: text("city_id")
      .notNull()
      .references(() => city.id),
    active: flag().notNull().default("Y"),
    isApprove: flag().notNull().default("N"),
    isShopify: flag().notNull().default("N"),
    createdOn: instant("created_on")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex("store_code_once").on(table.companyId, sql`lower(${table.code})`),
    // Foreign keys on (company, store) keep a row from naming another company's branch.
    unique("store_of_company").on(table.companyId, table.id),
    index("store_company").on(table.companyId),
    tenantPolicy("store", "company_id", "id"),
  ],
);
