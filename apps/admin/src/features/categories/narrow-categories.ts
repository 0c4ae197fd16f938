import type { Category } from "@marquee/domain/categories/category.schema";
import { holdsWords } from "@marquee/domain/wire/typed-text";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { MOST_SHOWN } from "@marquee/ui/fields/options.ts";

/** What a column shows of its categories. */
export interface NarrowedCategories {
  readonly shown: readonly Category[];
  /** How many others fit what is typed. */
  readonly more: number;
}

/** The first hundred that hold every typed word, and the chosen one wherever it is among them (CATEGORY-S5). */
export function narrowCategories(
  categories: readonly Category[],
  typed: string,
  chosenId: string | undefined,
): NarrowedCategories {
  const fitting =
    typed.trim() === "" ? categories : categories.filter(({ name }) => holdsWords([name], typed));
  const chosen = fitting.slice(MOST_SHOWN).filter(({ id }) => id === chosenId);
  const shown = [...fitting.slice(0, MOST_SHOWN), ...chosen];
  return { shown, more: fitting.length - shown.length };
}

/** The text below a column that does not show all of its categories. */
export const moreText = (more: number): string =>
  `${formatCount(more)} more. Type to narrow the list.`;
