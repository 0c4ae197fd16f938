import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { ListOf } from "../wire/draft-field.schema.ts";
import { Flag, Id, Text } from "../wire/field.schema.ts";
import { ROLE_TEXT_LIMITS } from "./role-text-limits.ts";

/** Something a role grants. Codes beyond the five are stored and shown, and grant nothing by themselves. */
export const Privilege = Schema.Struct({
  id: Text(64),
  privilegeCode: Text(64),
  privilegeName: Text(120),
}).annotate({ identifier: "Privilege" });
export type Privilege = typeof Privilege.Type;

/** A role. `companyId` is ours: null for a built-in role, else the company whose user made it. */
export const Role = Schema.Struct({
  id: Schema.String,
  roleName: Schema.String,
  isSystemRole: Flag,
  companyId: Schema.NullOr(Schema.String),
  privileges: Schema.Array(Privilege),
  /** The name of the user who made it; the built-in ones have none. */
  createdBy: Schema.String,
}).annotate({
  identifier: "Role",
  ...shownTo("roles.view", "roles.add", "users.add", "users.update"),
});
export type Role = typeof Role.Type;

/** The body of Add Role. A new role is never one of the system's. */
export const RoleDraft = Schema.Struct({
  id: Id,
  roleName: Text(ROLE_TEXT_LIMITS.roleName),
  isSystemRole: Schema.Literal("N"),
  privileges: ListOf(Privilege, 100),
}).annotate({ identifier: "RoleDraft" });
export type RoleDraft = typeof RoleDraft.Type;
