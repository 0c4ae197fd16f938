import pg from "pg";

/** Does something while another process holds the row of a table. */
export async function whileLocked(
  pool: pg.Pool,
  table: string,
  id: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const other = await pool.connect();
  try {
    await other.query("begin");
    await other.query(`select 1 from ${pg.escapeIdentifier(table)} where id = $1 for update`, [id]);
    await work();
  } finally {
    await other.query("rollback");
    other.release();
  }
}
