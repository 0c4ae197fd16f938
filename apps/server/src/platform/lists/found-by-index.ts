import { searchWords } from "@marquee/domain/wire/typed-text";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { searchPattern } from "./list-query.ts";

/** The tables that have an index of their texts, by the name that `marquee_found` knows them by. */
export type SearchedTable = "offer" | "product";

/** The index knows rows by every three letters; a shorter word has none. */
const SHORTEST_WORD = 3;

/**
 * The rows that an index finds for a text (LIST-Q5); undefined if no word is long enough for it. They are all that hold the
 * text and some more, so that `holdsText` decides. A policy keeps `like` from the indexes of its table, so the ids are read
 * by a function of the owner, within the scope of the transaction; the rows are read under the policy as ever.
 */
export function foundByIndex(
  table: SearchedTable,
  id: PgColumn,
  text: string | undefined,
): SQL | undefined {
  const words = searchWords(text ?? "").filter((word) => word.length >= SHORTEST_WORD);
  if (words.length === 0) return undefined;
  const patterns = sql.join(
    words.map((word) => sql`${searchPattern(word)}`),
    sql`, `,
  );
  return sql`${id} in (select marquee_found(${table}, array[${patterns}]::text[]))`;
}
