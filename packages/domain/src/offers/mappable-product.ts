import type { Moment } from "../dates/instants.ts";
import { isExpired, type ItemDates } from "../items/item-status.ts";
import type { Flag } from "../wire/field.schema.ts";

/**
 * Whether a product of an offer's branch is mapped to that offer already. One whose run is over can be mapped again,
 * for the days that the offer still runs (MAP-R4).
 */
export const isMapped = (product: ItemDates & { readonly mapped: Flag }, now: Moment): boolean =>
  product.mapped === "Y" && !isExpired(product, now);
