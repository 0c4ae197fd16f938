import type { Category } from "@marquee/domain/categories/category.schema";

/** How deep a choice must be: down to a leaf, or any category on the way. */
export type ChoiceDepth = "leaf" | "any";

/** The trail after a category of a level was chosen; what was below another choice of that level is dropped. */
export const chooseAt = (
  trail: readonly Category[],
  level: number,
  category: Category,
): readonly Category[] => [...trail.slice(0, level), category];

/** Why a trail is no choice yet; undefined where it is one. */
export function unfinished(trail: readonly Category[], depth: ChoiceDepth): string | undefined {
  const last = trail.at(-1);
  if (last === undefined) return "Choose a category first.";
  if (depth === "leaf" && last.hasChildren) return `Choose a category below ${last.name}.`;
  return undefined;
}

/** As people read it: `Fashion › Womens Fashion › Jeans`. */
export const trailText = (trail: readonly Category[]): string =>
  trail.map(({ name }) => name).join(" › ");
