import { jumpNumbers, lastJump } from "../invoices/jump-numbers.ts";
import type { Movement } from "../payments/books/line-provider.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { adoptPayment } from "./adopt-payment.ts";
import { lostPayments, lostRefunds, type LostPayment } from "./lost-payments.ts";

/**
 * So many numbers more than the lost payments are left out: purchases that cost nothing have an invoice, and no provider knows
 * them (RECONCILE-N2).
 */
export const MARGIN = 100;

const ACTING = { actor: "operator", origin: "command:reconcile" };

/** What our own requests named of the payments that are lost, from the providers' lists. */
async function namedBy(
  { cards, paypal, clock }: PaymentServices,
  since: Date,
  lost: readonly LostPayment[],
): Promise<ReadonlyMap<string, NonNullable<Movement["named"]>>> {
  const named = new Map<string, NonNullable<Movement["named"]>>();
  for (const port of [cards, paypal]) {
    if (port === null || lost.length === 0) continue;
    const list = await port.listMovements(since, clock.now());
    if (list.tag !== "list") throw new Error(`a list could not be read again: ${list.reason}`);
    for (const { kind, id, receivedAs, named: each } of list.lines)
      if (kind === "payment" && each) named.set(receivedAs ?? id, each);
  }
  return named;
}

/**
 * After a restore to a point in time: lets the numbers of papers go on behind what was issued since, and takes money into the books
 * that they do not know. Numbers come first, since a payment that is settled takes one. Repeated, it does what is left (RECONCILE-N3).
 */
export async function repairAfterRestore(
  services: PaymentServices,
  since: Date,
): Promise<readonly string[]> {
  const { pool, clock } = services;
  const now = clock.now();
  const { lost, jumped } = await withScope(
    pool,
    SYSTEM,
    async (tx) => {
      const payments = await lostPayments(tx, since);
      const refunds = await lostRefunds(tx, since);
      const last = await lastJump(tx);
      // the last jump has counted what was found before it
      const isNew = (foundOn: string): boolean => last === null || foundOn > last;
      const newPayments = payments.filter(({ foundOn }) => isNew(foundOn)).length;
      const newRefunds = refunds.filter(isNew).length;
      if (newPayments + newRefunds === 0) return { lost: payments, jumped: [] };
      const by = { INV: newPayments + MARGIN, CN: newPayments + newRefunds + MARGIN };
      const note = `Restored to ${since.toISOString()}: ${newPayments} payments and ${newRefunds} refunds or disputes were not in the books.`;
      return { lost: payments, jumped: await jumpNumbers(tx, by, now, note) };
    },
    ACTING,
  );
  const named = await namedBy(services, since, lost);
  const lines = [...jumped];
  for (const each of lost)
    lines.push(await adoptPayment(services, each, named.get(each.receivedAs) ?? {}));
  return lines;
}
