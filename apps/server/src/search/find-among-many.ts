import { MOST_COMPARED, MOST_OF_ONE_KIND } from "@marquee/domain/search/search-kinds";
import { searchWords } from "@marquee/domain/wire/typed-text";
import { and, getTableName, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { byLetters } from "../platform/database/letters.ts";
import type { Tx } from "../platform/database/typed.ts";
import { foundByIndex, type SearchedRows } from "../platform/lists/found-by-index.ts";
import { orderTerms } from "../platform/lists/list-order.ts";

/** A kind of which there are so many that not all of what fits is compared: it has indexes by its words, its name and its age. */
export interface Many {
  readonly rows: SearchedRows;
  readonly from: PgTable;
  readonly id: PgColumn;
  readonly name: PgColumn;
  readonly createdOn: PgColumn;
}

/** Sorts after every letter, so that a range ends behind all that begins with a text. */
const LAST_LETTER = "\uFFFF";

/** What the index of words finds, as many as tell that more fit than are compared. */
export const fewCompared = ({ rows, id }: Many, q: string): SQL | undefined =>
  foundByIndex(rows, id, q, MOST_COMPARED + 1);

/** So many of the newest are looked through (SEARCH-F6). */
const MOST_LOOKED_THROUGH = 10_000;

/** The first of these rows. The number is in the text, so that an index is read up to there. */
const first = (rows: SQLWrapper, most: number): SQL =>
  sql`(${rows} limit ${sql.raw(String(most))})`;

/** Names that are the text or begin with it, in the order of letters: a range of the index that lists are sorted by. */
export function beginningIds(tx: Tx, many: Many, q: string, visible: SQL | undefined): SQL {
  const { from, id, name: column } = many;
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

/** The newest first, in the order of the index that lists are read by. */
function newestFirst({ id, createdOn: column }: Many) {
  const order = { sort: "createdOn", column, isDescending: true, isNeverEmpty: true, id };
  return orderTerms(order);
}

/** The rows that are looked through for a text of which no word is long enough for the index. */
export const amongNewest = (tx: Tx, many: Many, visible: SQL | undefined): SQL =>
  inArray(
    many.id,
    first(
      tx
        .select({ id: many.id })
        .from(many.from)
        .where(visible)
        .orderBy(...newestFirst(many)),
      MOST_LOOKED_THROUGH,
    ),
  );

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
