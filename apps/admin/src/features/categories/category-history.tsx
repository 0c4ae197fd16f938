import type { Category } from "@marquee/domain/categories/category.schema";
import type { HistoryOf } from "../history/history.queries.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { imagesShownAs } from "../images/images-shown-as.tsx";
import { CATEGORIES } from "./categories.queries.ts";
import { categoryShownAs } from "./category-shown-as.tsx";

/** How values of a category are shown in its history. */
export const CATEGORY_SHOWN_AS = { ...categoryShownAs, ...imagesShownAs };

export const categoryHistory = (id: string): HistoryOf => ({
  of: [CATEGORIES, id],
  read: (client, options) => client.categories.history({ params: { id } }, options),
});

export interface CategoryHistoryProps {
  readonly category: Category;
  readonly onClose: () => void;
}

/** What became of a category. */
export function CategoryHistory({ category, onClose }: CategoryHistoryProps) {
  return (
    <HistoryPanel
      title={category.name}
      thing={category}
      shownAs={CATEGORY_SHOWN_AS}
      {...categoryHistory(category.id)}
      onClose={onClose}
    />
  );
}
