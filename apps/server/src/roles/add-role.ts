import { isMaster } from "@marquee/domain/access/actor";
import { roleMessages } from "@marquee/domain/roles/messages";
import { codesNotHeld, refuseRoleMaker } from "@marquee/domain/roles/new-role";
import { roleRules } from "@marquee/domain/roles/role-rules";
import type { Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { conflict, forbidden, invalid, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import {
  grantPrivileges,
  hasRoleNamed,
  insertPrivileges,
  knownPrivileges,
  roleRecord,
} from "./queries.ts";

/** The draft as it is stored: its name without spaces around it, and every privilege once. */
function normalize(draft: RoleDraft): RoleDraft {
  const byCode = new Map(draft.privileges.map((each) => [each.privilegeCode, each]));
  return {
    ...draft,
    roleName: draft.roleName.trim(),
    privileges: [...byCode.values()].toSorted((a, b) =>
      a.privilegeCode < b.privilegeCode ? -1 : 1,
    ),
  };
}

const at = (rule: string, field: string, message: string): Issue => ({ rule, field, message });

function refuseDraft(draft: RoleDraft, { user }: RequestContext): Refusal | null {
  const maker = refuseRoleMaker(user);
  if (maker !== null) return forbidden(maker);
  const issues = [...ruleIssues(roleRules, draft, undefined)];
  const codes = draft.privileges.map(({ privilegeCode }) => privilegeCode);
  if (codesNotHeld(user, codes).length > 0)
    issues.push(at("ROLE-N3", "privileges", roleMessages.notHeld));
  return issues.length > 0 ? invalid(issues) : null;
}

/** Names of roles are unique in a company (ROLE-N4). */
async function refuseName(
  { tx }: RequestContext,
  companyId: string | null,
  roleName: string,
): Promise<Refusal | null> {
  if (!(await hasRoleNamed(tx, companyId, roleName))) return null;
  const { nameTaken } = roleMessages;
  return conflict(nameTaken, undefined, [at("ROLE-N4", "roleName", nameTaken)]);
}

/** Makes a role (ROLE-C1): a master's for everyone, others' for their company. Safe to repeat. */
export async function addRole(context: RequestContext, given: RoleDraft): Promise<Role | Refusal> {
  const { tx, user } = context;
  const draft = normalize(given);
  const refusal = refuseDraft(draft, context);
  if (refusal) return refusal;
  const { id, roleName, privileges } = draft;
  const companyId = isMaster(user) ? null : user.companyId;
  return roleRecord.insertOnce(context, {
    id,
    body: draft,
    columns: async () =>
      (await refuseName(context, companyId, roleName)) ?? {
        id,
        roleName,
        isSystemRole: "N",
        companyId,
      },
    inserted: async () => {
      const codes = privileges.map(({ privilegeCode }) => privilegeCode);
      const known = await knownPrivileges(tx, codes);
      await insertPrivileges(
        tx,
        privileges.filter(({ privilegeCode }) => !known.has(privilegeCode)),
      );
      await grantPrivileges(tx, id, codes);
    },
  });
}
