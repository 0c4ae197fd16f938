import type { HistoryOf } from "../history/history.queries.ts";
import { offersAndProductsShownAs } from "./products-shown-as.tsx";
import { PRODUCTS } from "./products.queries.ts";

/** How the history of a product or variant is read. */
export const productHistory = (id: string): HistoryOf => ({
  of: [PRODUCTS, id],
  read: (client, options) => client.products.history({ params: { id } }, options),
  shownAs: offersAndProductsShownAs,
});
