import { refuseRoleChange } from "@marquee/domain/access/may-assign";
import { userMessages } from "@marquee/domain/users/messages";
import {
  authTypeIssues,
  isOneself,
  refuseChange,
  refusePerson,
} from "@marquee/domain/users/user-change";
import { userRules } from "@marquee/domain/users/user-rules";
import type { UserChange, UserDetails } from "@marquee/domain/users/user.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { sameEmail, storedMobile } from "@marquee/domain/validation/typed-values";
import { forbidden, invalid, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { roleRecord } from "../roles/queries.ts";
import { refuseBelonging, roleFor, toAssign } from "./check-user.ts";
import { userRecord } from "./queries.ts";

/** The fields of the form that a change speaks of, under the names that the rules have. */
function givenFields(change: UserChange): ReadonlySet<string> {
  const names = Object.keys(change).map((name) => {
    if (name === "name") return "firstName";
    return name === "mob" ? "mobileNo" : name;
  });
  return new Set(names);
}

/** The stored values with the change applied. The profile sends `name` and `mob`; both mean the same field (USER-U6). */
function laidOver(stored: UserDetails, change: UserChange) {
  return {
    email: stored.email,
    firstName: (change.firstName ?? change.name ?? stored.name).trim(),
    mobileNo: storedMobile(change.mobileNo ?? change.mob ?? stored.mobileNo),
    gender: change.gender === undefined ? stored.gender : change.gender,
    roleId: change.roleId ?? stored.roleId ?? "",
    companyId: change.companyId ?? stored.companyId ?? "",
    storeId: change.storeId === undefined ? stored.storeId : change.storeId,
    isAgent: change.isAgent ?? stored.isAgent,
    password: "",
  };
}
type Changed = ReturnType<typeof laidOver>;

/** Whether the role may change as requested (ACCESS-R6, ACCESS-R7, USER-C6). */
async function refuseRole(
  context: RequestContext,
  stored: UserDetails,
  changed: Changed,
): Promise<Refusal | null> {
  const moves = changed.companyId !== (stored.companyId ?? "");
  const isSame = changed.roleId === (stored.roleId ?? "");
  if (isSame && (!moves || changed.roleId === "")) return null;
  const role = await roleFor(context, changed.roleId, changed.companyId || null);
  if (role instanceof Refusal) return role;
  if (isSame) return null;
  const before = stored.roleId === null ? undefined : await roleRecord.find(context, stored.roleId);
  const from = before ? toAssign(before) : null;
  const reason = refuseRoleChange(context.user, stored.email, from, toAssign(role));
  return reason === null ? null : forbidden(reason);
}

async function refuse(
  context: RequestContext,
  stored: UserDetails,
  change: UserChange,
  changed: Changed,
): Promise<Refusal | null> {
  const { user } = context;
  const reason = refusePerson(user, stored) ?? refuseChange(user, stored, change);
  if (reason !== null) return forbidden(reason);
  const given = givenFields(change);
  const issues = [
    ...ruleIssues(userRules, changed, { actor: user, editing: true, stored }),
    ...authTypeIssues(change.authType, stored.authType),
  ].filter(({ field }) => given.has(field));
  if (issues.length > 0) return invalid(issues);
  const { companyId, storeId } = changed;
  const belongs = companyId !== (stored.companyId ?? "") || storeId !== stored.storeId;
  const refused = belongs ? await refuseBelonging(context, changed) : null;
  return refused ?? refuseRole(context, stored, changed);
}

const toUserRow = (changed: Changed) => {
  const { email: _key, password: _identitys, firstName, ...content } = changed;
  return {
    ...content,
    name: firstName,
    roleId: content.roleId || null,
    companyId: content.companyId || null,
  };
};

/** Another company has other branches: who moves keeps none unless one is named. */
const withMove = (stored: UserDetails, change: UserChange): UserChange =>
  change.companyId && change.companyId !== stored.companyId && change.storeId === undefined
    ? { ...change, storeId: null }
    : change;

/**
 * Changes a user, or one's own profile, from `version` (null: whichever is stored) (USER-U1 to USER-U7). The body names
 * the user; the path names the caller or the user, and never a second e-mail for them.
 */
export async function updateUser(
  context: RequestContext,
  named: string,
  given: UserChange,
  version: number | null,
): Promise<UserDetails | Refusal> {
  const email = given.email.trim().toLowerCase();
  if (!sameEmail(named, email) && !isOneself(context.user, { email: named }))
    return invalid([{ rule: "USER-U3", field: "email", message: userMessages.emailFixed }]);
  const stored = await userRecord.lock(context, email, version);
  if (stored instanceof Refusal) return stored;
  const change = withMove(stored, given);
  const changed = laidOver(stored, change);
  const refusal = await refuse(context, stored, change, changed);
  if (refusal) return refusal;
  return userRecord.change(context, email, toUserRow(changed));
}
