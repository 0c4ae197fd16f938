import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import pg from "pg";

/** How the PostgreSQL of a data folder is reached. Another port after it restarted on one. */
export interface ClusterAccess {
  /** The folder of its files. In the copy of a data folder it is the one of the original. */
  readonly data: string;
  readonly port: number;
  readonly password: string;
  readonly appPassword: string;
}

/** What is written in the data folder; null if no cluster was made there yet. */
export const readAccess = (file: string): ClusterAccess | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ClusterAccess) : null;

/** Writes it as a whole: who is killed meanwhile leaves what was there. */
export function writeAccess(file: string, access: ClusterAccess): ClusterAccess {
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(access), { mode: 0o600 });
  renameSync(draft, file);
  return access;
}

/** Where its database is reached, as the owner of its tables. */
export const databaseUrl = ({ port, password }: ClusterAccess) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** A port of loopback that no process listens on now, and another one than `taken`, whose owner may only be away. */
export async function freePort(taken: number | null = null): Promise<number> {
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
  return port === taken ? freePort(taken) : port;
}

/** Returns the rows of a query on a connection of its own; null if there is no response, for any reason. `start` reports why. */
export async function queryOnce(
  access: ClusterAccess,
  text: string,
  within: number,
): Promise<readonly unknown[] | null> {
  const client = new pg.Client({
    connectionString: databaseUrl(access),
    connectionTimeoutMillis: within,
    query_timeout: within,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows as unknown[];
  } catch {
    return null;
  } finally {
    // A broken connection may fail to close.
    await client.end().catch(() => undefined);
  }
}
