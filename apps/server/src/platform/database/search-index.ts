import { sql } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";

/** The index of every three letters of these texts below the company (LIST-Q5), folded as `q` is (LIST-Q3). */
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
