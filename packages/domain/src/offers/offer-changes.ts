import { typedTextCell, type ChangeCell, type ChangeValues } from "../items/item-changes.ts";
import { offerMessages } from "./messages.ts";
import type { OfferChange } from "./offer-changes.schema.ts";
import { OFFER_TEXT_LIMITS } from "./offer-text-limits.ts";
import type { Offer, OfferDraft, OfferType } from "./offer.schema.ts";

/** The fields of an offer that can be changed together with those of others, as they are stored. */
export const changeableTexts = ({ heading, subHeading }: Offer): ChangeValues => ({
  heading,
  subHeading,
});

/** The stored offer as its form would save it with the new texts (CHANGE-T5). */
export const changedOffer = (stored: Offer, values: OfferChange["values"]): OfferDraft => ({
  id: stored.id,
  type: stored.type,
  companyId: stored.companyId,
  storeId: stored.storeId,
  heading: values.heading ?? stored.heading,
  subHeading: values.subHeading ?? stored.subHeading,
  description: stored.description,
  vendorUrl: stored.vendorUrl,
  marketPlace: stored.marketPlace,
  categories: stored.categories,
  fullImage: stored.fullImage,
  isPrimary: stored.isPrimary,
  products: stored.products,
});

const LABELS = { heading: "Heading", subHeading: "Sub-heading" } as const;
export type ChangedOfferText = keyof typeof LABELS;

const missing = (type: OfferType, field: ChangedOfferText): string => {
  if (field === "subHeading") return offerMessages.subHeadingMissing;
  return type === "Collection" ? offerMessages.collectionNameMissing : offerMessages.headingMissing;
};

/** A collection has a name alone. */
export const textsOf = (type: OfferType): readonly ChangedOfferText[] =>
  type === "Collection" ? ["heading"] : ["heading", "subHeading"];

/** A text of an offer beside the new one, refused by the rules and in the words of its form (CHANGE-T5). */
export const offerCell = (
  field: ChangedOfferText,
  {
    type,
    before,
    typed,
  }: { readonly type: OfferType; readonly before: string; readonly typed: string },
): ChangeCell =>
  typedTextCell(
    {
      field,
      label: LABELS[field],
      missing: missing(type, field),
      longest: OFFER_TEXT_LIMITS[field],
    },
    before,
    typed,
  );
