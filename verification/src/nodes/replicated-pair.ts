import { freePort } from "@marquee/server/platform/database/cluster-access";
import { clusterHome } from "@marquee/server/platform/database/cluster-home";
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownFolder, type DatabaseCluster } from "./cluster.ts";
import { ask, initCluster, runAs, startPostgres } from "./postgres.ts";
import { endProgram, waitUntil, type Program } from "./program.ts";
import type { Programs } from "./programs.ts";
import { forwarder } from "./way.ts";

const STREAMING =
  "select count(*)::int from pg_stat_replication where state = 'streaming' and sync_state = 'sync'";

/**
 * A primary and a synchronous standby, with the PostgreSQL that is there: the system's, or the one that the project brings.
 * Nothing elects here; `killPrimary` promotes the standby some seconds later, as an operator or a supervisor would.
 */
export async function replicatedPair(
  { postgres }: Programs,
  at: string,
  promotesAfter = 5_000,
): Promise<DatabaseCluster> {
  await using started = new AsyncDisposableStack();
  const folder = ownFolder(at);
  const bin = postgres ?? join(clusterHome(folder).programs, "bin");
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const [port, otherPort] = [await freePort(), await freePort()];
  const password = await initCluster(bin, first);
  appendFileSync(join(first, "pg_hba.conf"), "host replication all 127.0.0.1/32 scram-sha-256\n");
  // A folder that no PostgreSQL has worked on yet is copied as it is.
  await runAs("cp", ["-a", first, second], folder);
  writeFileSync(join(second, "standby.signal"), "");
  appendFileSync(
    join(second, "postgresql.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password} application_name=second'\n`,
  );
  appendFileSync(join(first, "postgresql.conf"), "synchronous_standby_names = 'second'\n");
  const start = (data: string, listens: number): Program => {
    const program = startPostgres(bin, data, listens);
    started.defer(() => endProgram(program, "SIGINT"));
    return program;
  };
  const primary = start(first, port);
  const standby = start(second, otherPort);
  const words = () => primary.output() + standby.output();
  await waitUntil("a standby", async () => (await ask(port, password, STREAMING)) === 1, { words });
  const isPrimary = (of: number) => async () =>
    (await ask(of, password, "select pg_is_in_recovery()")) === false;
  const way = await forwarder(
    [port, otherPort].map((each) => ({ port: each, isUp: isPrimary(each) })),
  );
  started.defer(way.close);
  const running = started.move();
  return {
    name: "a primary with a synchronous standby",
    port: way.port,
    password,
    killPrimary: async () => {
      // Its own processes end by themselves once it is gone.
      primary.kill("SIGKILL");
      await primary.ended;
      setTimeout(() => {
        runAs(join(bin, "pg_ctl"), ["promote", "-D", second], folder).catch(() => undefined);
      }, promotesAfter);
    },
    close: () => running.disposeAsync(),
  };
}
