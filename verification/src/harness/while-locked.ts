import pg from "pg";

/** Does something while another process holds the row of a table. */
export async function whileLocked(
  pool: pg.Pool,
  table: string,
  id: string,
  work: () => Promise<unknown>,
  key = "id",
): Promise<void> {
  const other = await pool.connect();
  try {
    await other.query("begin");
    const [from, by] = [table, key].map((name) => pg.escapeIdentifier(name));
    await other.query(`select 1 from ${from} where ${by} = $1 for update`, [id]);
    await work();
  } finally {
    await other.query("rollback");
    other.release();
  }
}

const isWaitedFor = async (pool: pg.Pool, holder: number): Promise<boolean> => {
  const { rowCount } = await pool.query(
    "select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))",
    [holder],
  );
  return (rowCount ?? 0) > 0;
};

/**
 * Makes a request while another process changes what it is about. The change is committed once the request waits for it,
 * or has ended without: a request that locks what it reads sees the change, and any other does not.
 */
export async function whileChanging<Response>(
  pool: pg.Pool,
  change: (client: pg.PoolClient) => Promise<unknown>,
  request: () => Promise<Response>,
): Promise<Response> {
  const other = await pool.connect();
  try {
    await other.query("begin");
    const { rows } = await other.query<{ pid: number }>("select pg_backend_pid() pid");
    await change(other);
    let hasEnded = false;
    const ending = request().finally(() => (hasEnded = true));
    ending.catch(() => undefined);
    while (!hasEnded && !(await isWaitedFor(pool, rows[0]?.pid ?? 0)));
    await other.query("commit");
    return await ending;
  } catch (error) {
    await other.query("rollback");
    throw error;
  } finally {
    other.release();
  }
}
