import type { Country } from "@marquee/domain/geography/geography.schema";
import { Privilege, Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import {
  type AuthType,
  type Gender,
  UserDetails,
  UserDraft,
} from "@marquee/domain/users/user.schema";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { Struct } from "effect";
import {
  changeColumns,
  flag,
  instant,
  publicPolicies,
  tenantPolicy,
} from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { byLettersDown, nameKeyOf } from "../platform/database/letters.ts";
import { searchIndex } from "../platform/database/search-index.ts";
import { branchKey } from "./branch-key.ts";
import { company } from "./companies.ts";

/** What a role can grant. Codes beyond those that the domain defines are stored and shown, and grant nothing. */
export const privilege = pgTable(
  "privilege",
  {
    privilegeCode: text("privilege_code").primaryKey(),
    id: text().notNull().unique("privilege_id_once"),
    privilegeName: text("privilege_name").notNull(),
  },
  (table) => [...fieldChecks("privilege", table, Privilege.fields), ...publicPolicies("privilege")],
);

export const role = pgTable(
  "role",
  {
    id: text().primaryKey(),
    roleName: text("role_name").notNull(),
    isSystemRole: flag().notNull().default("N"),
    /** Null for roles of the house; else the company whose user made the role. */
    companyId: text("company_id").references(() => company.id),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex("role_name_once").on(
      sql`coalesce(${table.companyId}, '')`,
      nameKeyOf(table.roleName),
    ),
    check("role_system", sql`${table.isSystemRole} = 'N' or ${table.companyId} is null`),
    ...fieldChecks("role", table, RoleDraft.fields, Role.fields),
    tenantPolicy("role", "company_id"),
    // Default roles belong to no company: every company can give them, and only staff can change them.
    pgPolicy("role_house", { for: "select", to: "public", using: sql`company_id is null` }),
  ],
);

export const rolePrivilege = pgTable(
  "role_privilege",
  {
    roleId: text("role_id")
      .notNull()
      .references(() => role.id, { onDelete: "cascade" }),
    privilegeCode: text("privilege_code")
      .notNull()
      .references(() => privilege.privilegeCode),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.privilegeCode] }),
    // A role's own policies define who sees it, and who changes it.
    pgPolicy("role_privilege_read", {
      for: "select",
      to: "public",
      using: sql`exists (select from role where role.id = role_id)`,
    }),
    tenantPolicy("role_privilege", sql`(select role.company_id from role where role.id = role_id)`),
  ],
);

/**
 * A user, with the role that gives them their rights. Who calls is read by the database's function `marquee_caller`
 * (migrations/0002_triggers.sql, platform/identity/caller.ts) before there is a scope: a column that is renamed here is renamed
 * there, too.
 */
export const appUser = pgTable(
  "app_user",
  {
    email: text().primaryKey(),
    /** Also sent as `firstName`. */
    name: text().notNull(),
    mobileNo: text("mobile_no").notNull().default(""),
    gender: text().$type<Gender>(),
    country: text().$type<Country>(),
    emailOk: flag().notNull().default("N"),
    emailSubcription: flag().notNull().default("N"),
    mobOk: flag().notNull().default("N"),
    authType: text("auth_type").$type<AuthType>().notNull(),
    isMaster: flag().notNull().default("N"),
    isAgent: flag().notNull().default("N"),
    isShopify: flag().notNull().default("N"),
    roleId: text("role_id").references(() => role.id),
    companyId: text("company_id").references(() => company.id),
    /** Null if the user works for the whole company. */
    storeId: text("store_id"),
    /** Ours: when the user's access was ended; null while they may sign in (USER-E1). */
    endedOn: instant("ended_on"),
    /** Ours: sign-ins from before this moment count no more (SESSION-T6). */
    signedOutOn: instant("signed_out_on"),
    /** Ours: when a master last took the authenticator app off the user's sign-in (USER-F1). */
    secondFactorResetOn: instant("second_factor_reset_on"),
    /** Ours: when the user accepted the agreement by signing the company up; null if another user created this one. */
    agreedOn: instant("agreed_on"),
    /** Ours: how many creates made this user or returned them, less those that the identity service refused. */
    creates: integer().notNull().default(1),
    ...changeColumns(),
  },
  (table) => [
    branchKey(table),
    check("app_user_email", sql`${table.email} = lower(${table.email})`),
    check("app_user_signed_out", sql`${table.endedOn} is null or ${table.signedOutOn} is not null`),
    check("app_user_branch", sql`${table.storeId} is null or ${table.companyId} is not null`),
    ...fieldChecks(
      "app_user",
      table,
      Struct.omit(UserDraft.fields, ["email"]),
      UserDetails.fields,
      {
        name: UserDraft.fields.firstName,
      },
    ),
    index("app_user_company_name")
      .on(table.companyId, byLettersDown(table.name), table.email)
      .concurrently(),
    index("app_user_role").on(table.roleId),
    index("app_user_all_name").on(byLettersDown(table.name), table.email).concurrently(),
    index("app_user_by_age").on(table.createdOn.desc(), table.email).concurrently(),
    index("app_user_company_by_age")
      .on(table.companyId, table.createdOn.desc(), table.email)
      .concurrently(),
    searchIndex("app_user_words", table.companyId, [table.name, table.email]),
    tenantPolicy("app_user", "company_id"),
  ],
);

/**
 * How a user comes in: the invitation that is open, and the last sign-in. A row of its own, as a sign-in is no change of the
 * user; users from before it was written down have none until they sign in.
 */
export const userEntry = pgTable(
  "user_entry",
  {
    email: text()
      .primaryKey()
      .references(() => appUser.email, { onDelete: "cascade" }),
    lastSignInOn: instant("last_sign_in_on"),
    /** The hash of the secret in the link; null if no invitation is open. */
    inviteHash: text("invite_hash").unique("user_entry_invite_once"),
    invitedUntil: instant("invited_until"),
    invitedBy: text("invited_by").notNull().default(""),
  },
  (table) => [
    check(
      "user_entry_invite",
      sql`(${table.inviteHash} is null) = (${table.invitedUntil} is null)`,
    ),
    // The user's own policy decides who may see and change a user.
    tenantPolicy(
      "user_entry",
      sql`(select app_user.company_id from app_user where app_user.email = user_entry.email)`,
    ),
  ],
);
