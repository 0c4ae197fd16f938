import { TRENDING } from "@marquee/domain/items/sponsored-fields.schema";
import { EmptyValue, type ShownAs, type ShowValue } from "../../page-kit/form/shown-value.tsx";
import { useMainCategories } from "../categories/categories.queries.ts";

const CategoryName: ShowValue = ({ value }) => {
  const main = useMainCategories();
  if (value === TRENDING) return TRENDING;
  return main.data?.rows.find(({ id }) => id === value)?.name ?? <EmptyValue />;
};

/** A section's category by its name. */
export const sectionShownAs: ShownAs = { category: CategoryName };
