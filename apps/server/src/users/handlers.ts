import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { listUsers } from "./list-users.ts";

export const userHandlers: HandlersOf<"users"> = {
  byCompany: inTransaction(async ({ params, query }, { tx, scope }) => {
    const company = namedCompany(scope, params.companyId);
    return company instanceof Refusal ? company : listUsers(tx, scope, company.id, query);
  }),
};
