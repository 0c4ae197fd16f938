import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../database/typed.ts";
import { amongNewest, MOST_LOOKED_THROUGH, type Aged } from "./among-newest.ts";
import { countTotal } from "./count-total.ts";
import { foundByIndex, idsByIndex, type SearchedRows } from "./found-by-index.ts";
import { searchPattern } from "./list-query.ts";

/** Rows that are searched by an index of their words, or by their age. */
export interface Searched extends Aged {
  readonly rows: SearchedRows;
}

/** Which rows are compared with a text. */
export interface Narrowed {
  readonly compared?: SQL;
  /** There are rows that are not compared, so that more may hold the text than are found. */
  readonly isMore?: true;
}

/**
 * Of many rows, those alone that are compared with a text (LIST-Q5, LIST-Q6): what the index finds; if it finds too many, or knows
 * no such words, all that the filters leave; and if these are too many, the newest of them.
 */
export async function narrowSearch(
  tx: Tx,
  searched: Searched,
  q: string | undefined,
  visible: SQL | undefined,
  most = MOST_LOOKED_THROUGH,
): Promise<Narrowed> {
  if (searchPattern(q) === null) return {};
  const { rows, from, id } = searched;
  const ids = idsByIndex(rows, q, most + 1);
  const compared = foundByIndex(rows, id, q);
  if (ids && !(await countTotal(tx, sql`(select ${ids})`, most)).isMore)
    return compared ? { compared } : {};
  const { isMore } = await countTotal(tx, tx.select({ id }).from(from).where(visible), most);
  return isMore ? { compared: amongNewest(tx, searched, visible, most), isMore } : {};
}
