import type { PlantedBug } from "./planted-bug.ts";

/** Mistakes with cards that are kept, verified and forgotten. */
export const KEEPING: readonly PlantedBug[] = [
  {
    name: "customer made twice",
    file: "payments/stripe/stripe-saved-cards.ts",
    find: "{ idempotencyKey: keyOf(email) }",
    replace: "{ idempotencyKey: `${keyOf(email)}:${performance.now()}` }",
    why: "Two calls at a time make two customers of one person.",
    rare: true,
  },
  {
    name: "keeping not taken back",
    file: "payments/cards/save-card.ts",
    find: "if (!save) return null;",
    replace: "",
    why: "Who says that their card is not to be kept has it kept.",
  },
  {
    name: "card kept for somebody else",
    file: "payments/cards/save-card.ts",
    find: "const set = isOpener ? setForOpener : endForAnother;",
    replace: "const set = isOpener ? setForOpener : setForOpener;",
    why: "A card is kept with the checkout of somebody else.",
    rare: true,
  },
  {
    name: "keeping a card forgotten for one that is not kept",
    file: "payments/attempts/apply-decision.ts",
    find: "if (!payment?.cardSaving) return {};",
    replace: "if (!payment?.cardSaving || payment) return {};",
    why: "The provider keeps cards that nobody here knows of.",
  },
  {
    name: "old card never forgotten",
    file: "payments/cards/store-saved-card.ts",
    find: "if (older) await enqueue(tx, forgetCardJob(older.cardId));",
    replace: "",
    why: "The provider keeps the older card for ever.",
  },
  {
    name: "card forgotten here alone",
    file: "payments/cards/manage-cards.ts",
    find: "const forgotten = await cards.forget(cardId);",
    replace: `const forgotten = { tag: "gone" } as Awaited<ReturnType<typeof cards.forget>>;`,
    why: "Who had a card forgotten is still charged with it by whoever finds it.",
    rare: true,
  },
  {
    name: "charge key without the count",
    file: "payments/cards/pay-with-saved-card.ts",
    find: "const key = `confirm:${id}:${confirms}:${cardId}`;",
    replace: "const key = `confirm:${id}:${cardId}`;",
    why: "A card that was declined once is declined for ever.",
    rare: true,
  },
  {
    name: "verification not given back",
    file: "payments/attempts/apply-decision.ts",
    find: "const after = isRefundedOnSuccess(checkout.kind)\n",
    replace: "const after = !isRefundedOnSuccess(checkout.kind) && refundDue\n",
    why: "Everybody who verifies a card pays 0.50 for it.",
  },
];
