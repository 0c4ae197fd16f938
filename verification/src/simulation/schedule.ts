import type { Chance } from "./chance.ts";

/** One life of a process, or of the world around it. What is dead never goes on. */
export interface Life {
  readonly name: string;
  dead: boolean;
  /** Whether it ever fell asleep: then it may have lost a lease without knowing. */
  slept?: boolean;
}

interface Gate {
  readonly life: Life;
  readonly what: string;
  /** Opens a transaction: no other one may be open then. */
  readonly exclusive: boolean;
  at: number;
  readonly open: () => void;
}

const never = (): Promise<never> => new Promise(() => undefined);

/** How many gates a seed may open before it is taken for one that goes round in circles. */
const MOST_STEPS = 6_000;
/** Real milliseconds that one step may take; the database answers, or somebody waits for somebody. */
const LONGEST_STEP = 20_000;

/**
 * Lets one branch of the simulated world run at a time, from one gate to the next. Which of the waiting ones goes
 * on, and how much time passes, is drawn from the seed; the machine's own time and speed have no say in it.
 */
export class Schedule {
  /** Milliseconds since 1970, by the simulated world's clock. */
  now: number;
  readonly trace: string[] = [];
  /** Asked at every gate that opens: lets a process die there (`die`), or fall asleep for so many milliseconds. */
  disturb: (life: Life, what: string) => "die" | number | null = () => null;
  /** Whether time was put forward while people were at it. */
  jumped = false;
  /** Whether a transaction is open: whoever opened it goes on first. */
  transaction = false;
  readonly #chance: Chance;
  #gates: Gate[] = [];
  #working = 0;
  #steps = 0;
  #idle: () => void = () => undefined;

  constructor(chance: Chance, start: number) {
    this.#chance = chance;
    this.now = start;
  }

  note(line: string): void {
    this.trace.push(line);
  }

  /** Waits here until the schedule lets this branch go on, `delay` milliseconds from now at the earliest. */
  gate(life: Life, what: string, delay = 0, exclusive = false): Promise<void> {
    if (life.dead) return never();
    return new Promise((open) => {
      this.#gates.push({ life, what, exclusive, at: this.now + delay, open });
    });
  }

  /** Real work that the schedule waits for: a statement at the database. */
  async work<T>(working: () => Promise<T>): Promise<T> {
    this.#working += 1;
    try {
      return await working();
    } finally {
      this.#working -= 1;
      if (this.#working === 0) setImmediate(() => this.#idle());
    }
  }

  /** Resolves once nothing moves any more: no statement under way, and nothing left to do before the next gate. */
  async #quiet(): Promise<void> {
    const began = performance.now();
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#working === 0) return;
      await new Promise<void>((resolve) => (this.#idle = resolve));
      if (performance.now() - began > LONGEST_STEP) throw new Error("a step does not end");
    }
  }

  /** Opens one gate; false where nobody waits. */
  #step(): boolean {
    this.#gates = this.#gates.filter(({ life }) => !life.dead);
    const able = this.#gates.filter(({ exclusive }) => !(exclusive && this.transaction));
    if (able.length === 0) return false;
    const earliest = Math.min(...able.map(({ at }) => at));
    if (earliest > this.now) this.now = earliest;
    const ready = able.filter(({ at }) => at <= this.now);
    const gate = this.#chance.pick(ready);
    const happens = this.disturb(gate.life, gate.what);
    if (typeof happens === "number") {
      this.note(`${gate.life.name} sleeps ${happens} ms before ${gate.what}`);
      gate.at = this.now + happens;
      gate.life.slept = true;
      return true;
    }
    if (happens === "die") {
      this.note(`${gate.life.name} dies before ${gate.what}`);
      return true;
    }
    this.#gates.splice(this.#gates.indexOf(gate), 1);
    this.note(`${gate.life.name} ${gate.what}`);
    this.now += this.#chance.within(1, 25);
    gate.open();
    return true;
  }

  /** Runs until `done` says so; throws where nobody can go on, or it never ends. */
  async run(done: () => boolean): Promise<void> {
    for (;;) {
      await this.#quiet();
      if (done()) return;
      if (this.#steps++ > MOST_STEPS) throw new Error("it never comes to an end");
      if (!this.#step()) throw new Error("somebody waits for what never comes");
    }
  }
}
