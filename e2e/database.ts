import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

let folder: string | null = null;

/** From now on the database of this data folder is asked. */
export function setDataDir(dataDir: string): void {
  folder = dataDir;
}

/** The database of the product under test, past row-level security: what really stands there. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  if (folder === null) throw new Error("there is no market yet: a test that asks needs `market`");
  const access = JSON.parse(readFileSync(join(folder, "postgres.json"), "utf8")) as {
    readonly port: number;
    readonly password: string;
  };
  const client = new pg.Client({
    connectionString: `postgres://postgres:${access.password}@127.0.0.1:${access.port}/postgres`,
  });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
