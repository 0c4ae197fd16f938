import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { UserDraft } from "./user.schema.ts";

/** A new user form: users of a company add colleagues to it, and those of a branch to that branch (USER-D1), who are invited (INVITE-1). */
export const emptyUser = (actor: Actor): UserDraft => ({
  email: "",
  firstName: "",
  mobileNo: "",
  password: "",
  roleId: "",
  companyId: isPrivileged(actor) ? "" : (actor.companyId ?? ""),
  storeId: isPrivileged(actor) ? null : (actor.storeId ?? null),
  isAgent: "N",
  invite: "Y",
});
