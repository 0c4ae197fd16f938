import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { SendUntilResponse } from "../proof/kill-run.ts";
import { sendOffer, toOfferDraft, type Merchant } from "../proof/merchant.ts";
import { toVisit, Visitor } from "../proof/visitor.ts";

const WRITERS = 3;
const PAYERS = 3;
/** Milliseconds between two writes of one writer: the machine has a cluster to run besides. */
const REST = 60;
/** Milliseconds after which a request that failed is sent again. */
const REPEATS_AFTER = 100;
const LONGEST_RESPONSE = 30_000;
const LONGEST_OUTAGE = 120_000;

/** A request that was not answered as it should be. */
export interface FailedCall {
  readonly at: number;
  readonly why: string;
}

/** Users who write offers and pay, all through one address, until they are stopped. */
export class Traffic {
  /** Offers that were acknowledged, with when. */
  readonly acknowledged = new Map<string, number>();
  /** Checkouts that were shown as paid. */
  readonly paid: string[] = [];
  readonly failed: FailedCall[] = [];
  calls = 0;
  /** Answers that none may give, and requests that none ever got. */
  readonly findings: string[] = [];
  readonly #merchant: Merchant;
  readonly #origin: string;
  readonly #seed: number;
  #next = 0;
  #isStopped = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(merchant: Merchant, origin: string, seed: number) {
    this.#merchant = merchant;
    this.#origin = origin;
    this.#seed = seed;
  }

  start(): void {
    this.#work = Promise.all([
      ...Array.from({ length: WRITERS }, () => this.#write()),
      ...Array.from({ length: PAYERS }, () => this.#pay()),
    ]);
  }

  /** Lets everyone end what they are at. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#work;
  }

  /** The longest time in seconds without an acknowledged write, from a moment on. */
  longestSilence(from: number): number {
    const times = [...this.acknowledged.values()].filter((at) => at >= from - 1_000);
    const sorted = times.toSorted((one, other) => one - other);
    const gaps = sorted.slice(1).map((at, index) => at - (sorted[index] ?? at));
    return Math.max(0, ...gaps) / 1_000;
  }

  /** Requests between two moments that failed. */
  failedBetween(from: number, to: number): readonly FailedCall[] {
    return this.failed.filter(({ at }) => at >= from && at <= to);
  }

  /** When a write was last acknowledged. */
  lastAcknowledged(): number {
    return Math.max(0, ...this.acknowledged.values());
  }

  readonly #send: SendUntilResponse = async (what, send) => {
    for (const until = Date.now() + LONGEST_OUTAGE; Date.now() < until;) {
      this.calls += 1;
      const result = await send(this.#origin);
      if (result.tag === "responded") return result.response;
      if (result.tag === "wrong") {
        this.findings.push(`${what}: ${result.why}`);
        return null;
      }
      if (result.tag === "unknown")
        this.failed.push({ at: Date.now(), why: `${what}: ${result.why}` });
      await pause(REPEATS_AFTER);
    }
    this.findings.push(`${what} was never answered`);
    return null;
  };

  async #write(): Promise<void> {
    for (; !this.#isStopped; await pause(REST)) {
      const id = randomUUID().replaceAll("-", "");
      const draft = toOfferDraft(this.#merchant, id, `Offer ${id}`);
      const made = await this.#send(`offer ${id}`, (origin) =>
        sendOffer(origin, this.#merchant, draft, LONGEST_RESPONSE),
      );
      if (made !== null) this.acknowledged.set(id, Date.now());
    }
  }

  async #pay(): Promise<void> {
    for (; !this.#isStopped; await pause(REST)) {
      const visit = toVisit(this.#seed, this.#next++);
      const id = await new Visitor(this.#merchant, this.#send, visit, this.#seed).pay();
      if (id !== null) this.paid.push(id);
    }
  }
}
