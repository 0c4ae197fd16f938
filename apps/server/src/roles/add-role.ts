import { isMaster } from "@marquee/domain/access/actor";
import { roleMessages } from "@marquee/domain/roles/messages";
import { codesNotHeld, refuseRoleMaker } from "@marquee/domain/roles/new-role";
import { roleRules } from "@marquee/domain/roles/role-rules";
import type { Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import { brokenRules, type Issue } from "@marquee/domain/validation/rule";
import { requestHash } from "../platform/http/request-hash.ts";
import { conflict, forbidden, invalid, type Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import {
  findCreateHash,
  findRole,
  grantPrivileges,
  hasRoleNamed,
  insertPrivileges,
  insertRole,
  knownPrivileges,
  type NewRole,
} from "./queries.ts";

const ID_TAKEN = "There is another role with this id already.";

/** The draft as it is stored: its name without spaces around it, and every privilege once. */
function normalized(draft: RoleDraft): RoleDraft {
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

function refuseDraft(draft: RoleDraft, { user }: Work): Refusal | null {
  const maker = refuseRoleMaker(user);
  if (maker !== null) return forbidden(maker);
  const issues = [...brokenRules(roleRules, draft, undefined)];
  const codes = draft.privileges.map(({ privilegeCode }) => privilegeCode);
  if (codesNotHeld(user, codes).length > 0)
    issues.push(at("ROLE-N3", "privileges", roleMessages.notHeld));
  return issues.length > 0 ? invalid(issues) : null;
}

async function repeated(work: Work, id: string, hash: string): Promise<Role | Refusal | undefined> {
  const known = await findCreateHash(work, id);
  if (known === undefined) return undefined;
  return known === hash ? await findRole(work, id) : conflict(ID_TAKEN);
}

/** Why a row was not inserted: its name is the company's already, or its id is somebody's. */
const taken = async ({ tx }: Work, { companyId = null, roleName }: NewRole): Promise<Refusal> =>
  (await hasRoleNamed(tx, companyId, roleName))
    ? conflict(roleMessages.nameTaken, undefined, [
        at("ROLE-N4", "roleName", roleMessages.nameTaken),
      ])
    : conflict(ID_TAKEN);

/**
 * Makes a role (ROLE-C1): a master's for everyone, anybody else's for their company. The same id and content again
 * answer the role of the first time. Privileges that only a master can bring are written down with it.
 */
export async function addRole(work: Work, given: RoleDraft): Promise<Role | Refusal> {
  const { tx, user, now } = work;
  const draft = normalized(given);
  const refusal = refuseDraft(draft, work);
  if (refusal) return refusal;
  const createHash = requestHash(draft);
  const before = await repeated(work, draft.id, createHash);
  if (before) return before;
  const codes = draft.privileges.map(({ privilegeCode }) => privilegeCode);
  const known = await knownPrivileges(tx, codes);
  const row: NewRole = {
    id: draft.id,
    roleName: draft.roleName,
    isSystemRole: "N",
    companyId: isMaster(user) ? null : user.companyId,
    createdBy: user.name,
    createdOn: now.toISOString(),
    updatedBy: user.name,
    updatedOn: now.toISOString(),
    createHash,
  };
  if (!(await insertRole(tx, row)))
    return (await repeated(work, draft.id, createHash)) ?? taken(work, row);
  await insertPrivileges(
    tx,
    draft.privileges.filter(({ privilegeCode }) => !known.has(privilegeCode)),
  );
  await grantPrivileges(tx, draft.id, codes);
  const role = await findRole(work, draft.id);
  if (!role) throw new Error(`role ${draft.id} was written and is not there`);
  return role;
}
