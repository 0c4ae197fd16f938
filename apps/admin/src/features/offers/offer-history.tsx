import type { Offer } from "@marquee/domain/offers/offer.schema";
import { HistoryPanel, type RowHistoryProps } from "../history/history-panel.tsx";
import { offerHistory } from "./offer-history-of.ts";
import { useUndoOffers } from "./use-undo-offers.tsx";

/** What became of an offer or collection. */
export const OfferHistory = ({ row, onClose }: RowHistoryProps<Offer>) => (
  <HistoryPanel
    title={row.heading}
    thing={row}
    undo={useUndoOffers(row)}
    {...offerHistory(row.id)}
    onClose={onClose}
  />
);
