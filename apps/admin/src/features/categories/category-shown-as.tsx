import {
  EmptyValue,
  textsOf,
  type ShownAs,
  type ShowValue,
} from "../../page-kit/form/shown-value.tsx";
import { useCategoryTrail } from "./categories.queries.ts";

const CategoryTrail: ShowValue = ({ value }) => {
  const trail = useCategoryTrail(textsOf(value)[0] ?? null);
  return trail.data ? trail.data.map(({ name }) => name).join(" › ") : <EmptyValue />;
};

/** A category by its name, after those above it. */
export const categoryShownAs: ShownAs = {
  categories: CategoryTrail,
  mainCategory: CategoryTrail,
  parentId: CategoryTrail,
};
