import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { requireAtMost, type Rule } from "../validation/rule.ts";
import { isFilled, isWebAddress } from "../validation/typed-values.ts";
import { MOST_MAPPED_PRODUCTS } from "../wire/draft-limits.ts";
import { offerMessages } from "./messages.ts";

export const offerFields = {
  type: "text",
  companyId: "text",
  storeId: "text",
  heading: "text",
  subHeading: "text",
  description: "text",
  vendorUrl: "text",
  marketPlace: "list",
  products: "list",
} as const satisfies FormFields;

/** What the offer form is checked on. An `OfferDraft` is one; so is a form in which nothing is chosen yet. */
export type OfferForm = DraftOf<typeof offerFields>;

export interface OfferContext {
  readonly actor: Actor;
}

/** The field must be filled if the draft is of that type; other types do not have it. */
const filledFor =
  (type: "Offer" | "Collection", field: "heading" | "subHeading" | "description" | "vendorUrl") =>
  (draft: OfferForm): boolean =>
    draft.type !== type || isFilled(draft[field]);

/**
 * The offer and collection form: in the specification's order (OFFER-V1 to OFFER-V9), then what else the server refuses.
 * Privileged users choose a company.
 */
export const offerRules: readonly Rule<OfferForm, OfferContext>[] = [
  {
    id: "OFFER-V1",
    field: "heading",
    message: offerMessages.headingMissing,
    holds: filledFor("Offer", "heading"),
  },
  {
    id: "OFFER-V2",
    field: "subHeading",
    message: offerMessages.subHeadingMissing,
    holds: filledFor("Offer", "subHeading"),
  },
  {
    id: "OFFER-V3",
    field: "description",
    message: offerMessages.descriptionMissing,
    holds: filledFor("Offer", "description"),
  },
  {
    id: "OFFER-V4",
    field: "vendorUrl",
    message: offerMessages.vendorUrlMissing,
    holds: filledFor("Offer", "vendorUrl"),
  },
  {
    id: "OFFER-V5",
    field: "heading",
    message: offerMessages.collectionNameMissing,
    holds: filledFor("Collection", "heading"),
  },
  {
    id: "OFFER-V6",
    field: "storeId",
    message: offerMessages.branchMissing,
    holds: ({ storeId }) => isFilled(storeId),
  },
  {
    id: "OFFER-V7",
    field: "type",
    message: offerMessages.typeMissing,
    holds: ({ type }) => type === "Offer" || type === "Collection",
  },
  {
    id: "OFFER-V8",
    field: "marketPlace",
    message: offerMessages.marketPlaceMissing,
    toast: true,
    holds: ({ marketPlace }) => marketPlace.length > 0,
  },
  {
    id: "OFFER-V9",
    field: "companyId",
    message: offerMessages.companyMissing,
    toast: true,
    holds: ({ companyId }, { actor }) => !isPrivileged(actor) || isFilled(companyId),
  },
  {
    id: "OFFER-V10",
    field: "vendorUrl",
    message: offerMessages.vendorUrlInvalid,
    holds: ({ type, vendorUrl }) =>
      type !== "Offer" || !isFilled(vendorUrl) || isWebAddress(vendorUrl),
  },
  requireAtMost("OFFER-V11", "products", MOST_MAPPED_PRODUCTS),
];
