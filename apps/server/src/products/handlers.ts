import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/http/refusal.ts";
import { findStore } from "../stores/queries.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { listProducts } from "./list-products.ts";

export const productHandlers: HandlersOf<"products"> = {
  byCompany: inTransaction(async ({ params, query }, work) => {
    const company = namedCompany(work.scope, params.companyId);
    if (company instanceof Refusal) return company;
    return listProducts(work, { ...query, status: params.status, companyId: company.id });
  }),
  byBranch: inTransaction(async ({ params, query }, work) => {
    const store = await findStore(work, params.storeId);
    if (!store) return notFound();
    const { id: storeId, companyId } = store;
    return listProducts(work, { ...query, status: params.status, companyId, storeId });
  }),
};
