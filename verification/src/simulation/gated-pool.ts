import pg from "pg";
import type { Chance } from "./chance.ts";
import type { Life, Schedule } from "./schedule.ts";

/** What goes wrong in one transaction: at which of its statements, and how. */
export interface BrokenStatement {
  readonly at: number;
  /** `die`: the process is killed. `fail`: the statement's connection breaks, and with it the transaction. */
  readonly how: "die" | "fail";
  /** Whether the statement still had its effect. */
  readonly after: boolean;
}

/** What a statement meets whose connection breaks. */
export class BrokenConnection extends Error {
  constructor() {
    super("the connection to the database broke");
  }
}

export interface GatedPoolOptions {
  readonly life: Life;
  readonly schedule: Schedule;
  /** The one connection to the database, bound as a server is. */
  readonly client: pg.PoolClient;
  readonly breaking: () => BrokenStatement | null;
  readonly kill: (life: Life) => void;
}

const textOf = (query: unknown): string => {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
};

/** What a dead process gets for an answer: none, ever. */
const GONE = Symbol("gone");
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * A process's connections in the simulated world: each transaction begins at a gate, runs alone, and may break off
 * at any of its statements. The database's clock shows the simulated time in it.
 */
export class GatedPool extends pg.Pool {
  readonly #options: GatedPoolOptions;

  constructor(options: GatedPoolOptions) {
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

  async #connect(): Promise<pg.PoolClient> {
    const { life, schedule, breaking } = this.#options;
    await schedule.gate(life, "begins a transaction", 0, true);
    schedule.transaction = true;
    return this.#transaction(breaking());
  }

  /** One transaction on the connection, until it is released. */
  #transaction(broken: BrokenStatement | null): pg.PoolClient {
    const { life, schedule, client, kill } = this.#options;
    // The driver takes statements in many shapes; here they are only passed on.
    const sent = client.query.bind(client) as (query: unknown, values: unknown) => Promise<unknown>;
    let statement = 0;
    let open = false;
    let cut = false;
    const over = async (): Promise<void> => {
      if (open) await client.query("rollback");
      open = false;
      schedule.transaction = false;
    };
    const send = async (query: unknown, values: unknown): Promise<unknown> => {
      const text = textOf(query);
      const begins = text.startsWith("begin");
      const now = new Date(schedule.now).toISOString();
      if (begins) open = true;
      // The simulated database's clock and its watch read these settings.
      const process = `set simulation.process = '${life.name}'`;
      const timed = begins ? `${text}; set simulation.now = '${now}'; ${process}` : query;
      const answer = await sent(timed, values);
      if (text === "commit" || text === "rollback") open = false;
      return answer;
    };
    const run = async (query: unknown, values: unknown): Promise<unknown> => {
      const number = statement++;
      if (life.dead) {
        await over();
        return GONE;
      }
      if (textOf(query) === "rollback" && !open) return null;
      // Statements travel together: those behind the one that broke are lost with the connection.
      if (cut) throw new BrokenConnection();
      if (number !== broken?.at || textOf(query) === "rollback") return send(query, values);
      if (broken.after) await send(query, values);
      const how = broken.how === "die" ? "dies" : "is cut off";
      const when = broken.after ? "after" : "before";
      schedule.note(`${life.name} ${how} ${when} the effect of statement ${number}`);
      await over();
      if (broken.how === "fail") {
        cut = true;
        throw new BrokenConnection();
      }
      kill(life);
      return GONE;
    };
    return new Proxy(client, {
      get: (target, key) => {
        if (key === "query")
          return async (query: unknown, values: unknown) => {
            const answer = await schedule.work(() => run(query, values));
            return answer === GONE ? never() : answer;
          };
        if (key === "release")
          return () => {
            schedule.transaction = false;
          };
        return Reflect.get(target, key);
      },
    });
  }
}

/** Most transactions are over after so many statements; the one that fulfils a checkout has up to `LONGEST`. */
const SHORT = 6;
const LONGEST = 25;

/** When a transaction breaks, if it does. */
export function breakingBy(
  chance: Chance,
  weather: { readonly breaks: number },
): () => BrokenStatement | null {
  return () =>
    chance.happens(weather.breaks)
      ? {
          at: chance.happens(0.5) ? chance.within(0, SHORT) : chance.within(SHORT + 1, LONGEST),
          how: chance.happens(0.5) ? "die" : "fail",
          after: chance.happens(0.5),
        }
      : null;
}
