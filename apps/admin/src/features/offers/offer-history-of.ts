import type { HistoryOf } from "../history/history.queries.ts";
import { offersAndProductsShownAs } from "../products/products-shown-as.tsx";
import { OFFERS } from "./offers.queries.ts";

/** How the history of an offer or collection is read. */
export const offerHistory = (id: string): HistoryOf => ({
  of: [OFFERS, id],
  read: (client, options) => client.offers.history({ params: { id } }, options),
  shownAs: offersAndProductsShownAs,
});
