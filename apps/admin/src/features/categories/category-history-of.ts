import type { HistoryOf } from "../history/history.queries.ts";
import { imagesShownAs } from "../images/images-shown-as.tsx";
import { CATEGORIES } from "./categories.queries.ts";
import { categoryShownAs } from "./category-shown-as.tsx";

/** How the history of a category is read. */
export const categoryHistory = (id: string): HistoryOf => ({
  of: [CATEGORIES, id],
  read: (client, options) => client.categories.history({ params: { id } }, options),
  shownAs: { ...categoryShownAs, ...imagesShownAs },
});
