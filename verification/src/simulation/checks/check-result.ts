import { centsOf } from "@marquee/domain/money/cents";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Simulation } from "../simulation.ts";
import type { UserActions } from "../users/user-actions.ts";

/** Compares what a user is shown with what has really happened so far (SIM-I6). */
export function checkResult(
  { findings, paypal, stripe }: Simulation,
  response: Checkout,
  actions: UserActions,
): void {
  const report = (finding: string) => findings.push(`SIM-I6 ${finding}`);
  const { id, state, clientSecret, message, receipt } = response;
  const intents = [...stripe.intents.values()].filter(
    ({ metadata }) => metadata["checkout"] === id,
  );
  const intent = intents.find(({ secret }) => secret === clientSecret);
  if (clientSecret !== null && !intent) report("a secret is answered that no payment has");
  if (intent && BigInt(intent.amount) !== centsOf(receipt.charge))
    report(`a secret is answered for ${intent.amount} cents instead of ${receipt.charge}`);
  const hasFailed =
    intents.some(({ failures }) => failures.length > 0) ||
    [...paypal.orders.values()].some(({ failures }) => failures.length > 0);
  if (state === "declined" && !hasFailed) report("a failure is shown, and none happened");
  // What was to cost nothing and is there already by another payment is cancelled, and says why (PAYSRV-F7).
  const isForNothing = receipt.charge === 0 && message !== null;
  if (state === "cancelled" && !actions.cancelled && !isForNothing)
    report("a cancellation is shown, and no user cancelled");
}
