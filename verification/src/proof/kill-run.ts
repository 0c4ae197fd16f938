import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { asOwner, lookOn, type Onlooker } from "./owner.ts";
import { draftOf, sendOffer, signInSeller, type Seller } from "./seller.ts";
import { postmasterOf, startServerProcess, type ServerProcess } from "./server-process.ts";

const WRITERS = 12;
const LONGEST_ANSWER = 20_000;
const LONGEST_OUTAGE = 60_000;

/** What is killed: a whole server, the whole database, or one of the database's processes. */
export type Victim = "server" | "database" | "backend";
const VICTIMS: readonly Victim[] = ["server", "database", "backend"];

export interface KillOptions {
  readonly dataDir: string;
  readonly seed: number;
  readonly writes: number;
  /** How many times somebody is killed, spread over the writes. */
  readonly kills: number;
  readonly progress?: (line: string) => void;
}

export interface KillReport {
  readonly acknowledged: number;
  readonly repeated: number;
  readonly kills: Readonly<Record<Victim, number>>;
  /** Milliseconds from the end of the database to its next answered write. */
  readonly outages: readonly number[];
  /** Each begins with the rule it breaks. */
  readonly problems: readonly string[];
}

/** A number from 0 to 1 that belongs to a seed and a place. */
const chance = (seed: number, place: string): number =>
  createHash("sha256").update(`${seed} ${place}`).digest().readUInt32BE() / 2 ** 32;

const idOf = (seed: number, number: number): string =>
  createHash("md5").update(`kill ${seed} ${number}`).digest("hex");

/** Two servers on one folder under load, and somebody who kills. */
class KillRun {
  readonly problems: string[] = [];
  readonly outages: number[] = [];
  readonly kills: Record<Victim, number> = { server: 0, database: 0, backend: 0 };
  acknowledged = 0;
  repeated = 0;
  readonly #options: KillOptions;
  readonly #seller: Seller;
  readonly #servers: ServerProcess[];
  readonly #down = new Set<ServerProcess>();
  /** When the database was hurt; null while writes go through. */
  #hurt: number | null = null;
  /** How often it was hurt. A server may be back before the other: a write that saw one of them tells of neither. */
  #hurts = 0;
  #next = 0;
  /** Writers wait here for the next kill: however fast they are, each one meets work, and leaves some for the others. */
  #limit = 0;

  constructor(options: KillOptions, seller: Seller, servers: ServerProcess[]) {
    this.#options = options;
    this.#seller = seller;
    this.#servers = servers;
    for (const server of servers) this.#watch(server);
  }

  /** A server may end because we end it, and for no other reason. */
  #watch(server: ServerProcess): void {
    void server.ended.then((how) => {
      if (!this.#down.has(server))
        this.problems.push(`REL-K4 a server ended by itself with ${how}:\n${server.said()}`);
      this.#down.add(server);
    });
  }

