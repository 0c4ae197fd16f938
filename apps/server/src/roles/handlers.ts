import { isMaster } from "@marquee/domain/access/actor";
import { givenRoles } from "@marquee/domain/roles/given-roles";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { addRole } from "./add-role.ts";
import { listRoles } from "./queries.ts";

export const roleHandlers: HandlersOf<"roles"> = {
  all: inTransaction(async ({ query }, work) => {
    const { companyId, ...rest } = query;
    const company = companyId === undefined ? { id: null } : namedCompany(work.scope, companyId);
    if (company instanceof Refusal) return company;
    const given = isMaster(work.user) ? null : givenRoles(work.user);
    return listRoles(work, { ...rest, companyId: company.id, given });
  }),
  add: inTransaction(({ body }, work) => addRole(work, body)),
};
