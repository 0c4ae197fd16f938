import type { Category } from "@marquee/domain/categories/category.schema";

/** How deep a choice must be: down to a leaf, or any category on the way. */
export type ChoiceDepth = "leaf" | "any";

export interface CategoryPickerInput {
  /** The way down to what is chosen now, the main category first. */
  readonly start: readonly Category[];
  readonly depth: ChoiceDepth;
}

export interface CategoryPickerContext {
  readonly trail: readonly Category[];
  readonly depth: ChoiceDepth;
}

export type CategoryPickerEvent =
  /** `level` counts from the main categories, which are 0. */
  | { readonly type: "category.chosen"; readonly level: number; readonly category: Category }
  /** Goes back up to so many levels. */
  | { readonly type: "trail.shortened"; readonly count: number }
  | { readonly type: "choice.confirmed" }
  | { readonly type: "choice.cancelled" };

/** The trail after a category of a level was chosen; what was below another choice of that level is dropped. */
export const chooseAt = (
  trail: readonly Category[],
  level: number,
  category: Category,
): readonly Category[] => [...trail.slice(0, level), category];

/** Why a trail is no choice yet; undefined if it is one. */
export function whyUnfinished({ trail, depth }: CategoryPickerContext): string | undefined {
  const last = trail.at(-1);
  if (last === undefined) return "Choose a category first.";
  if (depth === "leaf" && last.hasChildren) return `Choose a category below ${last.name}.`;
  return undefined;
}

/** Whether the user presses the leaf that is chosen already, which means that they are done. */
export const isChosenLeaf = (
  { trail }: CategoryPickerContext,
  level: number,
  category: Category,
): boolean => !category.hasChildren && trail[level]?.id === category.id;
