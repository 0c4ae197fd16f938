import type { Intent } from "./card-bank-intent.ts";

/** What a person was told for certain: this payment keeps its card, or does not. */
interface Told {
  readonly intentId: string;
  readonly kept: boolean;
}

interface Said {
  underWay: number;
  calls: number;
  /** Null while nobody can be certain: somebody is just saying something else, or was not answered. */
  told: Told | null;
}

/** What people were told of keeping the card that pays, checked when a card has paid (SIM-I9). */
export class Keepings {
  readonly #wished = new Set<string>();
  readonly #of = new Map<string, Said>();
  readonly #punctual: boolean;
  readonly #problem: (text: string) => void;

  constructor(punctual: boolean, problem: (text: string) => void) {
    this.#punctual = punctual;
    this.#problem = problem;
  }

  /** Somebody wishes to keep a card with a checkout. */
  wish(checkoutId: string, email: string): void {
    this.#wished.add(`${checkoutId} ${email}`);
  }

  /** Whether they ever did. */
  wasWished(checkoutId: string, email: string): boolean {
    return this.#wished.has(`${checkoutId} ${email}`);
  }

  /** Somebody begins to say something; what comes back is called with what they are told, or null. */
  begin(checkoutId: string): (told: Told | null) => void {
    const said = this.#of.get(checkoutId) ?? { underWay: 0, calls: 0, told: null };
    this.#of.set(checkoutId, said);
    said.underWay += 1;
    said.told = null;
    const call = ++said.calls;
    return (told) => {
      said.underWay -= 1;
      // Two at a time: nobody can say who was last.
      if (said.underWay === 0 && call === said.calls) said.told = told;
    };
  }

  /** A card has paid. What its payer was told last is so, where no message was late. */
  check({ id, metadata, keeps, customer }: Intent): void {
    const told = this.#of.get(metadata["checkout"] ?? "")?.told;
    if (!this.#punctual || told?.intentId !== id) return;
    const kept = keeps && customer !== null;
    if (kept !== told.kept)
      this.#problem(`the card of ${id} is ${kept ? "kept" : "not kept"}, against what was said`);
  }
}
