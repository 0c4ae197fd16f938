import { centsOf } from "@marquee/domain/money/cents";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SimulatedWorld } from "./simulated-world.ts";
import type { Wishes } from "./caller.ts";

/** The payments that providers know for a checkout, whatever we know of them. */
export function paymentsOf({ cards, paypal }: SimulatedWorld, attempts: ReadonlySet<string>) {
  const intents = [...cards.intents.values()].filter(({ metadata }) =>
    attempts.has(metadata["attempt"] ?? ""),
  );
  const orders = [...paypal.orders.values()].filter(({ attemptId }) => attempts.has(attemptId));
  return { intents, orders };
}

/** Checks what a person is told against what really happened so far (SIM-I6). */
export function checkAnswer(world: SimulatedWorld, answer: Checkout, wishes: Wishes): void {
  const problem = (text: string) => world.problems.push(`SIM-I6 ${text}`);
  const { id, state, clientSecret, receipt } = answer;
  const intents = [...world.cards.intents.values()].filter(
    ({ metadata }) => metadata["checkout"] === id,
  );
  const intent = intents.find(({ secret }) => secret === clientSecret);
  if (clientSecret !== null && !intent) problem("a secret is handed out that no payment has");
  if (intent && BigInt(intent.amount) !== centsOf(receipt.charge))
    problem(`a secret is handed out for ${intent.amount} cents instead of ${receipt.charge}`);
  const failed =
    intents.some(({ failures }) => failures.length > 0) ||
    [...world.paypal.orders.values()].some(({ failures }) => failures.length > 0);
  if (state === "declined" && !failed) problem("a failure is shown, and none happened");
  if (state === "cancelled" && !wishes.cancelled)
    problem("a cancellation is shown, and nobody wished it");
}
