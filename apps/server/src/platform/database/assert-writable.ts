import type pg from "pg";
import { ReadOnlyDatabase } from "./bind-connection.ts";

const STATE = `
  select current_setting('transaction_read_only') = 'on' as "readOnly",
    extract(epoch from clock_timestamp())::float8 as seconds`;

interface State {
  readonly readOnly: boolean;
  readonly seconds: number;
}

/** Rejects while the database cannot be written (OPS-1, OPS-11). Resolves with the seconds this clock is ahead of its. */
export async function assertWritable(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const asked = Date.now();
    const { rows } = await client.query<State>(STATE);
    const [state] = rows;
    if (!state || state.readOnly) throw new ReadOnlyDatabase();
    return (asked + Date.now()) / 2000 - state.seconds;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}
