import pg from "pg";
import type { AppRole } from "./app-role.ts";
import { inTurn } from "./migration-turn.ts";

/** The schema and tables of a dump restored under another name, which belong to the role of the first database. */
const OTHERS = `
  select format('alter %s sandbox.%I owner to ', case relkind when 'S' then 'sequence' else 'table' end, relname) as change
  from pg_class where relnamespace = to_regnamespace('sandbox') and relkind in ('r', 'S')
    and relowner <> to_regrole($1)
    and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S')`;

/**
 * Gives the lines of the audit trail the times of what they tell: a demonstration is made today, of what happened before. In
 * the embedded mode alone; elsewhere nothing changes a line. In plpgsql, which looks for the table when it is called: a backup is
 * restored after the schema was made.
 */
const DATE_AUDIT = `
  create or replace function sandbox.date_audit() returns void language plpgsql security definer set search_path = public as $$
  begin
    update audit set at = coalesce(after ->> 'updated_on', after ->> 'created_on')::timestamptz
    where noun in ('stores', 'checkouts') and coalesce(after ->> 'updated_on', after ->> 'created_on')::timestamptz < at;
  end
  $$;
  revoke all on function sandbox.date_audit() from public;
  grant execute on function sandbox.date_audit() to `;

/** Gives the stand-ins of the embedded mode a schema that the server's own role owns. */
export async function addSandboxSchema(ownerUrl: string, { name }: AppRole): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // `if not exists` does not see what another server is just making.
    await inTurn(client, async () => {
      await client.query(`create schema if not exists sandbox authorization ${name}`);
      await client.query(`alter schema sandbox owner to ${name}`);
      const { rows } = await client.query<{ change: string }>(OTHERS, [name]);
      await client.query(`${DATE_AUDIT}${name}`);
      for (const { change } of rows) await client.query(`${change}${name}`);
    });
  } finally {
    await client.end();
  }
}
