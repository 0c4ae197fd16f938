import type { Database } from "../database/open-database.ts";
import type { Log } from "../log/early-log.ts";

/**
 * What is done when the connection for notifications broke: the first to notice that our own PostgreSQL is gone is
 * the caller that waits on it. Never rejects: the feed tries again by itself, and every reason is in the log.
 */
export const listenFailure =
  ({ ensureRunning }: Pick<Database, "ensureRunning">, log: Log) =>
  async (reason: unknown): Promise<void> => {
    log.warn({ err: reason }, "the connection for notifications broke, and is made again");
    try {
      await ensureRunning();
    } catch (error) {
      log.error({ err: error }, "our own PostgreSQL could not be brought back, and is tried again");
    }
  };
