import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { namedCompany } from "../tenancy/named-company.ts";
import { mailCorporation } from "./mail-corporation.ts";
import { branchCodeExists, findStore, listStores, placeOf } from "./queries.ts";

export const storeHandlers = ({
  config,
  pool,
}: Pick<Services, "config" | "pool">): HandlersOf<"stores"> => ({
  byCompany: inTransaction(async ({ params, query }, { tx, scope }) => {
    const company = namedCompany(scope, params.companyId);
    return company instanceof Refusal ? company : listStores(tx, scope, company.id, query);
  }),
  byId: inTransaction(
    async ({ params }, { tx, scope }) => (await findStore(tx, scope, params.id)) ?? notFound(),
  ),
  byUser: inTransaction(async ({ params, query }, { tx, scope }) => {
    const place = await placeOf(tx, params.encEmail);
    return place.companyId === null
      ? { rows: [], total: 0 }
      : listStores(tx, scope, place.companyId, query, place.storeId);
  }),
  branchCodeExists: async ({ params }, { scope }) => {
    const named = namedCompany(scope, params.companyId);
    return named instanceof Refusal
      ? named
      : branchCodeExists(pool, params.companyId, params.branchCode);
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
