import { sql } from "drizzle-orm";
import type pg from "pg";
import { shownImages } from "../../images/shown-images.ts";
import { dialect } from "../../platform/database/typed.ts";

/** The names of all images that a row shows, or that were sent and may be shown yet. */
export async function knownImages(client: pg.ClientBase): Promise<readonly string[]> {
  const query = dialect.sqlToQuery(
    sql`select name from (${shownImages()}) as shown where name is not null union select name from stored_image order by 1`,
  );
  const { rows } = await client.query<{ name: string }>(query.sql, query.params);
  return rows.map(({ name }) => name);
}
