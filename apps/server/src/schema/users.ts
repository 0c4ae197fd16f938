import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { AuthType } from "@marquee/domain/users/user.schema";
import { flag, instant, tenantPolicy } from "../platform/database/columns.ts";
import { company } from "./companies.ts";
import { ofBranch } from "./of-branch.ts";

export const role = pgTable(
  "role",
  {
    id: text().primaryKey(),
    roleName: text("role_name").notNull(),
    isSystemRole: flag().notNull().default("N"),
    /** Null for roles of the house; else the company whose user made the role. */
    companyId: text("company_id").references(() => company.id),
  },
  (table) => [
    uniqueIndex("role_name_once").on(
      sql`coalesce(${table.companyId}, '')`,
      sql`lower(${table.roleName})`,
    ),
    tenantPolicy("role", "company_id"),
  ],
);

export const rolePrivilege = pgTable(
  "role_privilege",
  {
    roleId: text("role_id")
      .notNull()
      .references(() => role.id, { onDelete: "cascade" }),
    privilegeCode: text("privilege_code").notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.privilegeCode] })],
);

export const appUser = pgTable(
  "app_user",
  {
    email: text().primaryKey(),
    name: text().notNull(),
    mobileNo: text("mobile_no").notNull().default(""),
    gender: text().$type<"Male" | "Female">(),
    authType: text("auth_type").$type<AuthType>().notNull(),
    isMaster: flag().notNull().default("N"),
    isAgent: flag().notNull().default("N"),
    isShopify: flag().notNull().default("N"),
    roleId: text("role_id").references(() => role.id),
    companyId: text("company_id").references(() => company.id),
    /** Null where the person works for the whole company. */
    storeId: text("store_id"),
    createdOn: instant("created_on")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    ofBranch(table),
    check("app_user_email", sql`${table.email} = lower(${table.email})`),
    check("app_user_branch", sql`${table.storeId} is null or ${table.companyId} is not null`),
    index("app_user_company").on(table.companyId),
    tenantPolicy("app_user", "company_id"),
  ],
);
