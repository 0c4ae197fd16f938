import type { Pool } from "pg";
import { seconds, type Clock } from "../clock.ts";
import { firstRow, type Queryable } from "../database/queryable.ts";
import { inTransaction } from "../database/transaction.ts";
import { recordBalance } from "./balance-line.ts";
import { newId } from "./ids.ts";
import { missing } from "./stripe-error.ts";
import type { Work } from "./work.ts";

export interface PayoutRow {
  id: string;
  amount: number;
  currency: string;
  arrival_date: Date;
  created_at: Date;
}

/** A payout as the API shows it, in cents: always `paid`, as its money is available by then. */
export const payoutView = (row: PayoutRow) => ({
  id: row.id,
  object: "payout",
  amount: row.amount,
  arrival_date: seconds(row.arrival_date),
  automatic: true,
  created: seconds(row.created_at),
  currency: row.currency,
  livemode: false,
  method: "standard",
  reconciliation_status: "completed",
  status: "paid",
  type: "bank_account",
});

/** Returns a payout, or throws `resource_missing` (404). */
export async function payoutById(db: Queryable, id: string): Promise<PayoutRow> {
  const row = await firstRow<PayoutRow>(db, "select * from sandbox.stripe_payout where id = $1", [
    id,
  ]);
  if (!row) throw missing("payout", id, "payout");
  return row;
}

interface Due {
  readonly available_on: Date;
  readonly currency: string;
  readonly net: number;
}

const UNPAID = "payout is null and type <> 'payout'";

async function payOut(work: Work, { available_on, currency, net }: Due): Promise<void> {
  const id = newId("po");
  await work.tx.query(
    `insert into sandbox.stripe_payout (id, amount, currency, arrival_date, created_at) values ($1, $2, $3, $4, $5)`,
    [id, net, currency, available_on, work.now],
  );
  await work.tx.query(
    `update sandbox.stripe_balance_transaction set payout = $1 where ${UNPAID} and available_on = $2 and currency = $3`,
    [id, available_on, currency],
  );
  await recordBalance(work, { type: "payout", source: id, amount: -net, currency });
}

/** Any number works as long as no one else on the database uses it. */
const LOCK = 7_305_118_205;

/** Pays out what is available, a payout for each day and currency; of several processes one does [SBX-P15]. */
export async function makePayouts(pool: Pool, clock: Clock): Promise<void> {
  const now = clock.now();
  const due = `from sandbox.stripe_balance_transaction where ${UNPAID} and available_on <= $1`;
  const { rowCount } = await pool.query(`select 1 ${due} limit 1`, [now]);
  if (rowCount === 0) return;
  await inTransaction(pool, async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const { rows } = await tx.query<Due>(
      `select available_on, currency, sum(amount - fee)::int as net ${due} group by available_on, currency order by available_on`,
      [now],
    );
    for (const each of rows)
      await payOut({ tx, now, request: { id: null, idempotencyKey: null } }, each);
  });
}
