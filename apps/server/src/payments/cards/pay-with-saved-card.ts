import { countConfirm, renewLease, type Lease } from "../attempts/lease-queries.ts";
import type { Payment, PaymentResponse } from "../attempts/payment-provider.ts";
import { recordFailure } from "../attempts/provider-events.ts";
import type { PaymentServices } from "../payment-services.ts";

/** A saved card that a user who is present pays with. */
export interface SavedCardCharge {
  readonly cardId: string;
  readonly customerId: string;
  /** How often the provider had responded when the call arrived: a call that waited for another one charges nothing. */
  readonly confirms: number;
}

const CONFIRMABLE: ReadonlySet<string> = new Set([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

/** A card whose bank check is open is not charged again; another card replaces it. */
const canCharge = ({ status, cardId }: Payment, wanted: SavedCardCharge): boolean =>
  CONFIRMABLE.has(status) && !(status === "requires_action" && cardId === wanted.cardId);

/** Whether the provider has the payment for another customer than the card's, and would refuse the card. */
const isAnothers = ({ customerId = null }: Payment, wanted: SavedCardCharge): boolean =>
  customerId !== null && customerId !== wanted.customerId;

/**
 * Charges a saved card under the lease of its attempt (PAYSRV-K6). The payment is read first: one that is paid, under
 * way, or got a response while the caller waited, is not charged. Interrupted after the charge, the next reconciliation
 * finds it. A payment of another customer is cancelled instead, so that another attempt replaces it (PAYSRV-K14).
 */
export async function payWithSavedCard(
  { pool, cards, clock }: PaymentServices,
  lease: Lease,
  wanted: SavedCardCharge,
): Promise<PaymentResponse> {
  const { attempt } = lease;
  const { id, providerId, confirms } = attempt;
  if (providerId === null) throw new Error(`attempt ${id} has nothing to be confirmed`);
  const current = await cards.findPayment(providerId);
  if (
    current.tag !== "payment" ||
    confirms !== wanted.confirms ||
    !canCharge(current.payment, wanted)
  )
    return current;
  // The charge replaces the last failure at the provider, so that it is recorded first.
  await recordFailure(pool, lease, current.payment, clock.now(), "stripe");
  if (!(await renewLease(pool, lease)))
    return { tag: "unavailable", reason: "another process has taken the payment over" };
  if (isAnothers(current.payment, wanted)) return cards.cancelPayment(providerId);
  const { cardId, customerId } = wanted;
  const key = `confirm:${id}:${confirms}:${cardId}`;
  const response = await cards.confirm({ payment: current.payment, cardId, customerId, key });
  if (response.tag === "payment") await countConfirm(pool, lease);
  return response;
}
