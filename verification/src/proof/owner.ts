import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ownerUrlOf } from "./server-process.ts";

const TIMEOUT = 60_000;

/** Connects to the database of a data folder as its owner, once it accepts connections: it may be restarting. */
async function connectOwner(dataDir: string): Promise<pg.Client> {
  for (const until = Date.now() + TIMEOUT; ; await pause(100)) {
    const client = new pg.Client({ connectionString: ownerUrlOf(dataDir) });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

/** Works with the database of a data folder as its owner. */
export async function asOwner<T>(
  dataDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectOwner(dataDir);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A connection from before something happens, and when the database ended it. */
export interface Observer {
  readonly client: pg.Client;
  readonly gone: Promise<void>;
  /** Whether its connection is broken or has ended. */
  readonly isGone: () => boolean;
}

/** Connects an observer to the database of a data folder. */
export async function observe(dataDir: string): Promise<Observer> {
  const client = await connectOwner(dataDir);
  const gone = new Promise<void>((resolve) => client.once("end", () => resolve()));
  let isBroken = false;
  for (const event of ["error", "end"] as const) client.once(event, () => (isBroken = true));
  return { client, gone, isGone: () => isBroken };
}
