import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { shiftedClock } from "../clock/shifted-clock.ts";
import {
  queryOnce,
  freePort,
  readAccess,
  databaseUrl,
  writeAccess,
  type ClusterAccess,
} from "./cluster-access.ts";
import { clusterHome, type ClusterHome } from "./cluster-home.ts";
import { refuseRunningCopy } from "./foreign-folder.ts";
import { withStartLock } from "./start-lock.ts";

const run = promisify(execFile);

export interface EmbeddedCluster {
  /** The owner of the tables: runs migrations, may do anything. Another port after PostgreSQL restarted on one. */
  readonly ownerUrl: () => string;
  /** The role the server works as; `appPassword` is set on it by the migrations. */
  readonly appPassword: string;
  readonly notice: string | null;
  /** Starts PostgreSQL again if it has ended, or finds it where another server started it. Cheap while it runs. */
  readonly ensureRunning: () => Promise<void>;
  /** Stops PostgreSQL, unless another server still works on this folder. */
  readonly release: () => Promise<void>;
}

interface ClusterOptions {
  /** False is for tests: what was acknowledged may be lost. */
  readonly durable?: boolean;
  /** Pauses between two checks whether a running PostgreSQL responds, or whether other processes still use it. */
  readonly rest?: () => Promise<unknown>;
  /** Milliseconds that one query may take. */
  readonly responseTimeout?: number;
}

/** How long one that runs may take to respond, in milliseconds. */
const START_WITHIN_MS = 60_000;
/** And how long one query may. A server that starts queries again; one that stops does not, and leaves it running. */
const RESPONSE_TIMEOUT_MS = 5_000;

/** How often a server that stops checks whether others work with it: a closed connection is gone a moment later. */
const LOOKS = 5;

const OTHERS =
  "select 1 from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' limit 1";

const newPasswords = () => ({
  password: randomBytes(24).toString("hex"),
  appPassword: randomBytes(24).toString("hex"),
});

class Cluster {
  readonly home: ClusterHome;
  readonly accessFile: string;
  readonly lockFile: string;
  readonly durable: boolean;
  readonly rest: () => Promise<unknown>;
  readonly responseTimeout: number;

  constructor(
    dataDir: string,
    {
      durable = true,
      rest = () => pause(100),
      responseTimeout = RESPONSE_TIMEOUT_MS,
    }: ClusterOptions,
  ) {
    this.home = clusterHome(dataDir);
    this.accessFile = join(dataDir, "postgres.json");
    this.lockFile = join(dataDir, "postgres.starting");
    this.durable = durable;
    this.rest = rest;
    this.responseTimeout = responseTimeout;
  }

  program(name: string, args: readonly string[]) {
    const { user } = this.home;
    return run(join(this.home.programs, "bin", name), [...args], {
      cwd: this.home.data,
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC", ...shiftedClock() },
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
    });
  }

