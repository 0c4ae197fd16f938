import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { namedCompany } from "../tenancy/named-company.ts";
import { mailCorporation } from "./mail-corporation.ts";
import { findStore, listStores } from "./queries.ts";

export const storeHandlers = ({ config }: Pick<Services, "config">): HandlersOf<"stores"> => ({
  byCompany: inTransaction(async ({ params, query }, { tx, scope }) => {
    const company = namedCompany(scope, params.companyId);
    return company instanceof Refusal ? company : listStores(tx, scope, company.id, query);
  }),
  byId: inTransaction(
    async ({ params }, { tx, scope }) => (await findStore(tx, scope, params.id)) ?? notFound(),
  ),
  mailCorporation: inTransaction(({ params }, work) => {
    const { corporationId, companyName, contactNumber } = params;
    return mailCorporation(work, config.operatorMail, {
      corporationId,
      companyName,
      contactNumber,
    });
  }),
});
