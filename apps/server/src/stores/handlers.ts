import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import { namedCompany } from "../tenancy/named-company.ts";
import { findStore, listStores } from "./queries.ts";

export const storeHandlers: HandlersOf<"stores"> = {
  byCompany: inTransaction(async ({ params, query }, { tx, scope }) => {
    const company = namedCompany(scope, params.companyId);
    return company instanceof Refusal ? company : listStores(tx, scope, company.id, query);
  }),
  byId: inTransaction(
    async ({ params }, { tx, scope }) => (await findStore(tx, scope, params.id)) ?? notFound(),
  ),
};
