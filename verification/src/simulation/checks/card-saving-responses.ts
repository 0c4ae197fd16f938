import type { Intent } from "../providers/stripe-intent.ts";

/** A certain answer to a user: this payment saves its card, or does not. */
interface Certain {
  readonly intentId: string;
  readonly isSaved: boolean;
}

/** The requests about saving the card of one checkout. */
interface Requests {
  active: number;
  count: number;
  /** Null while it is uncertain: another request is under way, or one got no response. */
  certain: Certain | null;
}

/** Compares the answers to users about saving the card that pays with what happens when it has paid (SIM-I9). */
export class CardSavingResponses {
  readonly #requested = new Set<string>();
  readonly #requests = new Map<string, Requests>();
  #isCertain: boolean;
  readonly #report: (finding: string) => void;

  constructor(isPunctual: boolean, report: (finding: string) => void) {
    this.#isCertain = isPunctual;
    this.#report = report;
  }

  /** From now on no answer is certain. */
  stop(): void {
    this.#isCertain = false;
  }

  /** A user wants their card saved with a checkout. */
  request(checkoutId: string, email: string): void {
    this.#requested.add(`${checkoutId} ${email}`);
  }

  /** Whether they ever wanted it. */
  wasRequested(checkoutId: string, email: string): boolean {
    return this.#requested.has(`${checkoutId} ${email}`);
  }

  /** A user sends a request about it; what is returned is called with the answer, or null if none is certain. */
  begin(checkoutId: string): (certain: Certain | null) => void {
    const requests = this.#requests.get(checkoutId) ?? { active: 0, count: 0, certain: null };
    this.#requests.set(checkoutId, requests);
    requests.active += 1;
    requests.certain = null;
    requests.count += 1;
    const request = requests.count;
    return (certain) => {
      requests.active -= 1;
      // Two at a time: it is unknown which came last.
      if (requests.active === 0 && request === requests.count) requests.certain = certain;
    };
  }

  /** A card has paid. The last answer to its payer is true, if no call was late. */
  check({ id, metadata, savesCard, customer }: Intent): void {
    const certain = this.#requests.get(metadata["checkout"] ?? "")?.certain;
    if (!this.#isCertain || certain?.intentId !== id) return;
    const isSaved = savesCard && customer !== null;
    if (isSaved !== certain.isSaved)
      this.#report(`the card of ${id} is ${isSaved ? "saved" : "not saved"}, against the answer`);
  }
}
