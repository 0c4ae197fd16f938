import { postgresUser } from "@marquee/server/platform/database/system-user";
import { execFile } from "node:child_process";
import { chownSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { newPassword } from "./cluster.ts";
import { startProgram, type Program } from "./program.ts";

const run = promisify(execFile);

/** Runs a program of PostgreSQL to its end, as its user. */
export async function runAs(file: string, args: readonly string[], cwd: string): Promise<void> {
  const user = postgresUser();
  const { PATH } = process.env;
  await run(file, [...args], {
    cwd,
    env: { PATH, LC_ALL: "C", TZ: "UTC" },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  });
}

/** Asks one PostgreSQL as its administrator. */
export async function ask(port: number, password: string, text: string): Promise<unknown> {
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

/** Makes the folder of a new PostgreSQL; returns the password of its administrator, `postgres`. */
export async function initCluster(bin: string, data: string): Promise<string> {
  const password = newPassword();
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const user = postgresUser();
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const options = [
    `--pgdata=${data}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  ];
  await runAs(join(bin, "initdb"), options, dirname(data));
  return password;
}

/** Starts a PostgreSQL on its folder, at a port of this machine. */
export function startPostgres(bin: string, data: string, port: number): Program {
  const options = `-D ${data} -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100`;
  return startProgram(join(bin, "postgres"), options.split(" "), dirname(data));
}
