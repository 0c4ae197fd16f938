import type { Category } from "@marquee/domain/categories/category.schema";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";
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
  const client = useClient();
  const history = useQuery({
    queryKey: [...CATEGORIES, "history", category.id],
    queryFn: ({ signal }) => client.categories.history({ params: { id: category.id } }, { signal }),
    // what was just done is to be seen
    staleTime: 0,
  });
  return (
    <HistoryPanel
      title={category.name}
      thing={category}
      shownAs={SHOWN_AS}
      history={history}
      onClose={onClose}
    />
  );
}
