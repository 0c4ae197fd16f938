import { TRENDING } from "@marquee/domain/items/trending";
import type { Option } from "@marquee/ui/fields/options.ts";
import { useMainCategories } from "./categories.queries.ts";

/** Trending, and every main category: the places in which a keyword or a section counts. */
export function useTrendingOptions(): {
  readonly options: readonly Option[];
  readonly error: Error | null;
  /** The name of a category; its id until the names have come. */
  readonly nameOf: (id: string) => string;
} {
  const { data, error } = useMainCategories();
  const mains = (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const options = [{ value: TRENDING, label: TRENDING }, ...mains];
  return {
    options,
    error,
    nameOf: (id) => options.find(({ value }) => value === id)?.label ?? id,
  };
}
