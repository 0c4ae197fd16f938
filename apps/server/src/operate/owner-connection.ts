import pg from "pg";
import type { Config } from "../platform/config/config.ts";
import { locateDatabase, type Located } from "../platform/database/open-database.ts";

/** Works over a connection of the database's owner, whom no policy holds to a company; our own PostgreSQL runs meanwhile. */
export async function withOwner<T>(
  config: Config,
  work: (client: pg.Client, located: Located) => Promise<T>,
): Promise<T> {
  await using opened = new AsyncDisposableStack();
  const located = await locateDatabase(config);
  opened.defer(located.release);
  const client = new pg.Client({ connectionString: located.ownerUrl() });
  // What breaks it also fails the statement that waits on it.
  client.on("error", () => undefined);
  await client.connect();
  opened.defer(() => client.end());
  return await work(client, located);
}
