import { TRENDING } from "@marquee/domain/items/trending";
import { sql, type SQL } from "drizzle-orm";
import { type AnyPgColumn, customType } from "drizzle-orm/pg-core";
import { category } from "./categories.ts";

const idOrTrending = customType<{ data: string; driverData: string | null }>({
  dataType: () => "text",
  toDriver: (id) => (id === TRENDING ? null : id),
});

/** Where a keyword or a section counts: below a category, or everywhere. `Trending` is null in the database. */
export const categoryOrTrending = () =>
  idOrTrending("category_id").references((): AnyPgColumn => category.id);

/** `categoryOrTrending` as the wire has it: the category's id, or `Trending`. */
export const trendingText = (categoryId: AnyPgColumn): SQL<string> =>
  sql<string>`coalesce(${categoryId}, ${sql.raw(`'${TRENDING}'`)})`;
