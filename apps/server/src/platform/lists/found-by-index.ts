import { searchWords } from "@marquee/domain/wire/typed-text";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { searchPattern } from "./list-query.ts";

/** The rows that an index of their texts finds, by the name that `marquee_found` knows them by. */
export type SearchedRows =
  | "campaign"
  | "invoice"
  | "offer"
  | "product"
  | "transaction"
  | "user"
  | "variant";

/** The index knows rows by every three letters; a shorter word has none. */
const SHORTEST_WORD = 3;

/** The ids that an index finds for a text, `most` at most; undefined if no word is long enough for it. */
export function idsByIndex(
  rows: SearchedRows,
  text: string | undefined,
  most: number | null,
): SQL | undefined {
  const words = searchWords(text ?? "").filter((word) => word.length >= SHORTEST_WORD);
  if (words.length === 0) return undefined;
  const patterns = sql.join(
    words.map((word) => sql`${searchPattern(word)}`),
    sql`, `,
  );
  return sql`marquee_found(${rows}, array[${patterns}]::text[], ${most}::int)`;
}

/**
 * The rows that an index finds for a text (LIST-Q5); undefined if no word is long enough for it. They are all that hold the
 * text and some more, so that `holdsText` decides. A policy keeps `like` from the indexes of its table, so the ids are read
 * by a function of the owner, within the scope of the transaction; the rows are read under the policy as ever. `most` are
 * enough for a caller who wants some of them alone.
 */
export function foundByIndex(
  rows: SearchedRows,
  id: PgColumn,
  text: string | undefined,
  most: number | null = null,
): SQL | undefined {
  const ids = idsByIndex(rows, text, most);
  return ids && sql`${id} in (select ${ids})`;
}
