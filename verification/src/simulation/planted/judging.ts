import type { PlantedBug } from "./planted-bug.ts";

/** Mistakes in judging what a provider says. */
export const JUDGING: readonly PlantedBug[] = [
  {
    name: "amount not compared",
    file: "payments/attempts/decide-outcome.ts",
    find: "if (BigInt(payment.amountReceived) !== centsOf(known.amount))",
    replace: "if (BigInt(payment.amountReceived) > centsOf(known.amount) * 2n)",
    why: "A campaign is had for less than its price.",
  },
  {
    name: "currency not compared",
    file: "payments/attempts/decide-outcome.ts",
    find: `if (payment.currency !== "cad")`,
    replace: `if (payment.currency === "")`,
    why: "A campaign is had for as many of another currency.",
  },
  {
    name: "unknown taken for a failure",
    file: "payments/attempts/decide-outcome.ts",
    find: `?? "unknown";`,
    replace: `?? "declined";`,
    why: "People are told that a payment failed which is under way, and pay again.",
  },
  {
    name: "silence taken for a cancellation",
    file: "payments/attempts/decide-outcome.ts",
    find: `    case "unavailable":
    case "refused":`,
    replace: `    case "unavailable":
      return { tag: "end", ending: "cancelled", payment: null };
    case "refused":`,
    why: "A provider that is away for a moment ends every checkout.",
  },
  {
    name: "ended by nobody taken for a cancellation",
    file: "payments/attempts/decide-outcome.ts",
    find: `known.ending ?? "lapsed", payment };`,
    replace: `known.ending ?? "cancelled", payment };`,
    why: "A server that dies while somebody switches to PayPal cancels their checkout.",
    rare: true,
  },
  {
    name: "ended once more by who came late",
    file: "payments/attempts/decide-outcome.ts",
    find: `if (known.attemptState === "cancelled") return { tag: "unchanged", payment: null };`,
    replace: "",
    why: "Somebody reloads while a colleague switches, and the checkout is cancelled.",
    rare: true,
  },
  {
    name: "pending refund taken for done",
    file: "payments/attempts/decide-outcome.ts",
    find: `return { tag: "refunding", refundId };`,
    replace: `return { tag: "refunded", refundId };`,
    why: "A refund that fails in the end is never seen by anybody.",
    rare: true,
  },
];
