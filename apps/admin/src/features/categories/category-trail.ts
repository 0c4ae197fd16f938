import type { Category } from "@marquee/domain/categories/category.schema";

/** As users read it: `Fashion › Womens Fashion › Jeans`. */
export const trailText = (trail: readonly Category[]): string =>
  trail.map(({ name }) => name).join(" › ");
