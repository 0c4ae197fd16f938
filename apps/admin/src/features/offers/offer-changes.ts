import type { Client } from "@marquee/api/client/create-client";
import type { ChangeCell, ItemChange } from "@marquee/domain/items/item-changes";
import { itemStatus } from "@marquee/domain/items/item-status";
import { offerCell, textsOf, type ChangedOfferText } from "@marquee/domain/offers/offer-changes";
import type { OfferChange } from "@marquee/domain/offers/offer-changes.schema";
import type { Offer, OfferType } from "@marquee/domain/offers/offer.schema";
import type { ChangeRow } from "@marquee/machines/items/change-items.model";
import { now } from "@marquee/ui/browser/now.ts";
import type { ChangeStart } from "../items/start-changing.ts";
import { OFFERS } from "./offers.queries.ts";

const storedCell = (offer: Offer, field: ChangedOfferText): ChangeCell => ({
  ...offerCell(field, { type: offer.type, before: offer[field], typed: offer[field] }),
  // what is stored is no change, whatever rule it breaks
  after: offer[field],
  problem: null,
});

/** An offer with the cells that can be typed into, as they are stored. */
const editableRow = (offer: Offer): ChangeRow => ({
  id: offer.id,
  name: offer.heading,
  image: offer.fullImage,
  version: offer.version,
  isLive: itemStatus(offer, now()) === "live",
  cells: textsOf(offer.type).map((field) => storedCell(offer, field)),
});

const isText = (field: string): field is ChangedOfferText =>
  field === "heading" || field === "subHeading";

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** The values as the call has them. */
function toChange({ id, version, values }: ItemChange): OfferChange {
  const heading = textOf(values["heading"]);
  const subHeading = textOf(values["subHeading"]);
  return {
    id,
    version,
    values: {
      ...(heading === undefined ? {} : { heading }),
      ...(subHeading === undefined ? {} : { subHeading }),
    },
  };
}

/** Offers by their ids, as they are now; one that is not there any more is left out. */
export async function offersById(
  client: Client,
  ids: readonly string[],
): Promise<readonly Offer[]> {
  const read = await Promise.allSettled(ids.map((id) => client.offers.byId({ params: { id } })));
  return read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
}

/** Offers with their cells, as the shell looks them over and applies them; all of one type, as their cells differ. */
export const changeOfOffers = (offers: readonly Offer[], type: OfferType): ChangeStart => ({
  one: type === "Collection" ? "collection" : "offer",
  many: type === "Collection" ? "collections" : "offers",
  rows: offers.filter((offer) => offer.type === type).map(editableRow),
  apply: (client: Client, changes) =>
    client.offers.changeMany({ body: { changes: changes.map(toChange) } }),
  read: (cell, typed) =>
    isText(cell.field) ? offerCell(cell.field, { type, before: String(cell.before), typed }) : cell,
  refresh: OFFERS,
});
