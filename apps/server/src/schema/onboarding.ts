import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import {
  OnboardingDraft,
  type OnboardingStep,
  type StoredSignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import { Struct } from "effect";
import { instant, systemPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";

/** A sign-up that is not finished, passwords aside. Whoever has its secret id can go on with it. */
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
  },
  (table) => [
    index("captcha_expiry").on(table.expiresAt),
    check("captcha_id", sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    check("captcha_dates", sql`${table.createdOn} < ${table.expiresAt}`),
    systemPolicy("captcha"),
  ],
);
