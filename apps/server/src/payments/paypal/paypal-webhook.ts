import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readJsonBytes } from "../../platform/http/read-body.ts";
import { sendRefusal } from "../../platform/http/send.ts";
import { unavailable } from "../../platform/refusal/refusal.ts";
import { actingAs } from "../../platform/tenancy/acting.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { withDeadline } from "../provider-deadline.ts";
import { WEBHOOK_BODY_LIMIT, processEvent } from "../webhooks/process-event.ts";
import type { WebhookLimit } from "../webhooks/webhook-limit.ts";
import type { PaypalProvider } from "./paypal-provider.ts";

/** The path of PayPal's webhook endpoint. */
export const PAYPAL_WEBHOOK = "/webhooks/paypal";

const FORGED = { tag: "Invalid", message: "The signature is not PayPal's." } as const;

/** What is counted at PayPal's endpoint: events that are not PayPal's, and verifications without a response. */
export interface PaypalWebhookLimits {
  readonly unsigned: WebhookLimit;
  readonly verifying: WebhookLimit;
}

/** Mounts PayPal's webhook endpoint (PAYSRV-Y7). While PayPal cannot verify an event, it gets a 503 and repeats it. */
export async function mountPaypalWebhook(
  app: FastifyInstance,
  services: PaymentServices,
  paypal: PaypalProvider,
  { unsigned, verifying }: PaypalWebhookLimits,
): Promise<void> {
  const refuseForged = ({ ip }: FastifyRequest, reply: FastifyReply): FastifyReply =>
    unsigned.count(ip) ? reply.status(400).send({ error: FORGED }) : unsigned.refuse(reply, ip);
  await app.register(async (endpoint) => {
    readJsonBytes(endpoint);
    endpoint.post(PAYPAL_WEBHOOK, { bodyLimit: WEBHOOK_BODY_LIMIT }, async (request, reply) => {
      const { body, ip } = request;
      if (!Buffer.isBuffer(body)) return refuseForged(request, reply);
      const inTime = withDeadline({ ...services, paypal });
      const read = await inTime.paypal.readEvent(body, request.headers, () => verifying.count(ip));
      if (read.tag === "unverified") return verifying.refuse(reply, ip);
      if (read.tag === "forged") return refuseForged(request, reply);
      verifying.uncount(ip);
      if (read.tag === "unavailable") return sendRefusal(reply, unavailable(refusals.paypalAway));
      const { event } = read;
      const acting = { actor: event.provider, origin: `webhook:${event.id}`, request: request.id };
      const refusal = await actingAs(acting, () => processEvent(inTime, event));
      return refusal ? sendRefusal(reply, refusal) : { received: true };
    });
  });
}
