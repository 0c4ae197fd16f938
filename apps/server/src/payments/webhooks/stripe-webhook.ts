import type { FastifyInstance, FastifyRequest } from "fastify";
import { readJsonBytes } from "../../platform/http/read-body.ts";
import { unavailable, type Refusal } from "../../platform/refusal/refusal.ts";
import { sendRefusal } from "../../platform/http/send.ts";
import { actingAs } from "../../platform/tenancy/acting.ts";
import type { ProviderEvent } from "../attempts/payment-provider.ts";
import type { WebhookLimit } from "./webhook-limit.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { withDeadline } from "../provider-deadline.ts";
import { failureIn, recordFailure } from "../attempts/provider-events.ts";
import { attemptOfEvent, insertEvent, markProcessed } from "../attempts/queries.ts";
import { isUnanswered } from "../cards/share-payment.ts";
import { isAboutRefund, recordHandRefund } from "../attempts/record-hand-refund.ts";
import { REFRESH, type ReconcileRequest } from "../attempts/reconcile-request.ts";
import { reconcileAttempt } from "../attempts/reconcile.ts";

/** The path of Stripe's webhook endpoint. */
export const STRIPE_WEBHOOK = "/webhooks/stripe";

/** The most bytes of an event. */
export const WEBHOOK_BODY_LIMIT = 262_144;

const BAD_SIGNATURE = {
  tag: "Invalid",
  message: "The signature is not the card provider's.",
} as const;

/**
 * Processes an event by reconciling its payment. Neither the order of events nor the state they contain matters. Events
 * about payments that are not ours have no effect (PAYSRV-H2).
 */
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
    if (failed) await recordFailure(pool, ours, failed, clock.now(), provider);
    // A finished attempt is queried because of events alone, so that this event has to be sent again.
    if (isUnanswered(result)) return unavailable(refusals.providerAway);
    if (result === "over" && isAboutRefund(event) && !(await recordHandRefund(services, ours)))
      return unavailable(refusals.providerAway);
  }
  await markProcessed(pool, event.id, clock.now());
  return null;
}

function readEvent({ cards }: PaymentServices, request: FastifyRequest): ProviderEvent | null {
  const signature = request.headers["stripe-signature"];
  const { body } = request;
  return typeof signature === "string" && Buffer.isBuffer(body)
    ? cards.readEvent(body, signature)
    : null;
}

/** Mounts Stripe's webhook endpoint (PAYSRV-H1). Only requests without a valid signature count against its limit. */
export async function mountStripeWebhook(
  app: FastifyInstance,
  services: PaymentServices,
  unsigned: WebhookLimit,
): Promise<void> {
  await app.register(async (endpoint) => {
    readJsonBytes(endpoint);
    endpoint.post(STRIPE_WEBHOOK, { bodyLimit: WEBHOOK_BODY_LIMIT }, async (request, reply) => {
      const event = readEvent(services, request);
      if (!event)
        return unsigned.count(request.ip)
          ? reply.status(400).send({ error: BAD_SIGNATURE })
          : unsigned.refuse(reply, request.ip);
      const acting = {
        actor: event.provider,
        origin: `webhook:${event.id}`,
        request: request.id,
      };
      const refusal = await actingAs(acting, () => processEvent(withDeadline(services), event));
      return refusal ? sendRefusal(reply, refusal) : { received: true };
    });
  });
}
