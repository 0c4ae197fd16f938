import {
  alwaysIf,
  insertBefore,
  neverIf,
  replaceCall,
  setConstant,
  setProperty,
} from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const QUERY = "payments/attempts/query-provider.ts";
const STRIPE = "payments/stripe/stripe-cards.ts";
const PAYPAL = "payments/paypal/paypal-orders.ts";

/** Mistakes in calling a provider. */
export const PROVIDER_CALL_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "Who paid in the last minute of a checkout paid for nothing.",
    file: QUERY,
    within: "cancelPayment",
    mutation: insertBefore(
      `if (ending === "expired") return { tag: "ended" };`,
      "REQUESTED_ENDINGS",
    ),
  },
  {
    description: "Another tab still pays by card after a change to PayPal, and no check is made.",
    situation: "switching",
    file: QUERY,
    within: "cancelPayment",
    mutation: insertBefore(
      `if (ending === "switched") return { tag: "ended" };`,
      "REQUESTED_ENDINGS",
    ),
  },
  {
    description: "Who left PayPal is charged all the same.",
    situation: "switching",
    file: QUERY,
    within: "queryPayment",
    mutation: neverIf("cancelled", "-provider", "-ending"),
  },
  {
    // A capture without an answer has to take the money after the order was looked at, and before the card is charged.
    description: "Who leaves PayPal during a capture and pays by card is charged by both.",
    test: "payments/paypal/capture-without-response.test.ts",
    file: QUERY,
    within: "cancelPayment",
    mutation: alwaysIf("REQUESTED_ENDINGS"),
  },
  {
    description: "A capture whose process was killed is not stored.",
    situation: "switching",
    file: QUERY,
    within: "toCaptureRequest",
    mutation: setProperty("noteCapture", "() => Promise.resolve(true)"),
  },
  {
    description: "A repeated call makes another card payment.",
    file: STRIPE,
    within: "createPayment",
    mutation: setProperty("idempotencyKey", "`pi:${attemptId}:${performance.now()}`"),
  },
  {
    description: "Everything costs 0.50.",
    file: STRIPE,
    within: "createPayment",
    mutation: alwaysIf("made"),
  },
  {
    description: "What was paid before it could be cancelled is never noticed.",
    situation: "switching",
    file: STRIPE,
    within: "cancelPayment",
    mutation: replaceCall("orCurrentStatus", "toPaymentResponse(intents.cancel(id, WITH_CARD))"),
  },
  {
    description: "A repeated call makes another order.",
    file: PAYPAL,
    within: "paypalOrders",
    mutation: setConstant("requestId", "`order:${request.attemptId}:${performance.now()}`"),
  },
  {
    description: "PayPal repeats its first refusal, whatever the payer chose since.",
    situation: "switching",
    file: PAYPAL,
    within: "captureApproved",
    mutation: setConstant("requestId", "`cap:${id}`"),
  },
];
