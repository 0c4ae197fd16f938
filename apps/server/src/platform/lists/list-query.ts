import { and, asc, desc, ilike, is, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { searchWords } from "@marquee/domain/wire/typed-text";
import { PgColumn } from "drizzle-orm/pg-core";
import { inOrder } from "../database/letters.ts";
import { invalid, type Refusal } from "../refusal/refusal.ts";

/** What every list takes: a page from 1, rows a page, a column, and a text to search. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  /** A column's name, with `-` before it for descending. */
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
}

/** The most rows of one response, and the rows of a list without a size (LIST-P1). */
export const MOST_ROWS = 1000;

/** How many rows a page has at most, and how many are passed over before it (LIST-P1). */
export const pageRange = ({
  page = 1,
  size = MOST_ROWS,
}: ListQuery): { limit: number; offset: number } => ({
  limit: size,
  offset: (page - 1) * size,
});

/** The sizes that our screens request. Others are values, so that a caller's numbers make no new statements. */
const USUAL_SIZES = new Set([5, 10, 20, 25, 50, 100, 200, MOST_ROWS]);

/** A selection cut to its page. A usual size is in the text, since a generic plan cannot use a value. */
export function cutToPage(rows: SQLWrapper, listing: ListQuery): SQL {
  const { limit, offset } = pageRange(listing);
  const most = USUAL_SIZES.has(limit) ? sql.raw(String(limit)) : sql`${limit}`;
  const passed = offset > 0 ? sql` offset ${offset}` : sql``;
  return sql`(${rows} limit ${most}${passed})`;
}

/** The columns a list can be sorted by, under the names callers use. */
export type SortColumns<Name extends string = string> = Readonly<Record<Name, PgColumn | SQL>>;

/** Whether a list is sorted by this column, in whichever direction. */
export const isSortedBy = (sort: string, name: string): boolean =>
  sort === name || sort === `-${name}`;

/**
 * The order of a list (LIST-S1, LIST-S2): by the asked column, empty values last, and by id if values are
 * equal, so that no row is on two pages. A column this list does not have is refused.
 */
export function sortOrder(
  sort: string,
  columns: SortColumns,
  id: PgColumn,
): readonly SQL[] | Refusal {
  const descending = sort.startsWith("-");
  const name = descending ? sort.slice(1) : sort;
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) {
    const known = Object.keys(columns).join(", ");
    return invalid([
      { rule: "LIST-S1", field: "sort", message: `This list can be sorted by ${known}.` },
    ]);
  }
  const letters = inOrder(column);
  if (descending) return [sql`${letters} desc nulls last`, asc(id)];
  // A column that is never empty is read backwards from its descending index, and so is the id. One from
  // a join may be empty, even if its own table forbids it.
  const neverEmpty = is(column, PgColumn) && column.table === id.table && column.notNull;
  return neverEmpty
    ? [sql`${letters} asc nulls first`, desc(id)]
    : [sql`${letters} asc nulls last`, asc(id)];
}

/** The pattern of `ilike` when a user searches for a text; null for no text. `%` and `_` mean themselves. */
export function searchPattern(text: string | undefined): string | null {
  const wanted = text?.trim();
  return wanted ? `%${wanted.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%` : null;
}

/**
 * Rows that hold every word of the text in one of the columns, as users search for them (LIST-Q1, LIST-Q3, LIST-Q4); the
 * domain's `holdsWords` in SQL. What a column holds is folded only if it is not plain ASCII: most of it is, and reads as it
 * is.
 */
export function holdsText(
  text: string | undefined,
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  const holdsWord = (word: string) => {
    const pattern = searchPattern(word) ?? "%";
    return or(
      ...columns.flatMap((column) => [
        ilike(column, pattern),
        sql`(${column} ~ '[^ -~]' and marquee_fold(${column}) like ${pattern})`,
      ]),
    );
  };
  return columns.length === 0 ? undefined : and(...searchWords(text ?? "").map(holdsWord));
}

/** How many rows there are in all. A first page that is not full gives it without another query. */
export function countTotal(
  query: ListQuery,
  rows: readonly unknown[],
  count: () => Promise<number>,
): Promise<number> {
  const { limit, offset } = pageRange(query);
  return offset === 0 && rows.length < limit ? Promise.resolve(rows.length) : count();
}
