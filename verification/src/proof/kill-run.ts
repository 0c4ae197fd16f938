import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { unseenSoon } from "../nodes/alert-metrics.ts";
import { MetricsWatch } from "../nodes/metrics-watch.ts";
import { chooseProcess } from "./database-process.ts";
import type { RequestResult } from "./send-request.ts";
import { startServerProcess, type ServerProcess } from "./server-process.ts";

const WORKERS = 12;
const LONGEST_OUTAGE = 60_000;

/** What is killed: a whole server, the whole database, or one of the database's processes. */
export type Target = "server" | "database" | "backend";
const TARGETS: readonly Target[] = ["server", "database", "backend"];

/** Sends one request to the server at an origin, once. */
export type Send<CallResponse> = (origin: string) => Promise<RequestResult<CallResponse>>;

/** Repeats a request until a server responds; null if none ever does, which is a finding. */
export type SendUntilResponse = <CallResponse>(
  what: string,
  send: Send<CallResponse>,
) => Promise<CallResponse | null>;

export interface KillOptions {
  readonly dataDir: string;
  readonly seed: number;
  /** How many jobs there are, and what each does. */
  readonly jobs: number;
  readonly run: (number: number, send: SendUntilResponse) => Promise<void>;
  /** How many times something is killed, spread over the jobs. */
  readonly kills: number;
  readonly progress?: (line: string) => void;
}

export interface KillReport {
  readonly responded: number;
  readonly repeated: number;
  readonly kills: Readonly<Record<Target, number>>;
  /** Milliseconds from the end of the database to the next request with a response. */
  readonly outages: readonly number[];
  /** Each begins with the rule that is broken. */
  readonly findings: readonly string[];
}

/** A number from 0 to 1 that belongs to a seed and a name. */
export const chanceOf = (seed: number, name: string): number =>
  createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() / 2 ** 32;

/** Two servers on one folder under load, while processes are killed. */
export class KillRun {
  readonly findings: string[] = [];
  readonly outages: number[] = [];
  readonly kills: Record<Target, number> = { server: 0, database: 0, backend: 0 };
  responded = 0;
  repeated = 0;
  readonly #options: KillOptions;
  readonly #servers: ServerProcess[];
  readonly #metrics: MetricsWatch;
  readonly #down = new Set<ServerProcess>();
  /** When the database was killed; null while requests get responses. */
  #downSince: number | null = null;
  /** How often it was killed. A server may be back before the other: a request to one of them tells of neither. */
  #databaseKills = 0;
  #next = 0;
  #done = 0;
  /** Workers wait here for the next kill: however fast they are, each kill meets work, and leaves some for the others. */
  #limit = 0;

  constructor(options: KillOptions, servers: readonly ServerProcess[]) {
    this.#options = options;
    this.#servers = [...servers];
    this.#metrics = new MetricsWatch(() => this.#servers.map(({ origin }) => origin));
    for (const server of servers) this.#watch(server);
  }

