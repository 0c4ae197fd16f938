import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { Refusal } from "../http/refusal.ts";
import { namedCompany } from "../tenancy/named-company.ts";
import { listUsers } from "./list-users.ts";

export const userHandlers: HandlersOf<"users"> = {
  byCompany: inTransaction(async ({ params, query }, { tx, scope }) => {
    const company = namedCompany(scope, params.companyId);
    return company instanceof Refusal ? company : listUsers(tx, scope, company.id, query);
  }),
};
