import type { BranchFacts } from "@marquee/domain/approval/approval-effect.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import type { SentBack } from "@marquee/domain/stores/sent-back.schema";
import { Store, StoreDraft, StorePolicy, type WeekDay } from "@marquee/domain/stores/store.schema";
import type { Flag, MarketPlace } from "@marquee/domain/wire/field.schema";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  amount,
  changeColumns,
  chosenId,
  flag,
  instant,
  tenantPolicy,
} from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { byLettersDown, nameKeyOf } from "../platform/database/letters.ts";
import { category } from "./categories.ts";
import { company } from "./companies.ts";
import { placeKey } from "./geography.ts";
import { traitsOf } from "./traits.ts";

const typedText = (name: string) => text(name).notNull().default("");

export const store = pgTable(
  "store",
  {
    id: text().primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => company.id),
    code: text().notNull(),
    storeName: text("store_name").notNull(),
    companyBusinessName: typedText("company_business_name"),
    corporationId: typedText("corporation_id"),
    gstin: typedText("gstin"),
    websiteUrl: typedText("website_url"),
    domainURL: typedText("domain_url"),
    companyLogo: text("company_logo"),
    marketPlace: text("market_place").array().$type<MarketPlace[]>().notNull(),
    /** The registered address. `address1` is the unit, `address2` the street. */
    countryId: text("country_id").$type<Country>().notNull(),
    stateId: text("state_id").notNull(),
    cityId: text("city_id").notNull(),
    pincode: typedText("pincode"),
    address1: typedText("address1"),
    address2: typedText("address2"),
    /** Whether customers can go there, and whether that is the registered address; empty if not given. */
    isphysical: text().$type<Flag | "">().notNull().default(""),
    isSameAddress: text("is_same_address").$type<Flag | "">().notNull().default(""),
    /** The address customers can go to, if it is another. */
    storeCountryId: chosenId("store_country_id").$type<Country | "">(),
    storeStateId: chosenId("store_state_id"),
    storeCityId: chosenId("store_city_id"),
    storePincode: typedText("store_pincode"),
    storeAddress1: typedText("store_address1"),
    storeAddress2: typedText("store_address2"),
    managerName: typedText("manager_name"),
    managerMobile: typedText("manager_mobile"),
    managerEmail: typedText("manager_email"),
    fromHrs: text("from_hrs").array().notNull().default([]),
    toHrs: text("to_hrs").array().notNull().default([]),
    timeNote: typedText("time_note"),
    weeklyOff: typedText("weekly_off").$type<WeekDay | "">(),
    areas: text().array().notNull().default([]),
    storeDescription: typedText("store_description"),
    warrantyPolicy: typedText("warranty_policy"),
    returnPolicy: typedText("return_policy"),
    deliveryPolicy: typedText("delivery_policy"),
    deliveryType: typedText("delivery_type").$type<"Delivery" | "">(),
    secondDeliveryType: typedText("second_delivery_type").$type<"Pickup" | "">(),
    /** The amount from which shipping is free; null if it never is. */
    deliveryNotes: amount("delivery_notes"),
    active: flag().notNull().default("Y"),
    isPremium: flag().notNull().default("Y"),
    isApprove: flag().notNull().default("N"),
    /** What the branch was approved with, if that has changed since (STORE-A9); counts only while it is approved. */
    reviewed: jsonb().$type<BranchFacts>(),
    /** Why a master sent the branch back, until it is changed (STORE-A11); counts only while it is not approved. */
    sentBack: jsonb("sent_back").$type<SentBack>(),
    /** When its approval was withdrawn, since when it waits (STORE-A23); counts only while it is not approved. */
    withdrawnOn: instant("withdrawn_on"),
    featuredFrom: instant("featured_from"),
    featuredTill: instant("featured_till"),
    totalLikes: integer("total_likes").notNull().default(0),
    isShopify: flag().notNull().default("N"),
    shopifyRecurringChargeId: text("shopify_recurring_charge_id"),
    storeSellCountry: text("store_sell_country").$type<Country>(),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex("store_code_once").on(table.companyId, nameKeyOf(table.code)),
    // Foreign keys on (company, store) keep a row from naming another company's branch.
    unique("store_of_company").on(table.companyId, table.id),
    index("store_waiting")
      .on(table.createdOn, table.id)
      .where(sql`${table.isApprove} = 'N'`),
    index("store_company_name")
      .on(table.companyId, byLettersDown(table.storeName), table.id)
      .concurrently(),
    ...placeKey("store", table),
    ...placeKey("store_second", {
      countryId: table.storeCountryId,
      stateId: table.storeStateId,
      cityId: table.storeCityId,
    }),
    check(
      "store_second_address",
      sql`${table.storeCountryId} in ('canada', 'US') and (${table.storeStateId} is null or ${table.storeCountryId} is not null) and (${table.storeCityId} is null or ${table.storeStateId} is not null)`,
    ),
    check("store_sent_back", sql`${table.sentBack} is null or ${table.isApprove} = 'N'`),
    check(
      "store_featured",
      sql`(${table.featuredFrom} is null) = (${table.featuredTill} is null) and ${table.featuredFrom} < ${table.featuredTill}`,
    ),
    index("store_changed")
      .on(table.updatedOn, table.id)
      .where(sql`${table.reviewed} is not null and ${table.isApprove} = 'Y'`),
    index("store_traits")
      .using(
        "gin",
        traitsOf({
          name: table.storeName,
          street: table.address2,
          code: table.pincode,
          otherStreet: table.storeAddress2,
          otherCode: table.storePincode,
          phone: table.managerMobile,
          email: table.managerEmail,
          website: table.websiteUrl,
          logo: table.companyLogo,
        }),
      )
      .concurrently(),
    check("store_likes", sql`${table.totalLikes} >= 0`),
    ...fieldChecks("store", table, StoreDraft.fields, StorePolicy.fields, Store.fields),
    tenantPolicy("store", "company_id", "id"),
  ],
);

/** The categories a branch sells in, in their order. */
export const storeCategory = pgTable(
  "store_category",
  {
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    categoryId: text("category_id")
      .notNull()
      .references(() => category.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.categoryId] }),
    foreignKey({
      columns: [table.companyId, table.storeId],
      foreignColumns: [store.companyId, store.id],
    }).onDelete("cascade"),
    unique("store_category_position").on(table.storeId, table.position),
    index("store_category_category").on(table.categoryId),
    tenantPolicy("store_category", "company_id", "store_id"),
  ],
);
