import { MOST_COMPARED, MOST_OF_ONE_KIND } from "@marquee/domain/search/search-kinds";
import { searchWords } from "@marquee/domain/wire/typed-text";
import { and, getTableName, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { byLetters } from "../platform/database/letters.ts";
import type { Tx } from "../platform/database/typed.ts";
import {
  first,
  MOST_LOOKED_THROUGH,
  newestFirst,
  type Aged,
} from "../platform/lists/among-newest.ts";
import { foundByIndex, type SearchedRows } from "../platform/lists/found-by-index.ts";
import { orderTerms } from "../platform/lists/list-order.ts";

/** A kind with too many rows to compare all that fit: it has indexes by its words and by its age. */
export interface Many extends Aged {
  readonly rows: SearchedRows;
  /** Its name, if it has an index by that, too. */
  readonly name?: PgColumn;
}

/** Sorts after every letter, so that a range ends behind all that begins with a text. */
const LAST_LETTER = "\uFFFF";

/** What the index of words finds, as many as tell that more fit than are compared. */
export const fewCompared = ({ rows, id }: Many, q: string): SQL | undefined =>
  foundByIndex(rows, id, q, MOST_COMPARED + 1);

/** Names that are the text or begin with it, in the order of letters: a range of the index that lists are sorted by. */
export function beginningIds(
  tx: Tx,
  { from, id, name: column }: Many,
  q: string,
  visible: SQL | undefined,
): SQL | undefined {
  if (column === undefined) return undefined;
  const text = searchWords(q).join(" ");
  const name = byLetters(column);
  const inRange = sql`${name} >= ${text} and ${name} < ${text + LAST_LETTER}`;
  const order = orderTerms({
    sort: "name",
    column,
    isDescending: false,
    isNeverEmpty: true,
    id,
  });
  const ids = tx
    .select({ id })
    .from(from)
    .where(and(visible, inRange))
    .orderBy(...order);
  return inArray(id, first(ids, MOST_OF_ONE_KIND));
}

/** The newest that fit, of the newest rows: a plan that may read all of them expects too few that fit, and reads the table. */
export function newestIds(
  tx: Tx,
  many: Many,
  visible: SQL | undefined,
  fitting: SQL | undefined,
): SQL {
  const { from, id } = many;
  const order = newestFirst(many);
  const newest = tx
    .select()
    .from(from)
    .where(visible)
    .orderBy(...order);
  // named as the table is, so that what holds of a row holds of these
  const ids = tx
    .select({ id: sql<string>`${id}` })
    .from(sql`${first(newest, MOST_LOOKED_THROUGH)} ${sql.identifier(getTableName(from))}`)
    .where(fitting)
    .orderBy(...order);
  return inArray(id, first(ids, MOST_OF_ONE_KIND));
}
