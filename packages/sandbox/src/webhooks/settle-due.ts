import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import type { Queryable } from "../database/queryable.ts";
import { inTransaction } from "../database/transaction.ts";

/** Ends what a row stands for if its time has come, in a transaction that holds the row. */
type Settle = (
  work: { readonly tx: Queryable; readonly now: Date },
  id: string,
) => Promise<unknown>;

/** By the name of a table with `settles_at`: how its rows end. */
export type Settling = Readonly<Record<string, Settle>>;

/**
 * Ends every slow payment, refund and dispute that is due, each in a transaction of its own. Several processes may try at once:
 * each settles once. One statement says whether there is anything to do.
 */
export async function settleDue(pool: Pool, clock: Clock, settling: Settling): Promise<void> {
  const now = clock.now();
  const due = Object.keys(settling).map(
    (table) => `select '${table}' as table, id from sandbox.${table} where settles_at <= $1`,
  );
  const { rows } = await pool.query<{ table: string; id: string }>(due.join(" union all "), [now]);
  for (const { table, id } of rows)
    await inTransaction(pool, async (tx) => settling[table]?.({ tx, now }, id));
}
