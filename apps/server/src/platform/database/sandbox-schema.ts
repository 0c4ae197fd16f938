import pg from "pg";
import { APP_ROLE, MIGRATION_LOCK } from "./migrate.ts";

/** Gives the stand-ins of the embedded mode a schema that the server's own role owns. */
export async function addSandboxSchema(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // `if not exists` does not see what another server is just making.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(`create schema if not exists sandbox authorization ${APP_ROLE}`);
  } finally {
    await client.end();
  }
}
