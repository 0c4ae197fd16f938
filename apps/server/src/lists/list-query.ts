import { asc, desc, ilike, is, or, sql, type SQL } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import { invalid, type Refusal } from "../http/refusal.ts";

/** What every list takes: a page from 1, rows a page, a column, and a text to look for. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  /** A column's name, with `-` before it for descending. */
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
}

/** The most rows of one answer, and what a list without a size answers (LIST-P1). */
export const MOST_ROWS = 1000;

export const pageOf = ({
  page = 1,
  size = MOST_ROWS,
}: ListQuery): { limit: number; offset: number } => ({
  limit: size,
  offset: (page - 1) * size,
});

/** The columns a list can be sorted by, under the names callers use. */
export type SortColumns = Readonly<Record<string, PgColumn | SQL>>;

/**
 * The order of a list (LIST-S1, LIST-S2): by the asked column, empty values last, and by id where values are
 * equal, so that no row is on two pages. A column this list does not have is refused.
 */
export function orderOf(
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
  if (descending) return [sql`${column} desc nulls last`, asc(id)];
  // A column that is never empty is read backwards from its descending index, and so is the id. One that comes
  // by a join may be empty, whatever its own table says.
  const neverEmpty = is(column, PgColumn) && column.table === id.table && column.notNull;
  return neverEmpty
    ? [sql`${column} asc nulls first`, desc(id)]
    : [sql`${column} asc nulls last`, asc(id)];
}

/** Rows that hold the text in one of the columns, in any case of letters (LIST-Q1). `%` and `_` mean themselves. */
export function holdsText(text: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  const wanted = text?.trim();
  if (!wanted) return undefined;
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** How many rows there are in all. A first page that is not full knows it without asking the database again. */
export function totalOf(
  query: ListQuery,
  rows: readonly unknown[],
  count: () => Promise<number>,
): Promise<number> {
  const { limit, offset } = pageOf(query);
  return offset === 0 && rows.length < limit ? Promise.resolve(rows.length) : count();
}
