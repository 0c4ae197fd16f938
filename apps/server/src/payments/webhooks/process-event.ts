import { unavailable, type Refusal } from "../../platform/refusal/refusal.ts";
import { stopDeclines } from "../attempts/limit-declines.ts";
import type { ProviderEvent } from "../attempts/payment-provider.ts";
import { failureIn, recordFailure } from "../attempts/provider-events.ts";
import { attemptOfEvent, insertEvent, markProcessed } from "../attempts/queries.ts";
import { REFRESH, type ReconcileRequest } from "../attempts/reconcile-request.ts";
import { reconcileAttempt } from "../attempts/reconcile.ts";
import { isAboutRefund, recordHandRefund } from "../attempts/record-hand-refund.ts";
import { followCard } from "../cards/follow-card.ts";
import { isUnanswered } from "../cards/share-payment.ts";
import { recordEventDispute } from "../disputes/record-dispute.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";

/** The most bytes of an event. */
export const WEBHOOK_BODY_LIMIT = 262_144;

/** Processes an event by reconciling its payment, whatever it contains, if the payment is ours (PAYSRV-H2). */
export async function processEvent(
  services: PaymentServices,
  event: ProviderEvent,
): Promise<Refusal | null> {
  const { pool, clock } = services;
  if ((await insertEvent(pool, event, clock.now())) === "done") return null;
  const ours = await attemptOfEvent(pool, event);
  if (ours) {
    const { provider } = event;
    const { approvedOn: on } = event;
    const request: ReconcileRequest = on ? { tag: "approved", on } : REFRESH;
    const result = await reconcileAttempt(services, ours.attempt.id, { actor: provider }, request);
    if (result === "busy") return unavailable(refusals.beingWorkedOn);
    const failed = failureIn(event);
    if (failed) {
      await recordFailure(pool, ours, failed, clock.now(), provider);
      await stopDeclines(services, ours, failed);
    }
    // A finished attempt is queried because of events alone, so that this event has to be sent again.
    if (isUnanswered(result)) return unavailable(refusals.providerAway);
    if (result === "over" && isAboutRefund(event) && !(await recordHandRefund(services, ours)))
      return unavailable(refusals.providerAway);
    const { disputeId } = event;
    if (disputeId !== undefined && !(await recordEventDispute(services, ours, disputeId)))
      return unavailable(refusals.providerAway);
  }
  const { cardId } = event;
  if (cardId !== undefined && !(await followCard(services, cardId)))
    return unavailable(refusals.providerAway);
  await markProcessed(pool, event.id, clock.now());
  return null;
}
