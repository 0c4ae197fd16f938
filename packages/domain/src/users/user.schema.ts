import { Schema } from "effect";
import { Flag } from "../wire/field.schema.ts";

/** `A` for an advertiser or administrator, `AU` for anyone else: only `A` may sign in here. */
export const AuthType = Schema.Literals(["A", "AU"]);
export type AuthType = typeof AuthType.Type;

export const User = Schema.Struct({
  email: Schema.String,
  name: Schema.String,
  mobileNo: Schema.String,
  gender: Schema.NullOr(Schema.Literals(["Male", "Female"])),
  authType: AuthType,
  isShopify: Flag,
  isAgent: Flag,
  companyId: Schema.NullOr(Schema.String),
  storeId: Schema.NullOr(Schema.String),
  roleId: Schema.NullOr(Schema.String),
}).annotate({ identifier: "User" });
export type User = typeof User.Type;
