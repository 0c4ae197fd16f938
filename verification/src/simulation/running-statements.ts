import type pg from "pg";

/** A statement on its way to the database. */
export interface Statement {
  /** The number of the database's process that works on it. */
  readonly pid: number;
  /** Who sends it, and what it does. */
  readonly label: string;
  readonly text: string;
}

/** One that was sent and has no result yet. */
interface Sent extends Statement {
  /** Its place among all that ever waited for a lock; null while it never has. */
  waited: number | null;
}

/** How a statement ended, and its place among those that waited for a lock; null if it did not wait. */
export interface Ended<CallResponse> {
  readonly result: PromiseSettledResult<CallResponse>;
  readonly waited: number | null;
}

/** After so many real milliseconds without a result it is checked whether a statement waits for a lock. */
const POLL_MILLISECONDS = 3;
/** Real milliseconds that one step may take; a database that takes longer counts as hung. */
const LONGEST_STEP = 60_000;

/** Locks that the transactions of a simulation hold for each other; those of the storage itself last no time. */
const WAITING = `select pid, pg_blocking_pids(pid) as blockers from pg_locks
  where not granted and locktype in ('advisory', 'relation', 'speculative token', 'transactionid', 'tuple')
    and pid = any($1)`;

interface Waiting {
  readonly pid: number;
  readonly blockers: readonly number[];
}

export interface RunningStatementsOptions {
  /** A connection of the owner's, which no simulated process uses. */
  readonly monitor: pg.ClientBase;
  /** Called when a statement begins to wait for a lock. */
  readonly blocked: (statement: Statement) => void;
  /** Transactions wait for each other in a ring. One of them is cancelled afterwards. */
  readonly deadlocked: (labels: readonly string[]) => void;
}

/**
 * The statements that are under way on all connections. It tells those that wait for a lock of another transaction
 * from those that only take their time: the database's own lock table says so, however slow the machine is.
 */
export class RunningStatements {
  /** How many transactions are open: a single one waits for none. */
  openTransactions = 0;
  readonly #options: RunningStatementsOptions;
  readonly #running = new Set<Sent>();
  readonly #blocked = new Set<Sent>();
  /** The backends of processes that have died, until they have ended. */
  readonly #dying = new Set<number>();
  #works = 0;
  #waits = 0;
  #changed = false;
  #wake: () => void = () => undefined;

  constructor(options: RunningStatementsOptions) {
    this.#options = options;
  }

  /** Sends a statement, and returns how it ended. */
  async run<CallResponse>(
    statement: Statement,
    send: () => Promise<CallResponse>,
  ): Promise<Ended<CallResponse>> {
    const sent: Sent = { ...statement, waited: null };
    this.#running.add(sent);
    const [result] = await Promise.allSettled([send()]);
    this.#running.delete(sent);
    this.#blocked.delete(sent);
    this.#notice();
    return { result, waited: sent.waited };
  }

  /** Other real work that is waited for, such as opening a connection. */
  async track<Done>(work: () => Promise<Done>): Promise<Done> {
    this.#works += 1;
    try {
      return await work();
    } finally {
      this.#works -= 1;
      this.#notice();
    }
  }

  /** Whether nothing is under way but what waits for a lock. */
  get isSettled(): boolean {
    return this.#running.size + this.#works === 0 && !this.#mayBeReleased;
  }

  /** Resolves once every statement has ended or waits for a lock. */
  async settle(): Promise<void> {
    const began = performance.now();
    while (!this.isSettled) {
      if (this.#mayBeReleased) await this.#look();
      else if (!(await this.#hasResponse()) && this.#canWait) await this.#look();
      if (performance.now() - began > LONGEST_STEP) throw new Error("a step does not end");
    }
  }

  /**
   * Closes the connection of a process that has died: the transaction ends, whatever it is at. `closed` resolves when
   * the driver sees the connection end, and its backend has let go of every lock by then.
   */
  async terminate(pid: number, closed: Promise<void>): Promise<void> {
    this.#dying.add(pid);
    await this.track(async () => {
      const { rows } = await this.#options.monitor.query<{ existed: boolean }>(
        "select pg_terminate_backend($1) as existed",
        [pid],
      );
      if (rows[0]?.existed) await closed;
    });
    this.#dying.delete(pid);
  }

  /** Ends the statement that a backend works on, or waits with. */
  async #cancel(pid: number): Promise<void> {
    await this.#options.monitor.query("select pg_cancel_backend($1)", [pid]);
  }

  /** Whether there are two transactions, those of dead processes included, one of which may wait for the other. */
  get #canWait(): boolean {
    return this.openTransactions + this.#dying.size > 1;
  }

  /** Something has ended since the locks were looked at: it may have let others go on. */
  get #mayBeReleased(): boolean {
    return this.#changed && this.#blocked.size > 0;
  }

  #notice(): void {
    this.#changed = true;
    this.#wake();
  }

  /** Whether a statement ends before the next look at the locks. */
  async #hasResponse(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const responded = new Promise<boolean>((resolve) => {
      this.#wake = () => resolve(true);
      timer = setTimeout(() => resolve(false), POLL_MILLISECONDS);
    });
    try {
      return await responded;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks the database who waits for a lock. */
  async #look(): Promise<void> {
    this.#changed = false;
    const all = [...this.#blocked, ...this.#running];
    const { rows } = await this.#options.monitor.query<Waiting>(WAITING, [
      all.map(({ pid }) => pid),
    ]);
    const living = rows.filter(({ pid }) => !this.#dying.has(pid));
    const waiting = new Map(living.map((row) => [row.pid, row]));
    for (const sent of all) {
      // It may have got its result meanwhile.
      const isBlocked = this.#blocked.delete(sent);
      if (!isBlocked && !this.#running.delete(sent)) continue;
      if (!waiting.has(sent.pid)) this.#running.add(sent);
      else {
        this.#blocked.add(sent);
        if (!isBlocked) {
          sent.waited = this.#waits += 1;
          this.#options.blocked(sent);
        }
      }
    }
    await this.#breakRing(waiting);
  }

  /** The database would find a ring by its own clock; it is broken here, so that a seed goes the same way each time. */
  async #breakRing(waiting: ReadonlyMap<number, Waiting>): Promise<void> {
    const ring = [...waiting.keys()]
      .map((pid) => ringFrom(pid, waiting))
      .find((pids) => pids.length > 0);
    if (!ring) return;
    const members = [...this.#blocked].filter(({ pid }) => ring.includes(pid));
    const last = members.toSorted((one, other) => (one.waited ?? 0) - (other.waited ?? 0)).at(-1);
    if (!last) return;
    this.#options.deadlocked(members.map(({ label }) => label));
    // before it is cancelled: it may end before the database has said that it does
    this.#blocked.delete(last);
    this.#running.add(last);
    await this.#cancel(last.pid);
  }
}

/** The backends that wait for each other in a ring with this one; empty if there is none. */
function ringFrom(start: number, waiting: ReadonlyMap<number, Waiting>): readonly number[] {
  const search = (pid: number, path: readonly number[]): readonly number[] => {
    for (const blocker of waiting.get(pid)?.blockers ?? []) {
      if (blocker === start) return [...path, pid];
      if (path.includes(blocker)) continue;
      const ring = search(blocker, [...path, pid]);
      if (ring.length > 0) return ring;
    }
    return [];
  };
  return search(start, []);
}
