import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/http/refusal.ts";
import { findStore } from "../stores/queries.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { listTransactions } from "./select-transactions.ts";

export const transactionHandlers: HandlersOf<"transactions"> = {
  byCompany: inTransaction(async ({ params, query }, work) => {
    const company = namedCompany(work.scope, params.id);
    if (company instanceof Refusal) return company;
    return listTransactions(work, { ...query, companyId: company.id });
  }),
  byBranch: inTransaction(async ({ params, query }, work) => {
    const store = await findStore(work, params.id);
    if (!store) return notFound();
    return listTransactions(work, { ...query, companyId: store.companyId, storeId: store.id });
  }),
};
