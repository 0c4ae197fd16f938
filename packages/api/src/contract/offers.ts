import { ChangedItem, ItemHistory } from "@marquee/domain/history/history.schema";
import { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { StatusFilter } from "@marquee/domain/items/status-filter.schema";
import { OfferChanges } from "@marquee/domain/offers/offer-changes.schema";
import { Offer, OfferDraft, OfferType } from "@marquee/domain/offers/offer.schema";
import { ProductSummary } from "@marquee/domain/products/product.schema";
import { ChosenId, ListOf } from "@marquee/domain/wire/draft-field.schema";
import { MOST_MAPPED_PRODUCTS } from "@marquee/domain/wire/draft-limits";
import { Flag } from "@marquee/domain/wire/field.schema";
import { Schema } from "effect";
import { callerParam, idParam, idsParam, signedInErrors } from "../http/call.ts";
import { offerRoutes } from "../routes/offers.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

const offerFilter = { type: OfferType, unpaid: Flag } as const;

/** A product of the branch, with whether it is mapped to the offer already. */
const MappableProduct = Schema.Struct({ ...ProductSummary.fields, mapped: Flag }).annotate({
  identifier: "MappableProduct",
});

/** An offer whose run is over takes products at once; any other has them by a paid checkout alone (OFFER-T12). */
const MapProductsRequest = Schema.Struct({
  id: ChosenId,
  products: ListOf(ChosenId, MOST_MAPPED_PRODUCTS),
}).annotate({ identifier: "MapProductsRequest" });

/** What offers can be sorted by. */
const OFFER_SORTS = [
  "heading",
  "subHeading",
  "type",
  "storeName",
  "campaignName",
  "validFrom",
  "validTill",
  "createdBy",
  "createdOn",
  "updatedOn",
] as const;

export const offerContract = group(offerRoutes, {
  create: save({
    summary: "Create an offer or collection; the same id and body return the first result again",
    access: { ability: "offers.edit" },
    params: { encEmail: callerParam },
    query: { replaces: idParam },
    body: OfferDraft,
    response: Offer,
  }),
  update: save({
    summary: "Change an offer or collection, from the version named by If-Match",
    access: { ability: "offers.edit" },
    params: { encEmail: callerParam },
    query: { replaces: idParam },
    body: OfferDraft,
    response: Offer,
    edit: true,
  }),
  changeMany: save({
    summary:
      "Change the texts of up to a hundred offers, each from the version that was shown; one that is refused keeps none of the others from being changed",
    access: { ability: "offers.edit" },
    body: OfferChanges,
    response: Schema.Array(ChangeOutcome),
    errors: signedInErrors,
  }),
  byId: one({
    summary: "One offer or collection",
    params: { encEmail: callerParam, id: idParam },
    response: Offer,
  }),
  copy: save({
    summary: "Copy an offer: content and mapped products, no campaign, dates or ratings",
    access: { ability: "offers.copy" },
    params: { id: idParam },
    query: { copyId: idParam },
    response: Offer,
  }),
  removeCopy: save({
    summary: "Remove a copy of an offer while it is as it was made and nothing refers to it",
    access: { ability: "offers.copy" },
    params: { id: idParam, copyId: idParam },
    response: Schema.Literal("Success"),
  }),
  mappedProducts: list({
    summary: "The products mapped to an offer; several offer ids may be joined by commas",
    params: { offerId: idsParam },
    response: ProductSummary,
  }),
  mappableProducts: list({
    summary: "What of the branch may be mapped to an offer, with the mapped ones marked",
    params: { encEmail: callerParam, id: idParam },
    response: MappableProduct,
  }),
  primary: one({
    summary: "The primary offer of a branch, or null",
    params: { encEmail: callerParam, companyId: idParam, storeId: idParam },
    response: Schema.NullOr(Offer),
  }),
  byCompany: list({
    summary: "Offers and collections of a company by status, with the count of every status",
    params: { companyId: idParam, status: StatusFilter },
    query: { ...offerFilter, storeId: idParam, oneBranch: Flag },
    response: Offer,
    sorts: OFFER_SORTS,
  }),
  byBranch: list({
    summary: "Offers and collections of a branch by status, with the count of every status",
    params: { storeId: idParam, status: StatusFilter },
    query: offerFilter,
    response: Offer,
    sorts: OFFER_SORTS,
  }),
  mapProducts: save({
    summary:
      "Maps products to an offer and returns the id of its campaign, or null; rejected if its run has not ended and no payment is verified",
    access: { ability: "offers.edit" },
    params: { encEmail: callerParam },
    query: { checkout: idParam },
    body: MapProductsRequest,
    response: Schema.NullOr(Schema.String),
  }),
  changedTogether: one({
    summary:
      "What the request of an entry of the history changed, of every offer of the caller: each field before and after",
    params: { entryId: idParam },
    response: Schema.Array(ChangedItem),
  }),
  history: one({
    summary:
      "What became of an offer, from the audit trail: who changed which field, the newest first",
    params: { id: idParam },
    response: ItemHistory,
  }),
});
