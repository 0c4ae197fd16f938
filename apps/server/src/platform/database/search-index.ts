import { sql } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";

/**
 * The index of every three letters of these texts, the company in front of them (LIST-Q5): folded as `q` is (LIST-Q3), a line
 * each. `marquee_found` reads it by the same expression.
 */
export const searchIndex = (
  name: string,
  companyId: ExtraConfigColumn,
  columns: readonly ExtraConfigColumn[],
) =>
  index(name)
    .using(
      "gin",
      companyId,
      sql`marquee_fold(${sql.join([...columns], sql` || E'\\n' || `)}) gin_trgm_ops`,
    )
    .concurrently();
