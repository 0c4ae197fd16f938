import type { PlantedBug } from "./planted-bug.ts";

/** Mistakes in asking a provider. */
export const ASKING: readonly PlantedBug[] = [
  {
    name: "expiry without a last look",
    file: "payments/attempts/query-provider.ts",
    find: "if (ending !== null) return cancelPayment(",
    replace: `if (ending === "expired") return { tag: "ended" };
  if (ending !== null) return cancelPayment(`,
    why: "Who paid in the last minute paid for nothing.",
    rare: true,
  },
  {
    name: "switched without cancelling the card",
    file: "payments/attempts/query-provider.ts",
    find: "if (ending !== null) return cancelPayment(",
    replace: `if (ending === "switched") return { tag: "ended" };
  if (ending !== null) return cancelPayment(`,
    why: "Another tab still pays by card, and nobody looks.",
    rare: true,
  },
  {
    name: "taken after it was given up",
    file: "payments/attempts/query-provider.ts",
    find: `if (attempt.state === "cancelled") return provider.findPayment(providerId);`,
    replace: "",
    why: "Who left PayPal is charged all the same.",
    rare: true,
  },
  {
    name: "left while a capture is not answered",
    file: "payments/attempts/query-provider.ts",
    find: "if (!lease.attempt.capturing || !REQUESTED_ENDINGS.has(ending))",
    replace: "if (ending)",
    why: "Who leaves PayPal then and pays by card is charged by both.",
    rare: true,
  },
  {
    name: "capture not noted before it is asked for",
    file: "payments/attempts/query-provider.ts",
    find: "noteCapture: () => renewLease(pool, lease, { capturing: true }),",
    replace: "noteCapture: () => Promise.resolve(pool !== null && lease !== null),",
    why: "Nobody knows of a capture whose process died.",
    rare: true,
  },
  {
    name: "key new with every call",
    file: "payments/stripe/stripe-cards.ts",
    find: "{ idempotencyKey: `pi:${attemptId}` }",
    replace: "{ idempotencyKey: `pi:${attemptId}:${performance.now()}` }",
    why: "A repeated call makes another payment.",
  },
  {
    name: "least charge not raised",
    file: "payments/stripe/stripe-cards.ts",
    find: `if (made.tag !== "payment" || made.payment.amount === cents) return made;`,
    replace: `if (made.tag !== "payment" || made.payment.amount <= cents) return made;`,
    why: "Everything costs 0.50.",
  },
  {
    name: "refused cancellation not looked into",
    file: "payments/stripe/stripe-cards.ts",
    find: "orCurrentStatus(intents, id, await answerOf(intents.cancel(id, WITH_CARD)));",
    replace: "answerOf(intents.cancel(id, WITH_CARD));",
    why: "What was paid before it could be cancelled is never noticed.",
    rare: true,
  },
  {
    name: "refund of another amount",
    file: "payments/attempts/query-provider.ts",
    find: "cents: cents(receivedAmount)",
    replace: "cents: cents(attempt.amount)",
    why: "A wrong amount is not given back as it came.",
  },
  {
    name: "refund asked for again instead of about",
    file: "payments/attempts/query-provider.ts",
    find: "const found = await provider.findRefund(refundId);",
    replace: "const found = await refund(provider, attempt);",
    why: "A refund that is still on its way is taken for one that has arrived.",
  },
];