  /** Makes the cluster. A folder that a killed start left half made is cleared: it holds nothing yet. */
  async make(): Promise<ClusterAccess> {
    rmSync(this.home.data, { recursive: true, force: true });
    const home = clusterHome(join(this.accessFile, ".."));
    const access = {
      data: realpathSync(home.data),
      port: await freePort(),
      ...newPasswords(),
    };
    const passwordFile = join(home.data, "..", "postgres.initial");
    writeFileSync(passwordFile, access.password, { mode: 0o600 });
    if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
    await this.program("initdb", [
      `--pgdata=${home.data}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(this.durable ? [] : ["--no-sync"]),
    ]);
    const made = writeAccess(this.accessFile, access);
    // Last: while it is there, and the other one is not, the next start may clear the folder (DB-27).
    rmSync(passwordFile);
    return made;
  }

  async start(access: ClusterAccess): Promise<ClusterAccess> {
    const options = [
      `-p ${access.port}`,
      "-c listen_addresses=127.0.0.1",
      "-c unix_socket_directories=",
      "-c max_connections=200",
      ...(this.durable
        ? []
        : ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"]),
    ].join(" ");
    const log = join(this.home.data, "server.log");
    try {
      await this.program("pg_ctl", [
        "start",
        "-w",
        "-s",
        "-t",
        "60",
        "-D",
        this.home.data,
        "-l",
        log,
        "-o",
        options,
      ]);
      return access;
    } catch (error) {
      const tail = existsSync(log)
        ? readFileSync(log, "utf8").split("\n").slice(-8).join("\n")
        : "";
      if (!/could not bind|Address already in use/.test(tail))
        throw new Error(`PostgreSQL did not start:\n${tail}`, { cause: error });
      const port = await freePort(access.port);
      return this.start(writeAccess(this.accessFile, { ...access, port }));
    }
  }

  /** Joins the PostgreSQL that runs on this folder (a killed server leaves it running), or starts it. */
  ensure(): Promise<ClusterAccess> {
    return withStartLock(this.lockFile, async () => {
      const known = readAccess(this.accessFile) ?? (await this.make());
      if (known.data !== this.files) return this.start(await this.moveAway(known));
      for (const until = Date.now() + START_WITHIN_MS; Date.now() < until; await this.rest()) {
        if ((await queryOnce(known, "select 1", this.responseTimeout)) !== null) return known;
        if (!(await this.isThere())) break;
      }
      return this.start(known);
    });
  }

  /** Where the files of this cluster are, whichever way leads there. */
  get files(): string {
    return realpathSync(this.home.data);
  }

  /**
   * Gives the copy of a data folder a port and passwords of its own: a user who knows those of the original could open
   * the copy. The owner's is set before anything listens; the other one is set by the migrations.
   */
  async moveAway(original: ClusterAccess): Promise<ClusterAccess> {
    refuseRunningCopy(this.files);
    const port = await freePort(original.port);
    const access = { data: this.files, port, ...newPasswords() };
    await this.runAlone(`alter role postgres password '${access.password}';`);
    return writeAccess(this.accessFile, access);
  }

  /** Runs a statement on the cluster while nothing listens. */
  async runAlone(statement: string): Promise<void> {
    const ended = this.program("postgres", [
      "--single",
      "-D",
      this.home.data,
      "-c",
      "exit_on_error=on",
      "postgres",
    ]);
    // A PostgreSQL that ends before it reads closes its input first; why it ended is in `ended`.
    ended.child.stdin?.on("error", () => undefined).end(`${statement}\n`);
    await ended;
  }

  /** Whether it runs, whatever it does: on a busy machine, or after one of its processes was killed, it responds late. */
  isThere(): Promise<boolean> {
    return this.program("pg_ctl", ["status", "-D", this.home.data]).then(
      () => true,
      () => false,
    );
  }

  async release(): Promise<void> {
    await withStartLock(this.lockFile, async () => {
      // Where it runs now: another server may have started it again on another port.
      const access = readAccess(this.accessFile);
      const look = () => access && queryOnce(access, OTHERS, this.responseTimeout);
      let others = await look();
      for (let looked = 1; others && others.length > 0 && looked < LOOKS; looked += 1) {
        await this.rest();
        others = await look();
      }
      // Another server that left at the same moment may have stopped it already, or is at work.
      if (!others || others.length > 0) return;
      await this.program("pg_ctl", ["stop", "-s", "-m", "fast", "-D", this.home.data]);
    });
  }
}

/** A PostgreSQL of our own on loopback, with its files in `dataDir`. A start joins one that runs, also that of a killed server. */
export async function embeddedCluster(
  dataDir: string,
  options: ClusterOptions = {},
): Promise<EmbeddedCluster> {
  const cluster = new Cluster(dataDir, options);
  let access = await cluster.ensure();
  return {
    ownerUrl: () => databaseUrl(access),
    appPassword: access.appPassword,
    notice: cluster.home.notice,
    ensureRunning: async () => {
      access = await cluster.ensure();
    },
    release: () => cluster.release(),
  };
}
