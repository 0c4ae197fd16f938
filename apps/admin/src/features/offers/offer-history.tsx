import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useQuery } from "@tanstack/react-query";
import { itemShownAs } from "../items/item-shown-as.ts";
import { productsShownAs } from "../products/products-shown-as.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { OFFERS } from "./offers.queries.ts";

const SHOWN_AS = { ...itemShownAs, ...productsShownAs };

export interface OfferHistoryProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** What became of an offer or collection. */
export function OfferHistory({ offer, onClose }: OfferHistoryProps) {
  const client = useClient();
  const history = useQuery({
    queryKey: [...OFFERS, "history", offer.id],
    queryFn: ({ signal }) => client.offers.history({ params: { id: offer.id } }, { signal }),
    // what was just done is to be seen
    staleTime: 0,
  });
  return (
    <HistoryPanel
      title={offer.heading}
      thing={offer}
      shownAs={SHOWN_AS}
      history={history}
      onClose={onClose}
    />
  );
}
