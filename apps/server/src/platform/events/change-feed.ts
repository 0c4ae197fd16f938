import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { CHANNEL, readChange, type Change } from "./change.ts";

const LONGEST_PAUSE = 5000;
/** Milliseconds between two queries that find out whether the connection still responds. */
const PROBE_EVERY = 10_000;

/** What a listener receives: a change, or that some may have been missed and everything is to be queried again. */
export type FeedMessage =
  | { readonly tag: "changed"; readonly change: Change }
  | { readonly tag: "resync" };

export interface ChangeFeed {
  /** Adds a listener; the result removes it. */
  readonly listen: (listener: (message: FeedMessage) => void) => () => void;
  /** Whether notifications are received now. */
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
}

export interface FeedOptions {
  readonly connect: () => pg.Client;
  /** Makes a new connection the server's, before anything is asked over it. */
  readonly bind?: (client: pg.Client) => Promise<void>;
  /** Called when the connection broke, before it is made again: the place to bring the database back. */
  readonly onFailure?: (error: unknown) => Promise<void>;
  /** Milliseconds between two queries that find out whether the connection still responds. */
  readonly probeEvery?: number;
}

/** Does nothing if the connection listens already. */
const LISTEN = `listen ${CHANNEL}`;

/** Queries the connection every so often until a query gets no response: a machine that is gone ends no connection. */
async function probe(client: pg.Client, every: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // Rejects for one reason: nothing waits for this connection any more.
    await pause(every, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await client.query(LISTEN);
  }
}

/** Holds one connection until it breaks or `signal` is aborted, sending every notification on. */
async function hold(
  client: pg.Client,
  send: (message: FeedMessage) => void,
  {
    bind,
    probeEvery = PROBE_EVERY,
    signal,
  }: Pick<FeedOptions, "bind" | "probeEvery"> & { signal: AbortSignal },
): Promise<void> {
  await client.connect();
  await bind?.(client);
  client.on("notification", ({ payload }) => {
    const change = readChange(payload);
    if (change) send({ tag: "changed", change });
  });
  const broken = new Promise<never>((_resolve, reject) => {
    client.on("error", reject);
    client.on("end", () => reject(new Error("the database ended the connection")));
  });
  // The query below fails with the same error; the first to wait gets it.
  broken.catch(() => undefined);
  await client.query(LISTEN);
  // Changes while no connection listened are unknown: every listener queries again.
  send({ tag: "resync" });
  const over = new AbortController();
  try {
    await Promise.race([broken, probe(client, probeEvery, AbortSignal.any([signal, over.signal]))]);
  } finally {
    over.abort();
  }
}

/**
 * Receives every change on the database, from this server and from the others. The connection is of its own, so
 * that it never waits for the pool; when it breaks or does not respond it is made again, and listeners get `resync`.
 */
export function changeFeed({ connect, onFailure, ...held }: FeedOptions): ChangeFeed {
  const listeners = new Set<(message: FeedMessage) => void>();
  const stop = new AbortController();
  let isListening = false;
  const send = (message: FeedMessage) => {
    // The first message of a connection is that it listens.
    isListening = true;
    for (const listener of listeners) listener(message);
  };
  const run = async () => {
    for (let wait = 100; !stop.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      const client = connect();
      // What breaks a connection also fails the call that waits on it: that is where the reason is logged.
      client.on("error", () => undefined);
      try {
        await hold(
          client,
          (message) => {
            wait = 50;
            send(message);
          },
          { ...held, signal: stop.signal },
        );
      } catch (error) {
        isListening = false;
        await onFailure?.(error);
      } finally {
        // A broken connection may fail to close, too; why it broke has been logged above.
        await client.end().catch(() => undefined);
      }
      if (!stop.signal.aborted)
        // Rejects for one reason: `stop` was called.
        await pause(wait, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isListening: () => isListening,
    close: () => {
      stop.abort();
      return running;
    },
  };
}
