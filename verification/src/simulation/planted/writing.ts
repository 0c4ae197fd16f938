import type { PlantedBug } from "./planted-bug.ts";

const ANOTHER_TRANSACTION = `await tx.execute("commit; begin; set local marquee.kind = 'system'");`;

/** Mistakes in writing down what came of it. */
export const WRITING: readonly PlantedBug[] = [
  {
    name: "campaign in a transaction of its own",
    file: "payments/fulfilment/make-campaign.ts",
    find: `interrupt?.("campaignMade");`,
    replace: ANOTHER_TRANSACTION,
    why: "A server that dies leaves a campaign without an invoice.",
    rare: true,
  },
  {
    name: "mail in a transaction of its own",
    file: "payments/fulfilment/make-campaign.ts",
    find: `interrupt?.("invoiceMade");`,
    replace: ANOTHER_TRANSACTION,
    why: "A server that dies leaves somebody without a mail.",
    rare: true,
  },
  {
    name: "outcome without a name of its own",
    file: "payments/fulfilment/record-transaction.ts",
    find: "outcomeKey: key,",
    replace: "outcomeKey: `${key} ${newId()}`,",
    why: "One failed try is recorded each time it is heard of.",
  },
  {
    name: "charge taken by PayPal",
    file: "payments/attempts/insert-attempt.ts",
    find: `amount: provider === "paypal" ? checkout.total : checkout.charge,`,
    replace: "amount: checkout.charge,",
    why: "PayPal takes 0.50 for what costs less.",
    rare: true,
  },
  {
    name: "run from the day it was opened",
    file: "payments/fulfilment/fulfil-checkout.ts",
    find: "const run = campaignRun({ from: draft.fromDate, days, paidAt, approved });",
    replace: `const run = campaignRun({
      from: draft.fromDate,
      days,
      paidAt: sale.checkout.createdOn,
      approved,
    });`,
    why: "Days are paid for that were over before.",
  },
  {
    name: "item keeps the shorter run",
    file: "campaigns/start-items.ts",
    find: "then greatest(${items.validTill}, ${at(validTill)})",
    replace: "then ${at(validTill)}",
    why: "A shorter campaign takes days from a longer one.",
    rare: true,
  },
  {
    name: "message done before its effect",
    file: "payments/webhooks/stripe-webhook.ts",
    find: "const ours = await attemptOfEvent(pool, event);",
    replace: `await markProcessed(pool, event.id, clock.now());
  const ours = await attemptOfEvent(pool, event);`,
    why: "A server that dies loses the message.",
    rare: true,
  },
  {
    name: "failed try of a message not recorded",
    file: "payments/webhooks/stripe-webhook.ts",
    find: "if (failed) await recordFailure(pool, ours, failed, clock.now(), provider);",
    replace: "",
    why: "A failed try that only a message tells of is lost.",
    rare: true,
  },
];
