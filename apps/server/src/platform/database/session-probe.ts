import { randomUUID } from "node:crypto";
import type pg from "pg";

type ProbeClient = Pick<pg.Client, "connect" | "query" | "end">;

/** How often it is tried: a pooler may by chance lend the same session twice. */
const ATTEMPTS = 4;

/** Whether each connection has a session of its own. Behind a pooler of transactions a role set on it would be lost. */
export async function keepsSessions(make: () => ProbeClient): Promise<boolean> {
  const mark = randomUUID();
  const one = make();
  const other = make();
  try {
    await Promise.all([one.connect(), other.connect()]);
    const pidOf = async (client: ProbeClient) =>
      (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
    await one.query("select set_config('marquee.session', $1, false)", [mark]);
    const first = await pidOf(one);
    for (let tried = 0; tried < ATTEMPTS; tried++) {
      // While the other is in a transaction, it holds whichever session it was lent.
      await other.query("begin");
      const lent = await pidOf(other);
      const { rows } = await one.query<{ mark: string | null }>(
        "select current_setting('marquee.session', true) as mark",
      );
      const isSame = lent !== first && rows[0]?.mark === mark && (await pidOf(one)) === first;
      await other.query("rollback");
      if (!isSame) return false;
    }
    return true;
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}