  /** Does all jobs while processes are killed. */
  async work(): Promise<void> {
    await this.#metrics.read();
    await Promise.all([this.#kill(), ...Array.from({ length: WORKERS }, () => this.#worker())]);
  }

  /** Sends a request to one server after the other until one responds (REL-K2). */
  readonly send: SendUntilResponse = async (what, send) => {
    const began = Date.now();
    const kills = this.#databaseKills;
    const begunWell = this.#downSince === null;
    for (let attempt = 0; Date.now() - began < LONGEST_OUTAGE; attempt += 1) {
      const up = this.#servers.filter((each) => !this.#down.has(each));
      const server = up[attempt % Math.max(1, up.length)];
      if (!server) {
        await pause(20);
        continue;
      }
      const sent = Date.now();
      const result = await send(server.origin);
      if (result.tag === "responded") {
        this.#noteResponse(sent);
        return result.response;
      }
      if (result.tag === "wrong") {
        this.findings.push(`REL-K4 ${what}: ${result.why}`);
        return null;
      }
      if (result.tag === "held") {
        this.repeated += 1;
        await pause(200);
        continue;
      }
      // With the database well, only a server that was killed may leave a request without an answer.
      const isWell = begunWell && kills === this.#databaseKills;
      if (isWell && !this.#down.has(server) && attempt > 0)
        this.findings.push(`REL-K3 ${what}: the other server failed, ${result.why}`);
      this.repeated += 1;
      await pause(20);
    }
    this.findings.push(`REL-K2 ${what} was never answered`);
    return null;
  };

  /** Asks the servers to stop (REL-K5). */
  async stop(): Promise<void> {
    await this.#metrics.stop();
    for (const server of this.#servers.filter((each) => !this.#down.has(each))) {
      this.#down.add(server);
      server.signal("SIGTERM");
      const ended = await server.ended;
      if (ended !== 0)
        this.findings.push(`REL-K5 a server that was asked to stop ended with ${ended}`);
    }
  }

  /** A request that was on its way when the database was killed says nothing about its being back. */
  #noteResponse(sent: number): void {
    this.responded += 1;
    if (this.#downSince === null || sent <= this.#downSince) return;
    this.outages.push(Date.now() - this.#downSince);
    this.#downSince = null;
  }

  /** A server may end because it is killed or stopped, and for no other reason. */
  #watch(server: ServerProcess): void {
    void server.ended.then((how) => {
      if (!this.#down.has(server))
        this.findings.push(`REL-K4 a server ended by itself with ${how}:\n${server.output()}`);
      this.#down.add(server);
    });
  }

  async #worker(): Promise<void> {
    while (this.#next < this.#options.jobs)
      if (this.#next < this.#limit) {
        await this.#options.run(this.#next++, this.send);
        this.#done += 1;
      } else await pause(5);
  }

  /** At which job the kill of this number happens. */
  #jobOfKill(kill: number): number {
    const { seed, jobs, kills } = this.#options;
    return Math.floor(((kill + chanceOf(seed, `when ${kill}`)) / kills) * jobs * 0.9);
  }

  /** Lets the workers go on until the kill of this number, and a little further. */
  #goOnUntil(kill: number): void {
    const { jobs, kills } = this.#options;
    const further = Math.max(2 * WORKERS, Math.ceil(jobs * 0.05));
    const job = kill < kills ? this.#jobOfKill(kill) : jobs;
    this.#limit = Math.max(this.#next, job) + further;
  }

  async #killServer(name: string): Promise<void> {
    const index = Math.floor(chanceOf(this.#options.seed, name) * this.#servers.length);
    const target = this.#servers[index];
    if (!target) return;
    this.#down.add(target);
    target.signal("SIGKILL");
    await target.ended;
    this.findings.push(...(await unseenSoon(this.#metrics, "a server is killed")));
    const next = await startServerProcess(this.#options.dataDir);
    this.#servers[index] = next;
    this.#watch(next);
    this.findings.push(...(await unseenSoon(this.#metrics, "a server is started anew")));
  }

  /** Kills a process of the database, and waits until its connections have ended: until then it may still respond. */
  async #killDatabase(target: "database" | "backend"): Promise<void> {
    const { observer, pid } = await chooseProcess(this.#options.dataDir, target);
    this.#databaseKills += 1;
    this.#downSince = Number.POSITIVE_INFINITY;
    process.kill(pid, "SIGKILL");
    await observer.gone;
    this.#downSince = Date.now();
    this.findings.push(...(await unseenSoon(this.#metrics, "the database is killed")));
    await observer.client.end();
  }

  /** Kills at points of the work that are drawn from the seed, one after the other. */
  async #kill(): Promise<void> {
    const { jobs, kills, progress } = this.#options;
    for (let kill = 0; kill < kills; kill += 1) {
      this.#goOnUntil(kill);
      while (this.#downSince !== null && this.#done < jobs) await pause(5);
      const at = this.#jobOfKill(kill);
      while (this.#next < at && this.#done < jobs) await pause(5);
      const target = TARGETS[kill % TARGETS.length] ?? "server";
      this.kills[target] += 1;
      this.#metrics.beginAnew();
      if (target === "server") await this.#killServer(`which ${kill}`);
      else await this.#killDatabase(target);
      progress?.(`${this.#done} of ${jobs} done, killed ${target}`);
    }
    this.#goOnUntil(kills);
  }
}

/** Starts two servers on one folder: whichever comes second waits for the one that makes the database, and joins it. */
export const startTwoServers = (
  dataDir: string,
): Promise<readonly [ServerProcess, ServerProcess]> =>
  Promise.all([startServerProcess(dataDir), startServerProcess(dataDir)]);

/** What a run came to. */
export const runReport = ({
  responded,
  repeated,
  kills,
  outages,
  findings,
}: KillRun): KillReport => ({
  responded,
  repeated,
  kills,
  outages,
  findings,
});
