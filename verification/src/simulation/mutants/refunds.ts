import {
  alwaysIf,
  neverIf,
  removeStatement,
  renameCall,
  replaceString,
  setConstant,
  setProperty,
} from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const APPLY = "payments/attempts/apply-decision.ts";
const DECIDE = "payments/attempts/decide-outcome.ts";
const PURCHASE = "payments/purchases/define-purchase.ts";
const QUERY = "payments/attempts/query-provider.ts";
const REFUND = "payments/attempts/refund-payment.ts";

/** Money that is refunded and should not be, and money that should be and is not. */
export const REFUND_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "Every good payment by PayPal is refunded.",
    file: APPLY,
    within: "applyDecision",
    mutation: setConstant(
      "obstacle",
      `attempt.provider === "paypal" ? "soldAlready" : await fulfil(services, tx, lease, payment)`,
    ),
  },
  {
    description: "Every good payment by card is refunded.",
    file: DECIDE,
    within: "decideReceived",
    mutation: alwaysIf("currency"),
  },
  {
    description: "Everything is refunded as sold already.",
    file: PURCHASE,
    within: "definePurchase",
    mutation: alwaysIf("every"),
  },
  {
    description: "A purchase is refunded of which only some items were sold already.",
    file: PURCHASE,
    within: "definePurchase",
    mutation: renameCall("every", "some"),
  },
  {
    description: "The books give another reason for a refund than the one it has.",
    file: DECIDE,
    within: "decideReceived",
    mutation: replaceString("wrongAmount", `"paidBefore"`),
  },
  {
    description: "Every user who verifies a card pays 0.50 for it.",
    file: APPLY,
    within: "applyDecision",
    mutation: setConstant("after", "FINISHED"),
  },
  {
    description: "A wrong amount is not refunded as it came.",
    file: REFUND,
    within: "refund",
    mutation: setProperty("cents", "wholeCents(attempt.amount)"),
  },
  {
    description: "A refund that is still on its way is taken for one that has arrived.",
    file: REFUND,
    within: "refundPayment",
    mutation: setConstant("found", "await refund(provider, attempt)"),
  },
  {
    description: "Money that is owed is never refunded.",
    file: QUERY,
    within: "queryPayment",
    mutation: neverIf("refundDue"),
  },
  {
    description: "A refund leaves no trace in its transaction.",
    file: "payments/attempts/record-refund.ts",
    within: "markRefunded",
    mutation: removeStatement("setRefundedOn"),
  },
];
