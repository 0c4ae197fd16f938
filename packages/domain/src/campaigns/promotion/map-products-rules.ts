import type { FormFields, DraftOf } from "../../validation/form-fields.ts";
import { requireAtMost, type Rule } from "../../validation/rule.ts";
import { MOST_MAPPED_PRODUCTS } from "../../wire/draft-limits.ts";
import { campaignMessages } from "../messages.ts";

export const mapProductsFields = {
  offerId: "text",
  products: "list",
} as const satisfies FormFields;

/** What mapping products to a live offer is checked on; a `MapProductsDraft` is one. */
export type MapProductsForm = DraftOf<typeof mapProductsFields>;

/** Whether the offer is live at the moment of checking; left out if that is not known. */
export interface MapProductsContext {
  readonly offerLive?: boolean | undefined;
}

/** The page that maps products to a live offer (MAP-V1 to MAP-V3). */
export const mapProductsRules: readonly Rule<MapProductsForm, MapProductsContext>[] = [
  {
    id: "MAP-V1",
    field: "products",
    message: campaignMessages.productMissing,
    holds: ({ products }) => products.length > 0,
  },
  {
    id: "MAP-V2",
    field: "offerId",
    message: campaignMessages.offerNotLive,
    holds: ({ offerId }, { offerLive }) => offerId !== "" && offerLive !== false,
  },
  requireAtMost("MAP-V3", "products", MOST_MAPPED_PRODUCTS),
];
