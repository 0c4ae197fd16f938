import { execFile } from "node:child_process";
import { appendFileSync, chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { clusterHome } from "@marquee/server/platform/database/cluster-home";
import { freePort } from "@marquee/server/platform/database/cluster-access";
import { postgresUser } from "@marquee/server/platform/database/system-user";
import { newPassword, ownFolder, type DatabaseCluster } from "./cluster.ts";
import { endProgram, startProgram, waitUntil, type Program } from "./program.ts";
import type { Programs } from "./programs.ts";
import { forwarder } from "./way.ts";

const run = promisify(execFile);

/** Runs a program of PostgreSQL to its end, as its user. */
async function runAs(file: string, args: readonly string[], cwd: string): Promise<void> {
  const user = postgresUser();
  const { PATH } = process.env;
  await run(file, [...args], {
    cwd,
    env: { PATH, LC_ALL: "C", TZ: "UTC" },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  });
}

/** Asks one PostgreSQL as its administrator. */
async function ask(port: number, password: string, text: string): Promise<unknown> {
  const client = new pg.Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: 1_000,
    query_timeout: 2_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query({ text, rowMode: "array" });
    return rows[0]?.[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

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
  const password = newPassword();
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const user = postgresUser();
  if (user) chownSync(passwordFile, user.uid, user.gid);
  await runAs(
    join(bin, "initdb"),
    [
      `--pgdata=${first}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C.UTF-8",
    ],
    folder,
  );
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
    const options = `-D ${data} -p ${listens} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`;
    const program = startProgram(join(bin, "postgres"), options.split(" "), folder);
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
