import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/http/refusal.ts";
import type { Services } from "../services.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { mailCorporation } from "./mail-corporation.ts";
import { branchCodeExists, findStore, listStores, placeOf } from "./queries.ts";

export const storeHandlers = ({
  config,
  pool,
}: Pick<Services, "config" | "pool">): HandlersOf<"stores"> => ({
  byCompany: listByCompany("companyId", listStores),
  byId: inTransaction(async ({ params }, work) => (await findStore(work, params.id)) ?? notFound()),
  byUser: inTransaction(async ({ params, query }, work) => {
    const place = await placeOf(work.tx, params.encEmail);
    if (place.companyId === null) return { rows: [], total: 0 };
    return listStores(work, { ...query, ...place });
  }),
  branchCodeExists: async ({ params }, { scope }) => {
    const company = namedCompany(scope, params.companyId);
    if (company instanceof Refusal) return company;
    return branchCodeExists(pool, params.companyId, params.branchCode);
  },
  mailCorporation: inTransaction(({ params }, work) => {
    const { corporationId, companyName, contactNumber } = params;
    return mailCorporation(work, config.operatorMail, {
      corporationId,
      companyName,
      contactNumber,
    });
  }),
});
