import { Schema } from "effect";
import { Country } from "../geography/geography.schema.ts";
import { Flag } from "../wire/field.schema.ts";

/** The codes a role may have that grant something by themselves; others are stored and grant nothing. */
export const PRIVILEGE_CODES = [
  "VIEW_ALL_COMPANY",
  "CAN_ADD_UPDATE",
  "ADD_UPDATE_COMPANY",
  "VIEW_INVOICE",
  "VIEW_BILLS",
] as const;
export type PrivilegeCode = (typeof PRIVILEGE_CODES)[number];

/** Who is signed in, as the server reads it from the database on each request. */
export const LoggedUser = Schema.Struct({
  email: Schema.String,
  name: Schema.String,
  companyId: Schema.NullOr(Schema.String),
  companyName: Schema.NullOr(Schema.String),
  /** The country of the company; absent if the user has none. */
  companyCountry: Schema.optionalKey(Country),
  storeId: Schema.NullOr(Schema.String),
  isMaster: Flag,
  isAgentUser: Flag,
  isShopify: Flag,
  privilegeCode: Schema.Array(Schema.String),
  roleName: Schema.NullOr(Schema.String),
}).annotate({ identifier: "LoggedUser" });
export type LoggedUser = typeof LoggedUser.Type;

/** What a rule about access needs to know of a user. Missing flags mean "N", missing codes mean none. */
export interface Actor {
  readonly email?: string | undefined;
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | null | undefined;
  readonly isMaster?: Flag | undefined;
  readonly isAgentUser?: Flag | undefined;
  readonly isShopify?: Flag | undefined;
  readonly privilegeCode?: readonly string[] | undefined;
  readonly roleName?: string | null | undefined;
}
