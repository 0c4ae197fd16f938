import { once } from "node:events";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { BackupRefused } from "./backup-file.ts";
import { copyStatement, tableName, type BackupTable } from "./manifest.ts";

interface Constraint {
  readonly drop: string;
  readonly add: string;
}

const CONSTRAINTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = any($1::text[]::regnamespace[])`;

/**
 * Runs `load` on empty tables that nothing holds to what other tables have and no trigger watches, and holds them to it again
 * afterwards: a row that names none is refused then. An owner may do so, who is no superuser.
 */
export async function withoutForeignKeys(
  client: pg.Client,
  tables: readonly BackupTable[],
  load: () => Promise<void>,
): Promise<void> {
  const schemas = [...new Set(tables.map(({ schema }) => schema))];
  const { rows: constraints } = await client.query<Constraint>(CONSTRAINTS, [schemas]);
  for (const { drop } of constraints) await client.query(drop);
  const names = tables.map(tableName);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  if (names.length > 0) await client.query(`truncate ${names.join(", ")}`);
  await load();
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { add } of constraints) await client.query(add);
}

/** Takes the parts of one table after the other. */
export function rowLoader(client: pg.Client) {
  const counts: Record<string, number> = {};
  let open: { name: string; stream: ReturnType<typeof copyFrom>; failed: Promise<never> } | null =
    null;
  const end = async (): Promise<void> => {
    if (open === null) return;
    const { name, stream, failed } = open;
    open = null;
    stream.end();
    await Promise.race([once(stream, "finish"), failed]);
    counts[name] = stream.rowCount;
  };
  return {
    counts,
    end,
    load: async (table: BackupTable, bytes: AsyncIterable<Buffer>): Promise<void> => {
      const name = `${table.schema}.${table.name}`;
      if (open?.name !== name) {
        await end();
        if (counts[name] !== undefined)
          throw new BackupRefused(`The backup holds the rows of ${name} twice.`);
        const stream = client.query(copyFrom(copyStatement(table, "from stdin")));
        const failed = once(stream, "error").then(([error]) => Promise.reject(error as Error));
        failed.catch(() => undefined);
        open = { name, stream, failed };
      }
      const { stream, failed } = open;
      for await (const chunk of bytes)
        if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), failed]);
    },
  };
}
