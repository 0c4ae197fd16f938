import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

let folder: string | null = null;

/** From now on queries go to the database of this data folder. */
export function setDataDir(dataDir: string): void {
  folder = dataDir;
}

/** Queries the database of the product under test, past row-level security. */
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
