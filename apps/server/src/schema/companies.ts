import { Company, CompanyDraft } from "@marquee/domain/companies/company.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { changeColumns, chosenId, flag, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { byLettersDown, nameKeyOf } from "../platform/database/letters.ts";
import { placeKey, state } from "./geography.ts";
import { traitsOf } from "./traits.ts";

export const company = pgTable(
  "company",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** What it is registered as, if that is another name. */
    regName: text("reg_name"),
    /** Ours: the state of registration if a master set another than that of the address. */
    regStateId: text("reg_state_id").references(() => state.id),
    corporationId: text("corporation_id").notNull().default(""),
    website: text().notNull().default(""),
    managerName: text("manager_name").notNull().default(""),
    managerMobile: text("manager_mobile").notNull().default(""),
    managerEmail: text("manager_email").notNull().default(""),
    isShopify: flag().notNull().default("N"),
    logo: text(),
    active: flag().notNull().default("Y"),
    /** The company's own address; its branches have theirs. `address1` is the unit, `address2` the street. */
    countryId: text("country_id").$type<Country>().notNull(),
    stateId: chosenId("state_id"),
    cityId: chosenId("city_id"),
    pincode: text().notNull().default(""),
    address1: text().notNull().default(""),
    address2: text().notNull().default(""),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex("company_name_once").on(nameKeyOf(table.name)),
    uniqueIndex("company_corporation_once")
      .on(nameKeyOf(table.corporationId))
      .where(sql`${table.corporationId} <> ''`),
    index("company_traits")
      .using(
        "gin",
        traitsOf({
          name: table.name,
          street: table.address2,
          code: table.pincode,
          otherStreet: sql`''`,
          otherCode: sql`''`,
          phone: table.managerMobile,
          email: table.managerEmail,
          website: table.website,
          logo: table.logo,
        }),
      )
      .concurrently(),
    index("company_all_name").on(byLettersDown(table.name), table.id).concurrently(),
    ...placeKey("company", table),
    ...fieldChecks("company", table, CompanyDraft.fields, Company.fields),
    tenantPolicy("company", "id"),
  ],
);
