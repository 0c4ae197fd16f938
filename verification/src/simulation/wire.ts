import type { Chance } from "./chance.ts";
import type { Life, Schedule } from "./schedule.ts";

/** How often which fault meets a call, from 0 to 1. */
export interface WireFaults {
  /** A 5xx, or no connection, before anything happened. */
  refused: number;
  /** It happened, and the answer was lost. */
  lost: number;
  /** No answer in time; it happens later, or never. */
  late: number;
  /** The same of calls that take money, which have to wait for the payer's bank. */
  lateCharges: number;
}

/** What a call met instead of its answer. */
export class NoAnswer extends Error {
  readonly how: "refused" | "timeout";
  constructor(how: "refused" | "timeout") {
    super(`the provider gave no answer: ${how}`);
    this.how = how;
  }
}

const PATIENCE = 6_000;

/** What a server asks of a provider. */
export interface WireCall {
  readonly what: string;
  /** The payment or the try that it is about; null where several may ask at a time. */
  readonly subject: string | null;
  readonly takesMoney: boolean;
}

export interface Wire {
  readonly call: <Answer>(life: Life, call: WireCall, effect: () => Answer) => Promise<Answer>;
}

export interface WireOptions {
  readonly schedule: Schedule;
  readonly chance: Chance;
  readonly faults: WireFaults;
  /** Lets something happen so many milliseconds later. */
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  readonly problem: (text: string) => void;
}

/** The way to a provider. Sending and hearing are gates of their own: a process may die or sleep at each. */
export function wireOf(options: WireOptions): Wire {
  const { schedule, chance, faults, later } = options;
  const underWay = new UnderWay(options);
  return {
    call: async (life, { what, subject, takesMoney }, effect) => {
      const over = underWay.begin(life, what, subject);
      await schedule.gate(life, `asks: ${what}`, chance.within(0, 200));
      try {
        if (chance.happens(faults.refused)) {
          await schedule.gate(life, `is refused: ${what}`, chance.within(0, 500));
          throw new NoAnswer("refused");
        }
        if (chance.happens(takesMoney ? faults.lateCharges : faults.late)) {
          if (chance.happens(0.7)) later(`late: ${what}`, chance.within(100, 90_000), effect);
          await schedule.gate(life, `hears nothing: ${what}`, PATIENCE);
          throw new NoAnswer("timeout");
        }
        const answer = effect();
        if (chance.happens(faults.lost)) {
          await schedule.gate(life, `loses the answer: ${what}`, chance.within(0, PATIENCE));
          throw new NoAnswer("timeout");
        }
        await schedule.gate(life, `hears: ${what}`, chance.within(0, 400));
        return answer;
      } finally {
        over();
      }
    },
  };
}

/** No call of a lease takes longer than this where nobody sleeps. */
const LEASE = 20_000;

/** The calls that are under way: none while a transaction is open, and one for each payment at a time (SIM-I7). */
class UnderWay {
  readonly #calls = new Map<string, { readonly life: Life; readonly since: number }>();
  readonly #options: WireOptions;

  constructor(options: WireOptions) {
    this.#options = options;
  }

  begin(life: Life, what: string, subject: string | null): () => void {
    const { schedule, problem } = this.#options;
    if (schedule.transaction) problem(`${what} is asked for within a transaction`);
    if (subject === null) return () => undefined;
    const other = this.#calls.get(subject);
    const held = other && !other.life.dead && schedule.now - other.since < LEASE;
    // Who slept may have lost the lease without knowing; nobody else may work on what another one holds.
    if (held && !life.slept && !other.life.slept && !schedule.jumped)
      problem(`${what} is asked for while ${other.life.name} asks about the same`);
    const call = { life, since: schedule.now };
    this.#calls.set(subject, call);
    return () => {
      if (this.#calls.get(subject) === call) this.#calls.delete(subject);
    };
  }
}
