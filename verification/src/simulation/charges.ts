import type { SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { Refusal } from "@marquee/server/platform/http/refusal";
import type { CardBank } from "./card-bank.ts";

interface Charging {
  underWay: number;
  calls: number;
  /** Some charge was not answered, or nobody knew: who comes next is told of that one. */
  unclear: boolean;
}

/** What people are told who pay with a kept card, checked against what happened (SIM-I6). */
export class Charges {
  readonly #of = new Map<string, Charging>();
  /** Nobody loses a lease while an answer of the bank is written down. */
  readonly #awake: boolean;
  readonly #problem: (text: string) => void;

  constructor(awake: boolean, problem: (text: string) => void) {
    this.#awake = awake;
    this.#problem = problem;
  }

  /** Somebody begins to pay a checkout so; what comes back is called with what they are told, or null. */
  begin(
    { intents }: CardBank,
    checkoutId: string,
  ): (answer: SavedCardPayment | Refusal | null) => void {
    const charging = this.#of.get(checkoutId) ?? { underWay: 0, calls: 0, unclear: false };
    this.#of.set(checkoutId, charging);
    const alone = ++charging.underWay === 1;
    const call = ++charging.calls;
    const failures = () =>
      [...intents.values()]
        .filter(({ metadata }) => metadata["checkout"] === checkoutId)
        .reduce((sum, intent) => sum + intent.failures.length, 0);
    const before = failures();
    return (answer) => {
      charging.underWay -= 1;
      const isClear = alone && call === charging.calls && !charging.unclear && this.#awake;
      if (answer === null || answer instanceof Refusal) {
        charging.unclear ||= answer === null;
        return;
      }
      charging.unclear ||= answer.response === "processing";
      const { id } = JSON.parse(answer.paymentIntent) as { readonly id: string };
      const status = intents.get(id)?.status;
      if (answer.response === "successful" && status !== "succeeded")
        this.#problem(`${id} is told to be paid, and is ${status}`);
      // What somebody else has ended meanwhile was not charged either.
      const isEnded = status === "canceled";
      if (answer.response === "unsuccessful" && isClear && !isEnded && failures() === before)
        this.#problem(`${id} is told to have failed, and was not charged`);
    };
  }
}
