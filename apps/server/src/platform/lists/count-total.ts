import { sql, type SQLWrapper } from "drizzle-orm";
import type { Tx } from "../database/typed.ts";

/** How many rows a list has in all; `isMore` if there are more than are counted one by one. */
export interface Total {
  readonly total: number;
  readonly isMore?: true;
}

/** As many rows are counted one by one (LIST-C2): a list of more says so, instead of reading all of them for each page. */
const MOST_COUNTED = 10_000;

/** The rows are counted up to a limit that is in the text: a plan that does not know it expects a tenth of them all. */
export async function countTotal(tx: Tx, rows: SQLWrapper, most = MOST_COUNTED): Promise<Total> {
  const limit = sql.raw(String(most + 1));
  const total = await tx.$count(sql`(select 1 from ${rows} each limit ${limit}) listed`);
  return total > most ? { total: most, isMore: true } : { total };
}
