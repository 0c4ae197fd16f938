import { noteConfirm, renewLease, type Lease } from "../attempts/attempt-lease.ts";
import type { Payment, PaymentAnswer } from "../attempts/payment-provider.ts";
import type { PaymentServices } from "../payment-services.ts";
import { recordFailedTry } from "../attempts/provider-events.ts";

/** A saved card that a person pays with, who is there. */
export interface SavedCardWish {
  readonly cardId: string;
  readonly customerId: string;
  /** How often the provider had answered when the person asked: who waited for an answer charges no second time. */
  readonly confirms: number;
}

const CONFIRMABLE: ReadonlySet<string> = new Set([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

/** A card whose holder is asked by the bank already goes on from there; another one takes its place. */
const canCharge = ({ status, cardId }: Payment, wish: SavedCardWish): boolean =>
  CONFIRMABLE.has(status) && !(status === "requires_action" && cardId === wish.cardId);

/**
 * Charges a saved card under the lease of its attempt (PAYSRV-K6). Asks first how the payment stands: one that is
 * paid, under way, or was answered while the caller waited, is left as it is. Broken off after the charge, the next
 * look finds it.
 */
export async function payWithSavedCard(
  { pool, cards, clock }: PaymentServices,
  lease: Lease,
  wish: SavedCardWish,
): Promise<PaymentAnswer> {
  const { attempt } = lease;
  const { id, providerId, confirms } = attempt;
  if (providerId === null) throw new Error(`attempt ${id} has nothing to be confirmed`);
  const now = await cards.look(providerId);
  if (now.tag !== "payment" || confirms !== wish.confirms || !canCharge(now.payment, wish))
    return now;
  // Charging makes the provider forget why the last try failed.
  await recordFailedTry(pool, lease, now.payment, clock.now(), "stripe");
  if (!(await renewLease(pool, lease)))
    return { tag: "unavailable", reason: "another process has taken the payment over" };
  const { cardId, customerId } = wish;
  const key = `confirm:${id}:${confirms}:${cardId}`;
  const answer = await cards.confirm({ payment: now.payment, cardId, customerId, key });
  if (answer.tag === "payment") await noteConfirm(pool, lease);
  return answer;
}
