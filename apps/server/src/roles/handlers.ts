import { isMaster } from "@marquee/domain/access/actor";
import { can } from "@marquee/domain/access/can";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type { Role } from "@marquee/domain/roles/role.schema";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { addRole } from "./add-role.ts";
import { listRoles, rolesFor } from "./queries.ts";

/** Whether somebody may give a role to another person; of a company's own roles the codes decide (ACCESS-R2 to R5). */
export const mayGive = (actor: Actor, { roleName, privileges, companyId }: Role): boolean =>
  can(actor, "roles.assign", {
    roleName,
    privilegeCode: privileges.map(({ privilegeCode }) => privilegeCode),
    companyId,
  }).allowed;

export const roleHandlers: HandlersOf<"roles"> = {
  all: inTransaction(async ({ query }, work) => {
    const { companyId, ...rest } = query;
    const company = companyId === undefined ? { id: null } : namedCompany(work.scope, companyId);
    if (company instanceof Refusal) return company;
    const ids = isMaster(work.user)
      ? null
      : (await rolesFor(work, company.id))
          .filter((role) => mayGive(work.user, role))
          .map(({ id }) => id);
    return listRoles(work, { ...rest, companyId: company.id, ids });
  }),
  add: inTransaction(({ body }, work) => addRole(work, body)),
};
