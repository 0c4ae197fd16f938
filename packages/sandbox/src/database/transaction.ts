import type { Pool } from "pg";
import type { Queryable } from "./queryable.ts";

/** Runs `work` on one connection between BEGIN and COMMIT; whatever it throws rolls everything back. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  try {
    await connection.query("begin");
    const result = await work(connection);
    await connection.query("commit");
    return result;
  } catch (error) {
    await connection.query("rollback").catch((failure: unknown) => {
      // A connection that cannot roll back must not go back to the pool.
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    connection.release(broken);
  }
}
