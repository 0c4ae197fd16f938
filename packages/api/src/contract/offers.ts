import { ItemHistory } from "@marquee/domain/history/history.schema";
import { StatusFilter } from "@marquee/domain/items/status-filter.schema";
import { Offer, OfferDraft, OfferType } from "@marquee/domain/offers/offer.schema";
import { ProductSummary } from "@marquee/domain/products/product.schema";
import { ChosenId, ListOf } from "@marquee/domain/wire/draft-field.schema";
import { MOST_MAPPED_PRODUCTS } from "@marquee/domain/wire/draft-limits";
import { Flag } from "@marquee/domain/wire/field.schema";
import { Schema } from "effect";
import {
  emailParam,
  idParam,
  idsParam,
  listQuery,
  savingErrors,
  signedInErrors,
} from "../http/call.ts";
import { offerRoutes } from "../routes/offers.ts";
import { group } from "./group.ts";

const offerList = { ...listQuery, type: OfferType } as const;

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
  create: {
    summary: "Make an offer or collection; the same id and body answer the first result again",
    source: "specification",
    access: { ability: "offers.edit" },
    params: { encEmail: emailParam },
    query: { replaces: idParam },
    body: OfferDraft,
    response: Offer,
    errors: savingErrors,
  },
  update: {
    summary: "Change an offer or collection, from the version named by If-Match",
    source: "specification",
    access: { ability: "offers.edit" },
    params: { encEmail: emailParam },
    query: { replaces: idParam },
    body: OfferDraft,
    response: Offer,
    edit: true,
    errors: savingErrors,
  },
  byId: {
    summary: "One offer or collection",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, id: idParam },
    response: Offer,
    errors: signedInErrors,
  },
  copy: {
    summary: "Copy an offer: content and mapped products, no campaign, dates or ratings",
    source: "specification",
    access: { ability: "offers.copy" },
    params: { id: idParam },
    query: { copyId: idParam },
    response: Offer,
    errors: savingErrors,
  },
  mappedProducts: {
    summary: "The products mapped to an offer; several offer ids may be joined by commas",
    source: "specification",
    access: "signedIn",
    params: { offerId: idsParam },
    query: listQuery,
    response: ProductSummary,
    list: true,
    errors: signedInErrors,
  },
  mappableProducts: {
    summary: "What of the branch may be mapped to an offer, with the mapped ones marked",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, id: idParam },
    query: listQuery,
    response: MappableProduct,
    list: true,
    errors: signedInErrors,
  },
  primary: {
    summary: "The primary offer of a branch, or null",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, companyId: idParam, storeId: idParam },
    response: Schema.NullOr(Offer),
    errors: signedInErrors,
  },
  byCompany: {
    summary: "Offers and collections of a company by status, with the count of every status",
    source: "specification",
    access: "signedIn",
    params: { companyId: idParam, status: StatusFilter },
    query: { ...offerList, storeId: idParam },
    response: Offer,
    list: true,
    sorts: OFFER_SORTS,
    errors: signedInErrors,
  },
  byBranch: {
    summary: "Offers and collections of a branch by status, with the count of every status",
    source: "specification",
    access: "signedIn",
    params: { storeId: idParam, status: StatusFilter },
    query: offerList,
    response: Offer,
    list: true,
    sorts: OFFER_SORTS,
    errors: signedInErrors,
  },
  mapProducts: {
    summary:
      "Maps products to an offer and answers its campaign's id, or null; refused where its run is not over and no payment is verified",
    source: "specification",
    access: { ability: "offers.edit" },
    params: { encEmail: emailParam },
    query: { checkout: idParam },
    body: MapProductsRequest,
    response: Schema.NullOr(Schema.String),
    errors: savingErrors,
  },
  history: {
    summary:
      "What became of an offer, from the audit trail: who changed which field, the newest first",
    source: "extension",
    access: "signedIn",
    params: { id: idParam },
    response: ItemHistory,
    errors: signedInErrors,
  },
});
