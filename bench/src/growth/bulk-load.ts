import type pg from "pg";

interface Defined {
  readonly name: string;
  readonly definition: string;
}

/** What of a table is quicker built anew than updated with a million rows; primary keys and what foreign keys refer to stay. */
async function readDefined(client: pg.PoolClient, table: string) {
  const indexes = await client.query<Defined>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  const constraints = await client.query<Defined>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint own
     where conrelid = $1::regclass and contype = 'u'
       and not exists (select from pg_constraint where contype = 'f' and conindid = own.conindid)`,
    [table],
  );
  return { indexes: indexes.rows, constraints: constraints.rows };
}

/**
 * Writes many rows into a table as `pg_restore` does: without its triggers and foreign keys, and with its indexes built
 * once the rows are there. What triggers add up has to be added up by the caller.
 */
export async function bulkLoad(
  client: pg.PoolClient,
  table: string,
  load: () => Promise<unknown>,
): Promise<void> {
  const { indexes, constraints } = await readDefined(client, table);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name } of constraints)
    await client.query(`alter table ${table} drop constraint ${name}`);
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
  try {
    await load();
  } finally {
    await client.query("reset session_replication_role");
    for (const { definition } of indexes) await client.query(definition);
    for (const { name, definition } of constraints)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await client.query("reset maintenance_work_mem");
  }
}
