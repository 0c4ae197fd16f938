import { setTimeout as pause } from "node:timers/promises";
import { observe, type Observer } from "./owner.ts";
import { postmasterOf } from "./server-process.ts";

/** How long a database that was killed may take to let servers in again, in milliseconds. */
const BACK_WITHIN_MS = 60_000;

/** A process of the database that works for a server; null if there is none, or the observer has ended. */
async function findBackend({ client, isGone }: Observer): Promise<number | null> {
  try {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'marquee-server' order by pid limit 1",
    );
    return rows[0]?.pid ?? null;
  } catch (error) {
    if (isGone()) return null;
    throw error;
  }
}

/**
 * A process of the database to kill, and a connection from before. While the database comes back no server may be
 * connected yet, and it may close its connections once more.
 */
export async function chooseProcess(
  dataDir: string,
  target: "database" | "backend",
): Promise<{ readonly observer: Observer; readonly pid: number }> {
  for (const until = Date.now() + BACK_WITHIN_MS; Date.now() < until; await pause(20)) {
    const observer = await observe(dataDir);
    const pid = target === "backend" ? await findBackend(observer) : postmasterOf(dataDir);
    if (pid !== null && !observer.isGone()) return { observer, pid };
    await observer.client.end();
  }
  throw new Error("no server is connected to the database");
}
