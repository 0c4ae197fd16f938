import type { FastifyInstance, FastifyRequest } from "fastify";
import { readJsonBytes } from "../../platform/http/read-body.ts";
import { sendRefusal } from "../../platform/http/send.ts";
import { actingAs } from "../../platform/tenancy/acting.ts";
import type { ProviderEvent } from "../attempts/payment-provider.ts";
import type { PaymentServices } from "../payment-services.ts";
import { withDeadline } from "../provider-deadline.ts";
import { processEvent, WEBHOOK_BODY_LIMIT } from "./process-event.ts";
import type { WebhookLimit } from "./webhook-limit.ts";

/** The path of Stripe's webhook endpoint. */
export const STRIPE_WEBHOOK = "/webhooks/stripe";

const BAD_SIGNATURE = {
  tag: "Invalid",
  message: "The signature is not the card provider's.",
} as const;

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
