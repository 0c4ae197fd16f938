import type { Mutant } from "../../mutation/mutant.ts";
import {
  alwaysIf,
  insertBefore,
  neverIf,
  replaceCall,
  setConstant,
  setProperty,
} from "../../mutation/operators.ts";

const QUERY = "payments/attempts/query-provider.ts";
const STRIPE = "payments/stripe/stripe-cards.ts";
const PAYPAL = "payments/paypal/paypal-orders.ts";

/** Mistakes in calling a provider. */
export const PROVIDER_CALL_MUTANTS: readonly Mutant[] = [
  {
    description: "Who paid in the last minute of a checkout paid for nothing.",
    file: QUERY,
    within: "giveUp",
    mutation: insertBefore(`if (ending === "expired") return { tag: "ended" };`, "WISHED"),
  },
  {
    description: "Another tab still pays by card after a change to PayPal, and nobody looks.",
    file: QUERY,
    within: "giveUp",
    mutation: insertBefore(`if (ending === "switched") return { tag: "ended" };`, "WISHED"),
  },
  {
    description: "Who left PayPal is charged all the same.",
    file: QUERY,
    within: "findOut",
    mutation: neverIf("cancelled", "-provider", "-ending"),
  },
  {
    description: "Who leaves PayPal during a capture and pays by card is charged by both.",
    file: QUERY,
    within: "giveUp",
    mutation: alwaysIf("WISHED"),
  },
  {
    description: "Nobody knows of a capture whose process was killed.",
    file: QUERY,
    within: "takingOf",
    mutation: setProperty("begins", "() => Promise.resolve(true)"),
  },
  {
    description: "A repeated call makes another card payment.",
    file: STRIPE,
    within: "prepare",
    mutation: setProperty("idempotencyKey", "`pi:${attemptId}:${performance.now()}`"),
  },
  {
    description: "Everything costs 0.50.",
    file: STRIPE,
    within: "prepare",
    mutation: alwaysIf("made"),
  },
  {
    description: "What was paid before it could be cancelled is never noticed.",
    file: STRIPE,
    within: "giveUp",
    mutation: replaceCall("orAsItStands", "answerOf(intents.cancel(id, SHOWN))"),
  },
  {
    description: "A repeated call makes another order.",
    file: PAYPAL,
    within: "paypalOrders",
    mutation: setConstant("requestId", "`order:${collection.attemptId}:${performance.now()}`"),
  },
  {
    description: "PayPal repeats its first refusal, whatever the payer chose since.",
    file: PAYPAL,
    within: "capture",
    mutation: setProperty("requestId", "`cap:${id}`"),
  },
];
