import pg from "pg";
import { APP_ROLE } from "./migrate.ts";

/** Gives the stand-ins of the embedded mode a schema that the server's own role owns. */
export async function addSandboxSchema(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`create schema if not exists sandbox authorization ${APP_ROLE}`);
  } finally {
    await client.end();
  }
}
