import { offerHistoryFields } from "@marquee/domain/history/history-fields";
import { removeCopy } from "../items/remove-copy.ts";
import { changedTogether } from "../platform/audit/changed-together.ts";
import { historyOf, wasDeleted } from "../platform/audit/history.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { notFound, orNotFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { offer } from "../schema/schema.ts";
import { inBranch } from "../stores/in-branch.ts";
import { findStore } from "../stores/queries.ts";
import { findUserNames } from "../users/queries.ts";
import { changeOffers } from "./change-offers.ts";
import { copyOffer } from "./copy-offer.ts";
import { createOffer } from "./create-offer.ts";
import { listMappable, listMapped } from "./mapped-products.ts";
import { countOffers, offerRecord, findPrimary, listOffers } from "./queries.ts";
import { updateOffer } from "./update-offer.ts";

export const offerHandlers: Omit<HandlersOf<"offers">, "mapProducts"> = {
  create: inTransaction(({ body, query }, work) => createOffer(work, body, query.replaces)),
  update: inTransaction(({ body, query }, work) =>
    updateOffer(work, body, work.version, query.replaces),
  ),
  changeMany: inTransaction(({ body }, work) => changeOffers(work, body)),
  byId: inTransaction(({ params }, work) => orNotFound(offerRecord.find(work, params.id))),
  copy: inTransaction(({ params, query }, work) => copyOffer(work, params.id, query.copyId)),
  removeCopy: inTransaction(({ params }, work) => removeCopy(work, "offerId", params)),
  mappedProducts: inTransaction(async ({ params, query }, work) => {
    const ids = [...new Set(params.offerId.split(","))];
    return (await countOffers(work, ids)) === ids.length
      ? listMapped(work, { ...query, ...params })
      : notFound();
  }),
  mappableProducts: inTransaction(async ({ params, query }, work) => {
    const offer = await offerRecord.find(work, params.id);
    return offer ? listMappable(work, { ...query, offer }) : notFound();
  }),
  primary: inTransaction(async ({ params }, work) => {
    const company = namedCompany(work.scope, params.companyId);
    if (company instanceof Refusal) return company;
    const store = await findStore(work, params.storeId);
    if (!store || (company.id !== null && store.companyId !== company.id)) return notFound();
    return (await findPrimary(work, store.id)) ?? null;
  }),
  changedTogether: inTransaction(({ params }, work) =>
    changedTogether(work, params.entryId, {
      noun: "offers",
      fields: offerHistoryFields,
      items: offer,
    }),
  ),
  history: inTransaction(async ({ params: { id } }, work) =>
    (await offerRecord.find(work, id)) || (await wasDeleted(work, { noun: "offers", rowId: id }))
      ? historyOf(work, { noun: "offers", rowId: id, fields: offerHistoryFields }, findUserNames)
      : notFound(),
  ),
  byCompany: listInside("companyId", inCompany, listOffers),
  byBranch: listInside("storeId", inBranch, listOffers),
};
