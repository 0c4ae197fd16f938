import { sql, type SQL } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";

/** The index of every three letters of these texts below the company (LIST-Q5), folded as `q` is (LIST-Q3). */
export const searchIndex = (
  name: string,
  companyId: ExtraConfigColumn,
  texts: readonly (ExtraConfigColumn | SQL)[],
) =>
  index(name)
    .using(
      "gin",
      companyId,
      sql`marquee_fold(${sql.join([...texts], sql` || E'\\n' || `)}) gin_trgm_ops`,
    )
    .concurrently();
