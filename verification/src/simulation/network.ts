import type { Random } from "./random.ts";
import type { Scheduler, SimulatedProcess } from "./scheduler.ts";

/** How often which fault meets a call to a provider, from 0 to 1. */
export interface NetworkFaults {
  /** A 5xx, or no connection, before anything happened. */
  refused: number;
  /** It happened, and the answer was lost. */
  lost: number;
  /** No answer in time; it happens later, or never. */
  late: number;
  /** The same of calls that take money, which have to wait for the payer's bank. */
  lateCharges: number;
}

/** The error of a call that got no answer. */
export class NoResponse extends Error {
  readonly how: "refused" | "timeout";
  constructor(how: "refused" | "timeout") {
    super(`the provider gave no answer: ${how}`);
    this.how = how;
  }
}

/** Simulated milliseconds that a client waits for an answer. */
const TIMEOUT = 6_000;

/** A call of a server to a provider. */
export interface ProviderCall {
  readonly what: string;
  /** The payment or the attempt that it is about; null if several may call at a time. */
  readonly subject: string | null;
  readonly takesMoney: boolean;
}

export interface Network {
  readonly call: <CallResponse>(
    process: SimulatedProcess,
    call: ProviderCall,
    effect: () => CallResponse,
  ) => Promise<CallResponse>;
}

export interface NetworkOptions {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly faults: NetworkFaults;
  /** Has something happen so many milliseconds later. */
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  readonly report: (finding: string) => void;
}

/** The way to the providers. Sending and receiving are turns of their own: a process may be killed or suspended at each. */
export function createNetwork(options: NetworkOptions): Network {
  const { scheduler, random, faults, later } = options;
  const active = new ActiveCalls(options);
  return {
    call: async (process, { what, subject, takesMoney }, effect) => {
      const end = active.begin(process, what, subject);
      await scheduler.turn(process, `sends ${what}`, { delay: random.integer(0, 200) });
      try {
        if (random.boolean(faults.refused)) {
          await scheduler.turn(process, `is refused ${what}`, { delay: random.integer(0, 500) });
          throw new NoResponse("refused");
        }
        if (random.boolean(takesMoney ? faults.lateCharges : faults.late)) {
          if (random.boolean(0.7)) later(`late: ${what}`, random.integer(100, 90_000), effect);
          await scheduler.turn(process, `gets no answer to ${what}`, { delay: TIMEOUT });
          throw new NoResponse("timeout");
        }
        const response = effect();
        if (random.boolean(faults.lost)) {
          const delay = random.integer(0, TIMEOUT);
          await scheduler.turn(process, `loses the answer to ${what}`, { delay });
          throw new NoResponse("timeout");
        }
        await scheduler.turn(process, `receives ${what}`, { delay: random.integer(0, 400) });
        return response;
      } finally {
        end();
      }
    },
  };
}

/** No call of a lease takes longer than this, in milliseconds, unless its process is delayed. */
const LONGEST_CALL = 20_000;

/** The calls that are under way: one for each payment at a time (SIM-I7). */
class ActiveCalls {
  readonly #calls = new Map<
    string,
    { readonly process: SimulatedProcess; readonly since: number }
  >();
  readonly #options: NetworkOptions;

  constructor(options: NetworkOptions) {
    this.#options = options;
  }

  begin(process: SimulatedProcess, what: string, subject: string | null): () => void {
    const { scheduler, report } = this.#options;
    if (subject === null) return () => undefined;
    const other = this.#calls.get(subject);
    const isHeld = other && !other.process.dead && scheduler.now - other.since < LONGEST_CALL;
    // A delayed process may have lost its lease without knowing; no other may work on what another one holds.
    if (isHeld && !process.delayed && !other.process.delayed && !scheduler.jumped)
      report(`${what} is sent by ${process.name} while ${other.process.name} calls about the same`);
    const call = { process, since: scheduler.now };
    this.#calls.set(subject, call);
    return () => {
      if (this.#calls.get(subject) === call) this.#calls.delete(subject);
    };
  }
}
