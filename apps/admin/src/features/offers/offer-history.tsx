import type { Offer } from "@marquee/domain/offers/offer.schema";
import { itemShownAs } from "../items/item-shown-as.ts";
import { productsShownAs } from "../products/products-shown-as.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { useUndoOffers } from "./use-undo-offers.tsx";
import { OFFERS } from "./offers.queries.ts";

const SHOWN_AS = { ...itemShownAs, ...productsShownAs };

export interface OfferHistoryProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** What became of an offer or collection. */
export function OfferHistory({ offer, onClose }: OfferHistoryProps) {
  const undo = useUndoOffers(offer);
  return (
    <HistoryPanel
      title={offer.heading}
      thing={offer}
      shownAs={SHOWN_AS}
      undo={undo}
      of={[OFFERS, offer.id]}
      read={(client, options) => client.offers.history({ params: { id: offer.id } }, options)}
      onClose={onClose}
    />
  );
}
