import {
  type Onboarded,
  OnboardingDraft,
  type OnboardingStep,
  type StoredSignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import type { AuthType } from "@marquee/domain/users/user.schema";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { Struct } from "effect";
import { instant, systemPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { company } from "./companies.ts";
import { store } from "./stores.ts";

/** A sign-up that is not finished, passwords aside. A caller with its secret id can continue it. */
export const onboardingDraft = pgTable(
  "onboarding_draft",
  {
    /** The digest of the secret id: who reads this table cannot make a link of it. */
    idHash: text("id_hash").primaryKey(),
    step: text().$type<OnboardingStep>().notNull(),
    data: jsonb().$type<StoredSignUpData>().notNull(),
    /** The logo among the data, so that it is not swept. */
    companyLogo: text("company_logo").generatedAlwaysAs(sql`data ->> 'companyLogo'`),
    /** When the link to go on was mailed, and to whom; it is mailed once. */
    mailedTo: text("mailed_to"),
    mailedOn: instant("mailed_on"),
    createdOn: instant("created_on").notNull(),
    updatedOn: instant("updated_on").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** What a save starts from, so that two tabs never overwrite each other unseen. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("onboarding_draft_expiry").on(table.expiresAt),
    check("onboarding_draft_id", sql`${table.idHash} ~ '^[0-9a-f]{64}$'`),
    check(
      "onboarding_draft_mailed",
      sql`(${table.mailedTo} is null) = (${table.mailedOn} is null)`,
    ),
    check("onboarding_draft_secrets", sql`not ${table.data} ?| array['password', 'captcha']`),
    ...fieldChecks("onboarding_draft", table, Struct.pick(OnboardingDraft.fields, ["step"])),
    systemPolicy("onboarding_draft"),
  ],
);

/** A captcha that was issued: good for one answer, until it expires. */
export const captcha = pgTable(
  "captcha",
  {
    id: text().primaryKey(),
    /** The digest of the id and the right answer. */
    answerHash: text("answer_hash").notNull(),
    createdOn: instant("created_on").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When it was answered, rightly or wrongly. */
    usedOn: instant("used_on"),
    /** The company whose sign-up had the right answer; no other company can use it. */
    usedBy: text("used_by"),
  },
  (table) => [
    index("captcha_expiry").on(table.expiresAt),
    check("captcha_id", sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    check("captcha_dates", sql`${table.createdOn} < ${table.expiresAt}`),
    check("captcha_used", sql`${table.usedBy} is null or ${table.usedOn} is not null`),
    systemPolicy("captcha"),
  ],
);

/** What a finished sign-up has made, and which mail followed. A repeat returns it from here. */
export const signUp = pgTable(
  "sign_up",
  {
    companyId: text("company_id")
      .primaryKey()
      .references(() => company.id, { onDelete: "cascade" }),
    storeId: text("store_id").notNull(),
    email: text().notNull(),
    /** Its request, which distinguishes a repeat from another one. */
    requestHash: text("request_hash").notNull(),
    /** Null until the account at the identity service is there. */
    mail: text().$type<Onboarded["mail"]>(),
    /** What the user was before, a shopper for instance; null if there was no user. */
    formerAuthType: text("former_auth_type").$type<AuthType>(),
    createdOn: instant("created_on").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.storeId],
      foreignColumns: [store.companyId, store.id],
    }).onDelete("cascade"),
    check("sign_up_mail", sql`${table.mail} in ('verification', 'passwordReset')`),
    check("sign_up_former", sql`${table.formerAuthType} in ('A', 'AU')`),
    systemPolicy("sign_up"),
  ],
);
