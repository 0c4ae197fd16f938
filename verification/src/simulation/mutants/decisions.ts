import { insertInCase, neverIf, replaceString } from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const file = "payments/attempts/decide-outcome.ts";

/** Mistakes in deciding what follows from a provider's answer. */
export const DECISION_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "A campaign is had for less than its price.",
    file,
    within: "decideReceived",
    mutation: neverIf("amountReceived"),
  },
  {
    description: "A campaign is had for as many of another currency.",
    file,
    within: "decideReceived",
    mutation: neverIf("currency"),
  },
  {
    // Mostly its items are sold already, which is another reason to refund it.
    description: "Money that comes a second time is not refunded.",
    test: "payments/attempts/decide-outcome.prop.test.ts",
    file,
    within: "decideReceived",
    mutation: neverIf("isPaidFor"),
  },
  {
    description: "Users are told that a payment failed which is under way, and pay again.",
    file,
    within: "decidePending",
    mutation: replaceString("unknown", `"declined"`),
  },
  {
    description: "A provider that is away for a moment ends every checkout.",
    file,
    within: "decideOutcome",
    mutation: insertInCase(
      "unavailable",
      `return { tag: "end", ending: "cancelled", payment: null };`,
    ),
  },
  {
    description: "A server that is killed while a user changes to PayPal cancels their checkout.",
    situation: "switching",
    file,
    within: "decidePayment",
    mutation: replaceString("lapsed", `"cancelled"`),
  },
  {
    description:
      "A user reloads while a colleague changes to PayPal, and the checkout is cancelled.",
    situation: "switching",
    file,
    within: "decideOutcome",
    mutation: neverIf("attemptState"),
  },
  {
    description: "A refund that fails in the end is never reported to a user.",
    file,
    within: "decideRefund",
    mutation: replaceString("refunding", `"refunded"`),
  },
];
