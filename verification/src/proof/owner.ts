import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ownerUrlOf } from "./server-process.ts";

const PATIENCE = 60_000;

/** Works with the database of a data folder as its owner, once it lets anybody in. */
export async function asOwner<T>(
  dataDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  for (const until = Date.now() + PATIENCE; ; await pause(100)) {
    const client = new pg.Client({ connectionString: ownerUrlOf(dataDir) });
    client.on("error", () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if (Date.now() > until) throw error;
      continue;
    }
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

/** Looks on: connected before something happens, and told when the database ended the connection. */
export interface Onlooker {
  readonly client: pg.Client;
  readonly gone: Promise<void>;
}

/** Connects an onlooker to the database of a data folder. */
export async function lookOn(dataDir: string): Promise<Onlooker> {
  const client = new pg.Client({ connectionString: ownerUrlOf(dataDir) });
  client.on("error", () => undefined);
  const gone = new Promise<void>((resolve) => client.once("end", () => resolve()));
  await client.connect();
  return { client, gone };
}
