import type { Category } from "@marquee/domain/categories/category.schema";
import { HistoryPanel } from "../history/history-panel.tsx";
import { imagesShownAs } from "../images/images-shown-as.tsx";
import { CATEGORIES } from "./categories.queries.ts";
import { categoryShownAs } from "./category-shown-as.tsx";

const SHOWN_AS = { ...categoryShownAs, ...imagesShownAs };

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
      shownAs={SHOWN_AS}
      of={[CATEGORIES, category.id]}
      read={(client, options) =>
        client.categories.history({ params: { id: category.id } }, options)
      }
      onClose={onClose}
    />
  );
}
