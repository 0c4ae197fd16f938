import type pg from "pg";
import type { RunningStatements } from "./running-statements.ts";
import type { Scheduler, SimulatedProcess } from "./scheduler.ts";
import { BrokenConnection, type StatementFault } from "./statement-faults.ts";

export interface ScheduledTransactionOptions {
  readonly process: SimulatedProcess;
  readonly scheduler: Scheduler;
  readonly statements: RunningStatements;
  /** A real connection, which this transaction has for itself. */
  readonly client: pg.PoolClient;
  readonly fault: StatementFault | null;
  /** Milliseconds that the next statement waits for its turn. */
  readonly drawDelay: () => number;
  readonly kill: (process: SimulatedProcess) => void;
}

/** Waiting so long for a lock, in simulated milliseconds, may cost a process its lease. */
const LONG_WAIT = 5_000;
/** Those that a lock was given to go on before every other user, in the order in which they began to wait. */
const BEFORE_ALL = -1_000_000_000;

const never = (): Promise<never> => new Promise(() => undefined);

const statementText = (query: unknown): string => {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
};

/** A statement by its verb and its first table. */
const statementSummary = (text: string): string => {
  const [verb = ""] = /^\w+(?: into| from)?/.exec(text) ?? [];
  const table = /(?:from|into|update) "(\w+)"/.exec(text)?.[1] ?? "";
  const lock = /for (?:no key )?(?:update|share)(?: skip locked)?$/.exec(text)?.[0] ?? "";
  return [verb, table, lock].filter((word) => word !== "").join(" ");
};

/** What opens a transaction and sets it up travels with its first statement. */
const isSetup = (text: string): boolean => text.startsWith("begin") || text.startsWith("set ");

/**
 * One transaction of a simulated process, on a real connection of its own. Before each statement but the first it
 * waits for its turn, so that statements of several transactions come in an order that is drawn from the seed.
 */
export class ScheduledTransaction {
  readonly client: pg.PoolClient;
  readonly #options: ScheduledTransactionOptions;
  #count = 0;
  #hasBegun = false;
  #isOpen = false;
  #isBroken = false;
  #pending = 0;
  /** Resolves when the next statement may be sent: those of one transaction stay in their order. */
  #order: Promise<void> = Promise.resolve();

  constructor(options: ScheduledTransactionOptions) {
    this.client = options.client;
    this.#options = options;
  }

  /** Whether it is open and waits for something that is not the database. */
  get waitsElsewhere(): boolean {
    return this.#isOpen && this.#pending === 0;
  }

  /** The number of the database's process that works for this connection; the driver's types keep it to themselves. */
  get #pid(): number {
    const { processID } = this.client as pg.PoolClient & { readonly processID: number };
    return processID;
  }

  async query(query: unknown, values: unknown): Promise<unknown> {
    const number = this.#count++;
    const text = statementText(query);
    const before = this.#order;
    const waits = this.#hasBegun && !isSetup(text);
    this.#hasBegun ||= !isSetup(text);
    if (waits) this.#order = before.then(() => this.#turn(text));
    this.#pending += 1;
    try {
      await this.#order;
      return await this.#send(number, query, values);
    } finally {
      this.#pending -= 1;
    }
  }

  /** Ends what its process has left open, as the operating system does: by closing the connection. */
  async abandon(): Promise<void> {
    const { statements, client } = this.#options;
    if (!this.#isOpen) return;
    this.#close();
    const closed = new Promise<void>((resolve) => client.once("end", resolve));
    await statements.terminate(this.#pid, closed);
  }

  #turn(text: string): Promise<void> {
    const { scheduler, process, drawDelay } = this.#options;
    const what = `runs ${statementSummary(text)}`;
    return scheduler.turn(process, what, { delay: drawDelay(), isStatement: true });
  }

  async #send(number: number, query: unknown, values: unknown): Promise<unknown> {
    const { process, fault } = this.#options;
    const text = statementText(query);
    if (process.dead) return never();
    if (text === "rollback" && !this.#isOpen) return null;
    // Statements travel together: those behind the one that broke are lost with the connection.
    if (this.#isBroken) throw new BrokenConnection();
    if (number !== fault?.at || text === "rollback") return this.#execute(query, values);
    if (fault.after) await this.#execute(query, values);
    return this.#break(fault);
  }

  async #break({ at, after, how }: StatementFault): Promise<never> {
    const { process, scheduler, kill } = this.#options;
    const event = how === "kill" ? "is killed" : "loses its connection";
    scheduler.note(`${process.name} ${event} ${after ? "after" : "before"} statement ${at}`);
    if (how === "kill") {
      kill(process);
      return never();
    }
    this.#isBroken = true;
    await this.abandon();
    throw new BrokenConnection();
  }

  async #execute(query: unknown, values: unknown): Promise<unknown> {
    const { process, scheduler, statements } = this.#options;
    const text = statementText(query);
    const since = scheduler.now;
    if (text.startsWith("begin")) this.#openTransaction();
    const label = `${process.name} with ${statementSummary(text)}`;
    const { result, waited } = await statements.run({ pid: this.#pid, label, text }, () =>
      this.#transmit(query, values),
    );
    if (process.dead) return never();
    if (this.#isBroken) throw new BrokenConnection();
    if (waited !== null) {
      // Several may have been let go on by one commit: the scheduler says who is first.
      await scheduler.turn(process, `has waited to ${statementSummary(text)}`, {
        order: BEFORE_ALL + waited,
        isStatement: true,
      });
      process.delayed ||= scheduler.now - since > LONG_WAIT;
    }
    if (text === "commit" || text === "rollback") this.#close();
    if (result.status === "rejected") throw result.reason;
    return result.value;
  }

  /** Sends a statement behind the settings that the simulated clock and the watch of leases read. */
  #transmit(query: unknown, values: unknown): Promise<unknown> {
    const { client, process, scheduler } = this.#options;
    // The driver takes statements in many shapes; here they are only passed on.
    const send = client.query.bind(client) as (
      query: unknown,
      values?: unknown,
    ) => Promise<unknown>;
    const text = statementText(query);
    const clock = `set simulation.now = '${new Date(scheduler.now).toISOString()}'`;
    if (text.startsWith("begin"))
      return send(`${text}; ${clock}; set simulation.process = '${process.name}'`);
    // A transaction that has failed takes no settings either; its own statement says so.
    if (!isSetup(text) && text !== "rollback") send(clock).catch(() => undefined);
    return send(query, values);
  }

  #openTransaction(): void {
    this.#isOpen = true;
    this.#options.statements.openTransactions += 1;
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#options.statements.openTransactions -= 1;
  }
}
