import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "./random.ts";
import type { RunningStatements } from "./running-statements.ts";

/** A process from its start to its end. One that is dead never goes on. */
export interface SimulatedProcess {
  readonly name: string;
  dead: boolean;
  /** Whether it was ever suspended, or waited long for a lock: then it may have lost a lease without knowing. */
  delayed: boolean;
}

/** A process that waits for its turn. */
interface Waiter {
  readonly process: SimulatedProcess;
  readonly what: string;
  readonly order: number;
  readonly isStatement: boolean;
  at: number;
  readonly proceed: () => void;
}

export interface TurnOptions {
  /** Milliseconds from now at the earliest. */
  readonly delay?: number;
  /** A statement of an open transaction: little time goes by before it. */
  readonly isStatement?: boolean;
  /** Its place among those that can go on at the same time, if that is not the order of arrival. */
  readonly order?: number;
}

/** What is injected when it is the turn of a process. */
export type Injection =
  | { readonly tag: "none" | "kill" }
  | { readonly tag: "suspend"; readonly milliseconds: number };

const NONE: Injection = { tag: "none" };
const never = (): Promise<never> => new Promise(() => undefined);

/** A seed that takes more turns than this goes round in circles. */
const MOST_TURNS = 30_000;
/** Real milliseconds that work may take which is neither a turn nor a statement, such as a digest that a thread computes. */
const LONGEST_WORK = 10_000;
/** Milliseconds that go by with a turn, at most. */
const TICK = 25;
const STATEMENT_TICK = 4;

/**
 * Lets one branch of the simulation run at a time, from one turn to the next. Which of those that wait goes on, and
 * how much time passes, is drawn from the seed; the machine's own time and speed have no part in it.
 */
export class Scheduler {
  /** Milliseconds since 1970 by the simulated clock. */
  now: number;
  readonly trace: string[] = [];
  /** Called at every turn: what is injected there. */
  inject: (process: SimulatedProcess, isStatement: boolean) => Injection = () => NONE;
  /** Called whenever nothing moves any more. */
  settled: () => void = () => undefined;
  /** Whether the clock was put forward while users were at work. */
  jumped = false;
  readonly #random: Random;
  readonly #statements: RunningStatements;
  #waiters: Waiter[] = [];
  #turns = 0;
  #order = 0;

  constructor(random: Random, statements: RunningStatements, start: number) {
    this.#random = random;
    this.#statements = statements;
    this.now = start;
  }

  note(line: string): void {
    this.trace.push(line);
  }

  /** Waits here until the scheduler lets this branch go on. */
  turn(
    process: SimulatedProcess,
    what: string,
    { delay = 0, isStatement = false, order = this.nextOrder() }: TurnOptions = {},
  ): Promise<void> {
    if (process.dead) return never();
    return new Promise((proceed) => {
      this.#waiters.push({
        process,
        what,
        isStatement,
        order,
        at: this.now + Math.round(delay),
        proceed,
      });
    });
  }

  /** A place in the order of those who can go on at the same time. */
  nextOrder(): number {
    this.#order += 1;
    return this.#order;
  }

  /** Resolves once nothing moves: every statement has ended or waits for a lock, and every process waits for a turn. */
  async #settle(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#statements.isSettled) break;
      await this.#statements.settle();
    }
    this.settled();
  }

  /** Whether a process comes to wait for its turn, or all is done, while others are at work that no turn sees. */
  async #comesToTurn(done: () => boolean): Promise<boolean> {
    const began = performance.now();
    while (performance.now() - began < LONGEST_WORK) {
      await pause(1);
      await this.#settle();
      if (done() || this.#waiters.some(({ process }) => !process.dead)) return true;
    }
    return false;
  }

  /** Gives a process its turn; false if none waits for one. */
  #step(): boolean {
    this.#waiters = this.#waiters.filter(({ process }) => !process.dead);
    if (this.#waiters.length === 0) return false;
    const earliest = Math.min(...this.#waiters.map(({ at }) => at));
    if (earliest > this.now) this.now = earliest;
    const ready = this.#waiters
      .filter(({ at }) => at <= this.now)
      .toSorted((one, other) => one.order - other.order);
    const waiter = this.#random.pick(ready);
    const { process, what, isStatement } = waiter;
    const injected = this.inject(process, isStatement);
    if (injected.tag === "suspend") {
      this.note(`${process.name} is suspended for ${injected.milliseconds} ms before it ${what}`);
      waiter.at = this.now + injected.milliseconds;
      process.delayed = true;
      return true;
    }
    if (injected.tag === "kill") {
      this.note(`${process.name} is killed before it ${what}`);
      return true;
    }
    this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
    this.note(`${process.name} ${what}`);
    this.now += this.#random.integer(1, isStatement ? STATEMENT_TICK : TICK);
    waiter.proceed();
    return true;
  }

  /** Runs until `done` returns true; throws if no process can go on, or it never ends. */
  async run(done: () => boolean): Promise<void> {
    for (;;) {
      await this.#settle();
      if (done()) return;
      this.#turns += 1;
      if (this.#turns > MOST_TURNS) throw new Error("it never comes to an end");
      if (!this.#step() && !(await this.#comesToTurn(done)))
        throw new Error("every process waits, and none can go on");
    }
  }
}
