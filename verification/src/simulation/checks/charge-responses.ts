import type { SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { Refusal } from "@marquee/server/platform/refusal/refusal";
import type { SimulatedStripe } from "../providers/simulated-stripe.ts";

/** The requests to charge a saved card for one checkout. */
interface Charges {
  active: number;
  requests: number;
  /** A request got no certain answer: the answer to the next one is about that charge. */
  isUnclear: boolean;
}

/** Compares the answers to users who pay with a saved card with what happened (SIM-I6). */
export class ChargeResponses {
  readonly #charges = new Map<string, Charges>();
  /** No process loses a lease while it records the provider's answer. */
  readonly #isAwake: boolean;
  readonly #report: (finding: string) => void;

  constructor(isAwake: boolean, report: (finding: string) => void) {
    this.#isAwake = isAwake;
    this.#report = report;
  }

  /** A user requests it; what is returned is called with the answer, or null if there was none. */
  begin(
    { intents }: SimulatedStripe,
    checkoutId: string,
  ): (result: SavedCardPayment | Refusal | null) => void {
    const charges = this.#charges.get(checkoutId) ?? { active: 0, requests: 0, isUnclear: false };
    this.#charges.set(checkoutId, charges);
    charges.active += 1;
    charges.requests += 1;
    const isAlone = charges.active === 1;
    const request = charges.requests;
    const countFailures = () =>
      [...intents.values()]
        .filter(({ metadata }) => metadata["checkout"] === checkoutId)
        .reduce((sum, intent) => sum + intent.failures.length, 0);
    const before = countFailures();
    return (result) => {
      charges.active -= 1;
      const isClear =
        isAlone && request === charges.requests && !charges.isUnclear && this.#isAwake;
      if (result === null || result instanceof Refusal) {
        charges.isUnclear ||= result === null;
        return;
      }
      charges.isUnclear ||= result.response === "processing";
      const { id } = JSON.parse(result.paymentIntent) as { readonly id: string };
      const status = intents.get(id)?.status;
      if (result.response === "successful" && status !== "succeeded")
        this.#report(`${id} is said to be paid, and is ${status}`);
      // What another request has ended meanwhile was not charged either.
      const isEnded = status === "canceled";
      if (result.response === "unsuccessful" && isClear && !isEnded && countFailures() === before)
        this.#report(`${id} is said to have failed, and was not charged`);
    };
  }
}
