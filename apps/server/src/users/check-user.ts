import { isPrivileged } from "@marquee/domain/access/actor";
import { can } from "@marquee/domain/access/can";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import { refuseRole, type RoleToAssign } from "@marquee/domain/access/may-assign";
import type { Role } from "@marquee/domain/roles/role.schema";
import { authTypeIssues } from "@marquee/domain/users/user-change";
import { userRules } from "@marquee/domain/users/user-rules";
import type { UserDraft } from "@marquee/domain/users/user.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { storedMobile } from "@marquee/domain/validation/typed-values";
import { companyExists } from "../companies/queries.ts";
import { forbidden, invalid, Refusal } from "../platform/refusal/refusal.ts";
import type { TransactionContext, RequestContext } from "../platform/tenancy/request-context.ts";
import { roleRecord } from "../roles/queries.ts";
import { branchExists } from "../stores/queries.ts";
import { userRefusals as refusals } from "./messages.ts";

/** The company and branch of a user: empty and null for a user without a company. */
export interface Belonging {
  readonly companyId: string;
  readonly storeId: string | null;
}

/** A role as the rules on giving one need it. */
export const toAssign = ({ roleName, privileges }: Role): RoleToAssign => ({
  roleName,
  privilegeCode: privileges.map(({ privilegeCode }) => privilegeCode),
});

/**
 * The draft as it is stored: an e-mail in small letters, and one's own company and branch if the form leaves them out
 * for users who have no choice (USER-C5).
 */
export function normalizeDraft(draft: UserDraft, { user }: { readonly user: Actor }): UserDraft {
  const ownBranch = isPrivileged(user) ? null : (user.storeId ?? null);
  return {
    ...draft,
    email: draft.email.trim().toLowerCase(),
    firstName: draft.firstName.trim(),
    mobileNo: storedMobile(draft.mobileNo),
    companyId: draft.companyId || (user.companyId ?? ""),
    storeId: draft.storeId || ownBranch,
  };
}

/** What a user's company and branch name must be there and belong together (USER-C5). All that is wrong, at once. */
export async function refuseBelonging(
  context: TransactionContext,
  { companyId, storeId }: Belonging,
): Promise<Refusal | null> {
  const issues: Issue[] = [];
  if (!(await companyExists(context, companyId)))
    issues.push({ rule: "USER-C5", field: "companyId", message: refusals.unknownCompany });
  else if (storeId !== null && !(await branchExists(context, companyId, storeId)))
    issues.push({ rule: "USER-C5", field: "storeId", message: refusals.foreignBranch });
  return issues.length > 0 ? invalid(issues) : null;
}

/** The role of this id, if users of this company may have it: one of everyone's or of the company's own (USER-C6). */
export async function roleFor(
  context: TransactionContext,
  roleId: string,
  companyId: string | null,
): Promise<Role | Refusal> {
  const role = await roleRecord.find(context, roleId);
  if (role && (role.companyId === null || role.companyId === companyId)) return role;
  return invalid([{ rule: "USER-C6", field: "roleId", message: refusals.foreignRole }]);
}

function refuseMaker(draft: UserDraft, user: Actor): Refusal | null {
  const { companyId, storeId } = draft;
  const response = can(user, "users.add", { companyId, storeId });
  if (!response.allowed) return forbidden(response.reason);
  const agent = draft.isAgent === "Y" ? can(user, "users.setAgent") : response;
  return agent.allowed ? null : forbidden(agent.reason);
}

/** Everything that forbids making this user, in a draft that is normalised already; null if nothing does. */
export async function refuseNewUser(
  context: RequestContext,
  draft: UserDraft,
): Promise<Refusal | null> {
  const { user } = context;
  const issues = [
    ...ruleIssues(userRules, draft, {
      actor: user,
      editing: false,
      isInvited: draft.invite === "Y",
      addsMobileLater: draft.invite === "Y",
    }),
    ...authTypeIssues(draft.authType, "A"),
  ];
  if (issues.length > 0) return invalid(issues);
  const refused = refuseMaker(draft, user) ?? (await refuseBelonging(context, draft));
  if (refused) return refused;
  const role = await roleFor(context, draft.roleId, draft.companyId);
  if (role instanceof Refusal) return role;
  const reason = refuseRole(user, toAssign(role));
  return reason === null ? null : forbidden(reason);
}
