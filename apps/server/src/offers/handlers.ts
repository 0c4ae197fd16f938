import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/http/refusal.ts";
import { findStore } from "../stores/queries.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { copyOffer } from "./copy-offer.ts";
import { createOffer } from "./create-offer.ts";
import { listOffers } from "./list-offers.ts";
import { listMappable, listMapped } from "./map-lists.ts";
import { countOffers, findOffer, findPrimary } from "./queries.ts";
import { updateOffer } from "./update-offer.ts";

export const offerHandlers: HandlersOf<"offers"> = {
  create: inTransaction(({ body }, work) => createOffer(work, body)),
  update: inTransaction(({ body }, work) => updateOffer(work, body, work.version)),
  byId: inTransaction(async ({ params }, work) => (await findOffer(work, params.id)) ?? notFound()),
  copy: inTransaction(({ params, query }, work) => copyOffer(work, params.id, query.copyId)),
  mappedProducts: inTransaction(async ({ params, query }, work) => {
    const ids = [...new Set(params.offerId.split(","))];
    return (await countOffers(work, ids)) === ids.length
      ? listMapped(work, ids, query)
      : notFound();
  }),
  mappableProducts: inTransaction(async ({ params, query }, work) => {
    const offer = await findOffer(work, params.id);
    return offer ? listMappable(work, offer, query) : notFound();
  }),
  primary: inTransaction(async ({ params }, work) => {
    const company = namedCompany(work.scope, params.companyId);
    if (company instanceof Refusal) return company;
    const store = await findStore(work, params.storeId);
    if (!store || (company.id !== null && store.companyId !== company.id)) return notFound();
    return (await findPrimary(work, store.id)) ?? null;
  }),
  byCompany: inTransaction(async ({ params, query }, work) => {
    const company = namedCompany(work.scope, params.companyId);
    if (company instanceof Refusal) return company;
    return listOffers(work, { ...query, status: params.status, companyId: company.id });
  }),
  byBranch: inTransaction(async ({ params, query }, work) => {
    const store = await findStore(work, params.storeId);
    if (!store) return notFound();
    const { id: storeId, companyId } = store;
    return listOffers(work, { ...query, status: params.status, companyId, storeId });
  }),
};
