import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { CHANNEL, readChange, type Change } from "./change.ts";

const LONGEST_PAUSE = 5000;

/** What a listener hears: a change, or that some may have been missed and everything is to be asked again. */
export type Heard =
  | { readonly tag: "changed"; readonly change: Change }
  | { readonly tag: "resync" };

export interface ChangeFeed {
  /** Adds a listener; the answer takes it away. */
  readonly listen: (hear: (logged: Heard) => void) => () => void;
  readonly close: () => Promise<void>;
}

export interface FeedOptions {
  readonly connect: () => pg.Client;
  /** Called when the connection broke, before it is made again: the place to bring the database back. */
  readonly onFailure?: (error: unknown) => Promise<void>;
}

/** Holds one connection until it breaks, telling every notification. */
async function hold(
  client: pg.Client,
  tell: (logged: Heard) => void,
  signal: AbortSignal,
): Promise<void> {
  await client.connect();
  client.on("notification", ({ payload }) => {
    const change = readChange(payload);
    if (change) tell({ tag: "changed", change });
  });
  const ended = new Promise<void>((resolve, reject) => {
    client.on("error", reject);
    client.on("end", resolve);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  await client.query(`listen ${CHANNEL}`);
  // Whatever changed while nobody listened is unknown: everybody asks again.
  tell({ tag: "resync" });
  await ended;
}

/**
 * Hears of every change on the database, from this server and from the others. The connection is of its own, so
 * that it never waits for the pool; when it breaks it is made again, and listeners are told to `resync`.
 */
export function changeFeed({ connect, onFailure }: FeedOptions): ChangeFeed {
  const listeners = new Set<(logged: Heard) => void>();
  const stop = new AbortController();
  const tell = (logged: Heard) => {
    for (const hear of listeners) hear(logged);
  };
  const run = async () => {
    for (let wait = 100; !stop.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      const client = connect();
      // What breaks a connection also fails the call that waits on it: that is where the reason is told.
      client.on("error", () => undefined);
      try {
        await hold(
          client,
          (logged) => {
            wait = 50;
            tell(logged);
          },
          stop.signal,
        );
      } catch (error) {
        await onFailure?.(error);
      } finally {
        // A connection that broke cannot say goodbye either; why it broke has been told above.
        await client.end().catch(() => undefined);
      }
      if (!stop.signal.aborted)
        // Rejects for one reason: we were told to stop.
        await pause(wait, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    close: () => {
      stop.abort();
      return running;
    },
  };
}
