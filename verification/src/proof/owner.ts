import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ownerUrlOf } from "./server-process.ts";

const TIMEOUT = 60_000;

/** Works with the database of a data folder as its owner, once it lets anybody in. */
export async function asOwner<T>(
  dataDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  for (const until = Date.now() + TIMEOUT; ; await pause(100)) {
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

/** A connection from before something happens, and when the database ended it. */
export interface Observer {
  readonly client: pg.Client;
  readonly gone: Promise<void>;
}

/** Connects an observer to the database of a data folder. */
export async function observe(dataDir: string): Promise<Observer> {
  const client = new pg.Client({ connectionString: ownerUrlOf(dataDir) });
  client.on("error", () => undefined);
  const gone = new Promise<void>((resolve) => client.once("end", () => resolve()));
  await client.connect();
  return { client, gone };
}
