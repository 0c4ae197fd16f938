import { is, isNotNull, isNull, and, or, sql, type SQL } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import { inOrder } from "../database/letters.ts";
import { invalid, type Refusal } from "../refusal/refusal.ts";

/** The columns a list can be sorted by, under the names callers use. */
export type SortColumns<Name extends string = string> = Readonly<Record<Name, PgColumn | SQL>>;

/** The sort of a list: a column, and the id if values are equal. */
export interface ListOrder {
  /** As callers name it, with `-` before it for descending. */
  readonly sort: string;
  readonly column: PgColumn | SQL;
  readonly isDescending: boolean;
  /** Whether the column has a value in every row of the list. */
  readonly isNeverEmpty: boolean;
  readonly id: PgColumn;
}

/** The place of a row in a list: the value that it is sorted by, and its id. */
export interface PageKey {
  readonly value: string | number | null;
  readonly id: string;
}

/** The side of a row on which a page is. */
export type Side = "after" | "before";

/** Whether a list is sorted by this column, in whichever direction. */
export const isSortedBy = (sort: string, name: string): boolean =>
  sort === name || sort === `-${name}`;

/** The order that a caller asks for (LIST-S1). A column this list does not have is refused. */
export function listOrder(sort: string, columns: SortColumns, id: PgColumn): ListOrder | Refusal {
  const isDescending = sort.startsWith("-");
  const name = isDescending ? sort.slice(1) : sort;
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) {
    const known = Object.keys(columns).join(", ");
    return invalid([
      { rule: "LIST-S1", field: "sort", message: `This list can be sorted by ${known}.` },
    ]);
  }
  // A joined column may be null, even if its own table forbids it.
  const isNeverEmpty = is(column, PgColumn) && column.table === id.table && column.notNull;
  return { sort, column, isDescending, isNeverEmpty, id };
}

/** A column that is never empty is read backwards from its descending index, and so is the id. */
const idAscends = ({ isDescending, isNeverEmpty }: ListOrder): boolean =>
  isDescending || !isNeverEmpty;

/** The order as a statement has it (LIST-S2): by the column, empty values last, then by id. Backwards, from its end. */
export function orderTerms(order: ListOrder, isBackwards = false): readonly SQL[] {
  const { column, isDescending, isNeverEmpty, id } = order;
  const falls = isDescending !== isBackwards;
  // the order in which the index is read: descending with nulls last, or the reverse
  const emptyFirst = isNeverEmpty ? !falls : isBackwards;
  const letters = inOrder(column);
  return [
    sql`${letters} ${sql.raw(falls ? "desc" : "asc")} nulls ${sql.raw(emptyFirst ? "first" : "last")}`,
    sql`${id} ${sql.raw(idAscends(order) === isBackwards ? "desc" : "asc")}`,
  ];
}

/** The rows that are after a row in the order of the list, or before it (LIST-P2). */
export function besideKey(order: ListOrder, key: PageKey, side: Side): SQL | undefined {
  const { column, isDescending, isNeverEmpty, id } = order;
  const idRises = idAscends(order) === (side === "after");
  const isIdBeyond = idRises ? sql`${id} > ${key.id}` : sql`${id} < ${key.id}`;
  if (key.value === null)
    return side === "after" ? and(isNull(column), isIdBeyond) : or(isNotNull(column), isIdBeyond);
  const letters = inOrder(column);
  const value = is(column, PgColumn) ? sql.param(key.value, column) : sql`${key.value}`;
  const rises = isDescending === (side === "before");
  // the first condition is one by which the index finds the place
  const isBeyond = rises
    ? sql`(${letters} >= ${value} and (${letters} > ${value} or ${isIdBeyond}))`
    : sql`(${letters} <= ${value} and (${letters} < ${value} or ${isIdBeyond}))`;
  return isNeverEmpty || side === "before" ? isBeyond : or(isBeyond, isNull(column));
}
