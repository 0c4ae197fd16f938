import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { DEMONSTRATION_SELLER } from "@marquee/server/platform/config/read-seller";
import type { FaultProfile } from "./fault-profile.ts";
import { errorMessage, isInjected } from "./injected-error.ts";
import type { Random } from "./random.ts";
import type { RunningStatements } from "./running-statements.ts";
import { ScheduledPool } from "./scheduled-pool.ts";
import type { Injection, Scheduler, SimulatedProcess } from "./scheduler.ts";
import type { SimulatedDatabase } from "./simulated-database.ts";
import { drawStatementDelay, drawStatementFault } from "./statement-faults.ts";

/** Simulated milliseconds that a process is suspended. A transaction that is idle for longer is ended by the database. */
const SUSPENDED = { least: 8_000, most: 90_000, mostInTransaction: 50_000 };
/** A transaction has many statements: at each of them its process is suspended less often. */
const SUSPENDED_IN_TRANSACTION = 0.15;

/** A running server. */
export interface SimulatedServer {
  readonly process: SimulatedProcess;
  readonly services: PaymentServices;
  /** Resolves when it is killed. */
  readonly killed: Promise<"killed">;
}

export interface SimulatedServersOptions {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly statements: RunningStatements;
  readonly faults: FaultProfile;
  readonly connect: SimulatedDatabase["connect"];
  /** The clients of the providers that a process has for itself. */
  readonly clientsOf: (process: SimulatedProcess) => Pick<PaymentServices, "cards" | "paypal">;
  /** Starts a task that the run waits for. */
  readonly begin: (task: () => Promise<unknown>) => void;
  readonly pause: (what: string, milliseconds: number) => Promise<void>;
  /** What a server does by itself, from its start on. */
  readonly work: (server: SimulatedServer) => Promise<unknown>;
  readonly report: (finding: string) => void;
}

/** The server processes: they are started, killed and suspended, and each has its own connections to the database. */
export class SimulatedServers {
  readonly #options: SimulatedServersOptions;
  readonly #killed = new Map<SimulatedProcess, () => void>();
  readonly #pools = new Map<SimulatedProcess, ScheduledPool>();
  #running: SimulatedServer[] = [];
  #starts = 0;

  constructor(options: SimulatedServersOptions) {
    this.#options = options;
    options.scheduler.inject = (process, isStatement) => this.#inject(process, isStatement);
    options.scheduler.settled = () => this.#checkTransactions();
  }

  start(): void {
    const { begin, clientsOf, faults, scheduler, work } = this.#options;
    this.#starts += 1;
    const process = { name: `server ${this.#starts}`, dead: false, delayed: false };
    const killed = new Promise<"killed">((resolve) =>
      this.#killed.set(process, () => resolve("killed")),
    );
    const services: PaymentServices = {
      ...clientsOf(process),
      pool: this.openPool(process, faults),
      clock: { now: () => new Date(scheduler.now) },
      config: { seller: DEMONSTRATION_SELLER },
      // Real time is none here: calls without an answer are injected by the network.
      createTimeout: () => new AbortController().signal,
      pause: (delay) => scheduler.turn(process, "waits for another process", { delay }),
    };
    const server = { process, services, killed };
    this.#running.push(server);
    begin(() => work(server));
  }

  /** Connections for a process, into whose transactions these faults are injected. */
  openPool(
    process: SimulatedProcess,
    faults: Pick<FaultProfile, "slowStatements" | "statementFaults">,
  ): ScheduledPool {
    const { connect, random, scheduler, statements } = this.#options;
    const pool = new ScheduledPool({
      process,
      scheduler,
      statements,
      connect,
      drawFault: () => drawStatementFault(random, faults),
      drawDelay: () => drawStatementDelay(random, faults),
      kill: (dying) => this.#kill(dying),
    });
    this.#pools.set(process, pool);
    return pool;
  }

  /**
   * Has a server handle a request; null if it was killed during it, or failed with an error that was injected. Any
   * other error is a finding.
   */
  async request<CallResponse>(
    what: string,
    handle: (services: PaymentServices) => Promise<CallResponse>,
  ): Promise<CallResponse | null> {
    const { pause, random } = this.#options;
    await pause(what, random.integer(0, 100));
    while (this.#running.length === 0) await pause("waits for a server to start", 5_000);
    return this.requestOf(random.pick(this.#running), what, handle);
  }

  /** The same of one server. */
  async requestOf<CallResponse>(
    { services, killed }: SimulatedServer,
    what: string,
    handle: (services: PaymentServices) => Promise<CallResponse>,
  ): Promise<CallResponse | null> {
    try {
      return await Promise.race([handle(services), killed.then(() => null)]);
    } catch (error) {
      if (!isInjected(error)) this.#options.report(`SIM-S2 ${what}: ${errorMessage(error)}`);
      return null;
    }
  }

  /** Ends every process with what it has left open: none can go on. */
  async end(): Promise<void> {
    for (const [process, pool] of this.#pools) {
      process.dead = true;
      await pool.abandon();
    }
  }

  /** Kills a process where it is; another one starts in its place later. */
  #kill(process: SimulatedProcess): void {
    const { begin, pause, random } = this.#options;
    process.dead = true;
    this.#running = this.#running.filter((server) => server.process !== process);
    this.#killed.get(process)?.();
    const pool = this.#pools.get(process);
    this.#pools.delete(process);
    begin(async () => {
      await pool?.abandon();
      await pause("starts a server again", random.integer(100, 60_000));
      this.start();
    });
  }

  #inject(process: SimulatedProcess, isStatement: boolean): Injection {
    const { random, faults } = this.#options;
    if (process.dead || !this.#killed.has(process)) return { tag: "none" };
    if (!isStatement && random.boolean(faults.kills)) {
      this.#kill(process);
      return { tag: "kill" };
    }
    const often = faults.suspensions * (isStatement ? SUSPENDED_IN_TRANSACTION : 1);
    if (!random.boolean(often)) return { tag: "none" };
    const most = isStatement ? SUSPENDED.mostInTransaction : SUSPENDED.most;
    return { tag: "suspend", milliseconds: random.integer(SUSPENDED.least, most) };
  }

  /** A transaction waits for its statements and for nothing else, no provider above all (SIM-I7). */
  #checkTransactions(): void {
    for (const [process, pool] of this.#pools)
      if (pool.waitsElsewhere)
        this.#options.report(`SIM-I7 a transaction of ${process.name} waits for something else`);
  }
}
