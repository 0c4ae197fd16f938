import pg from "pg";
import { ScheduledTransaction, type ScheduledTransactionOptions } from "./scheduled-transaction.ts";
import type { StatementFault } from "./statement-faults.ts";

export interface ScheduledPoolOptions extends Omit<
  ScheduledTransactionOptions,
  "client" | "fault"
> {
  readonly connect: () => Promise<pg.PoolClient>;
  readonly drawFault: () => StatementFault | null;
}

/**
 * The connections of one simulated process: each of its transactions has a real one of its own, begins and goes on
 * when the scheduler says so, and may break off at any statement.
 */
export class ScheduledPool extends pg.Pool {
  readonly #options: ScheduledPoolOptions;
  readonly #transactions = new Set<ScheduledTransaction>();

  constructor(options: ScheduledPoolOptions) {
    super({ max: 1 });
    this.#options = options;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: boolean) => void,
    ) => void,
  ): void;
  override connect(callback?: unknown): Promise<pg.PoolClient> | void {
    if (callback !== undefined) throw new Error("payments await their connections");
    return this.#connect();
  }

  /** Whether some transaction is open and waits for something that is not the database. */
  get waitsElsewhere(): boolean {
    return [...this.#transactions].some((transaction) => transaction.waitsElsewhere);
  }

  /** Ends what is open, as the process has died. */
  async abandon(): Promise<void> {
    const left = [...this.#transactions];
    this.#transactions.clear();
    await Promise.all(
      left.map(async (transaction) => {
        await transaction.abandon();
        transaction.client.release();
      }),
    );
  }

  async #connect(): Promise<pg.PoolClient> {
    const { connect, drawFault, process, scheduler, statements } = this.#options;
    await scheduler.turn(process, "begins a transaction");
    const client = await statements.track(connect);
    const transaction = new ScheduledTransaction({ ...this.#options, client, fault: drawFault() });
    this.#transactions.add(transaction);
    return new Proxy(client, {
      get: (target, key) => {
        if (key === "query")
          return (query: unknown, values: unknown) => transaction.query(query, values);
        if (key === "release")
          return () => {
            // Those of a dead process are given back when they are rolled back.
            if (this.#transactions.delete(transaction)) client.release();
          };
        return Reflect.get(target, key);
      },
    });
  }
}
