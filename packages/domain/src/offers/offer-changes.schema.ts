import { Schema } from "effect";
import { changesOf } from "../items/item-changes.schema.ts";
import { Text } from "../wire/field.schema.ts";
import { OFFER_TEXT_LIMITS as limits } from "./offer-text-limits.ts";

const values = {
  heading: Schema.optionalKey(Text(limits.heading)),
  subHeading: Schema.optionalKey(Text(limits.subHeading)),
} as const;

/** Many offers with what of each is changed (CHANGE-T5). */
export const OfferChanges = changesOf(values).annotate({ identifier: "OfferChanges" });
export type OfferChanges = typeof OfferChanges.Type;
export type OfferChange = OfferChanges["changes"][number];
