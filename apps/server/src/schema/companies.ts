import { sql } from "drizzle-orm";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { flag, instant, tenantPolicy } from "../platform/database/columns.ts";

export const company = pgTable(
  "company",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    regName: text("reg_name"),
    isShopify: flag().notNull().default("N"),
    logo: text(),
    active: flag().notNull().default("Y"),
    countryId: text("country_id").$type<Country>().notNull(),
    createdOn: instant("created_on")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex("company_name_once").on(sql`lower(${table.name})`),
    tenantPolicy("company", "id"),
  ],
);
