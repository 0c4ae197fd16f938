import { can } from "@marquee/domain/access/can";
import { centsOf } from "@marquee/domain/money/cents";
import { MINIMUM_CARD_CHARGE } from "@marquee/domain/payments/card-charge";
import { newId } from "../../platform/database/new-id.ts";
import { conflict, forbidden, type Refusal } from "../../platform/refusal/refusal.ts";
import { findOpenVerification, type FoundCheckout } from "../checkouts/queries.ts";
import { openOrResume } from "../checkouts/resume-checkout.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";

/**
 * The checkout of a call that names none, which can only verify a card of the caller for 0.50 (PAYSRV-G1). An open one
 * is resumed, so that the call may be repeated; a call that names an intent opens no other.
 */
export async function openVerification(
  request: PaymentRequest,
  amount: number,
  intentId?: string,
): Promise<FoundCheckout | Refusal> {
  if (centsOf(amount) !== MINIMUM_CARD_CHARGE) return conflict(refusals.noCheckout);
  const response = can(request.user, "cards.manageOwn");
  if (!response.allowed) return forbidden(response.reason);
  const open = await request.transaction((tx) =>
    findOpenVerification({ ...request, tx }, intentId),
  );
  if (open) return open;
  return intentId === undefined
    ? openOrResume(request, { id: newId(), kind: "cardVerification" })
    : conflict(refusals.noCheckout);
}