  /** Writes one offer, and repeats it with the same id until somebody acknowledges it. */
  async #write(number: number): Promise<void> {
    const began = Date.now();
    const draft = draftOf(this.#seller, idOf(this.#options.seed, number), `Offer ${number}`);
    const hurts = this.#hurts;
    const begunWell = this.#hurt === null;
    for (let attempt = 0; Date.now() - began < LONGEST_OUTAGE; attempt++) {
      if (this.#servers.every((each) => this.#down.has(each))) break;
      const server = this.#servers[(number + attempt) % this.#servers.length];
      if (!server || this.#down.has(server)) {
        await pause(20);
        continue;
      }
      const sent = Date.now();
      const told = await sendOffer(server.origin, this.#seller, draft, LONGEST_ANSWER);
      if (told.tag === "made") {
        // A write that was on its way when the database was hurt says nothing about its being back.
        if (this.#hurt !== null && sent > this.#hurt) {
          this.outages.push(Date.now() - this.#hurt);
          this.#hurt = null;
        }
        this.acknowledged += 1;
        return;
      }
      if (told.tag === "wrong") {
        this.problems.push(`REL-K4 write ${number}: ${told.why}`);
        return;
      }
      // With the database well, only a server that was killed may leave somebody without an answer.
      const healthy = begunWell && hurts === this.#hurts;
      if (healthy && !this.#down.has(server) && attempt > 0)
        this.problems.push(`REL-K3 write ${number}: the survivor failed, ${told.why}`);
      this.repeated += 1;
      await pause(20);
    }
    this.problems.push(`REL-K2 write ${number} was never acknowledged`);
  }

  async #writer(): Promise<void> {
    while (this.#next < this.#options.writes)
      if (this.#next < this.#limit) await this.#write(this.#next++);
      else await pause(5);
  }

  /** At which write the kill of this number happens. */
  #momentOf(kill: number): number {
    const { seed, writes, kills } = this.#options;
    return Math.floor(((kill + chance(seed, `when ${kill}`)) / kills) * writes * 0.9);
  }

  /** Lets the writers go on until the kill of this number, and a little further. */
  #goOnUntil(kill: number): void {
    const { writes, kills } = this.#options;
    const further = Math.max(2 * WRITERS, Math.ceil(writes * 0.05));
    const moment = kill < kills ? this.#momentOf(kill) : writes;
    this.#limit = Math.max(this.#next, moment) + further;
  }

  async #killServer(place: string): Promise<void> {
    const index = Math.floor(chance(this.#options.seed, place) * this.#servers.length);
    const victim = this.#servers[index];
    if (!victim) return;
    this.#down.add(victim);
    victim.signal("SIGKILL");
    await victim.ended;
    const next = await startServerProcess(this.#options.dataDir);
    this.#servers[index] = next;
    this.#watch(next);
  }

  /** A process of the database that works for a server; right after the database came back there may be none yet. */
  async #backend({ client }: Onlooker): Promise<number> {
    const began = Date.now();
    while (Date.now() - began < LONGEST_OUTAGE) {
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where application_name = 'marquee-server' order by pid limit 1",
      );
      if (rows[0]) return rows[0].pid;
      await pause(20);
    }
    throw new Error("no server is connected to the database");
  }

  /** Kills a process of the database, and waits until none of its connections is left: so long it may still answer. */
  async #killDatabase(victim: "database" | "backend", onlooker: Onlooker): Promise<void> {
    const pid =
      victim === "backend" ? await this.#backend(onlooker) : postmasterOf(this.#options.dataDir);
    this.#hurts += 1;
    this.#hurt = Number.POSITIVE_INFINITY;
    process.kill(pid, "SIGKILL");
    await onlooker.gone;
    this.#hurt = Date.now();
  }

  async #kill(victim: Victim, place: string, onlooker: Onlooker): Promise<void> {
    this.kills[victim] += 1;
    if (victim === "server") await this.#killServer(place);
    else await this.#killDatabase(victim, onlooker);
  }

  /** Kills at random moments of the work, one after the other. */
  async #killer(): Promise<void> {
    const { writes, kills, progress } = this.#options;
    for (let kill = 0; kill < kills; kill++) {
      this.#goOnUntil(kill);
      while (this.#hurt !== null && this.acknowledged < writes) await pause(5);
      const onlooker = await lookOn(this.#options.dataDir);
      const at = this.#momentOf(kill);
      while (this.#next < at && this.acknowledged < writes) await pause(5);
      const victim = VICTIMS[kill % VICTIMS.length] ?? "server";
      await this.#kill(victim, `whom ${kill}`, onlooker);
      await onlooker.client.end();
      progress?.(`${this.acknowledged} of ${writes} acknowledged, killed ${victim}`);
    }
    this.#goOnUntil(kills);
  }

  async work(): Promise<void> {
    await Promise.all([this.#killer(), ...Array.from({ length: WRITERS }, () => this.#writer())]);
  }

  /** Every acknowledged offer is there, once, and nothing else is. */
  async count(): Promise<void> {
    const { seed, writes, dataDir } = this.#options;
    const { rows } = await asOwner(dataDir, (client) =>
      client.query<{ id: string; heading: string }>(
        "select id, heading from offer where sub_heading = $1",
        [draftOf(this.#seller, "", "").subHeading],
      ),
    );
    const found = new Map(rows.map(({ id, heading }) => [id, heading]));
    if (rows.length !== writes)
      this.problems.push(`REL-K1 ${rows.length} offers stand for ${writes} writes`);
    for (let number = 0; number < writes; number++)
      if (found.get(idOf(seed, number)) !== `Offer ${number}`)
        this.problems.push(`REL-K1 write ${number} was acknowledged and is not there`);
  }

  async stop(): Promise<void> {
    for (const server of this.#servers.filter((each) => !this.#down.has(each))) {
      this.#down.add(server);
      server.signal("SIGTERM");
      const ended = await server.ended;
      if (ended !== 0)
        this.problems.push(`REL-K5 a server that was asked to stop ended with ${ended}`);
    }
  }
}

/**
 * Writes offers over HTTP to two servers on one folder while servers, the database and single processes of it are
 * killed (REL-K1 to REL-K4). Answers what was not as it must be.
 */
export async function killRun(options: KillOptions): Promise<KillReport> {
  // Both at once: who comes second waits for whoever makes the database, and joins it.
  const [first, second] = await Promise.all([
    startServerProcess(options.dataDir),
    startServerProcess(options.dataDir),
  ]);
  const run = new KillRun(options, await signInSeller(first.origin), [first, second]);
  try {
    await run.work();
    options.progress?.(`${run.acknowledged} of ${options.writes} acknowledged`);
    await run.count();
  } finally {
    await run.stop();
  }
  const { acknowledged, repeated, kills, outages, problems } = run;
  return { acknowledged, repeated, kills, outages, problems };
}
