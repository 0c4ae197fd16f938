import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readJsonBytes } from "../../platform/http/read-body.ts";
import { unavailable } from "../../platform/http/refusal.ts";
import { sendRefusal } from "../../platform/http/send.ts";
import { actingAs } from "../../platform/tenancy/acting.ts";
import type { DoorLimit } from "../webhooks/webhook-limit.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { PaypalProvider } from "./paypal-provider.ts";
import { WEBHOOK_BODY_LIMIT, workOn } from "../webhooks/stripe-webhook.ts";

/** Where PayPal posts its messages. */
export const PAYPAL_WEBHOOK = "/webhooks/paypal";

const FORGED = { tag: "Invalid", message: "The signature is not PayPal's." } as const;

/** What is counted at PayPal's door: messages that are not PayPal's, and questions to PayPal that came to nothing. */
export interface PaypalDoorLimits {
  readonly unsigned: DoorLimit;
  readonly asking: DoorLimit;
}

/**
 * Mounts PayPal's door (PAYSRV-Y7). PayPal itself is asked whether a message is its own; while it does not answer,
 * the message is asked for again, as PayPal does for whatever is not answered 2xx.
 */
export async function paypalWebhook(
  app: FastifyInstance,
  services: PaymentServices,
  paypal: PaypalProvider,
  { unsigned, asking }: PaypalDoorLimits,
): Promise<void> {
  const refuseForged = ({ ip }: FastifyRequest, reply: FastifyReply): FastifyReply =>
    unsigned.count(ip) ? reply.status(400).send({ error: FORGED }) : unsigned.refuse(reply);
  await app.register(async (door) => {
    readJsonBytes(door);
    door.post(PAYPAL_WEBHOOK, { bodyLimit: WEBHOOK_BODY_LIMIT }, async (request, reply) => {
      const { body, ip } = request;
      if (!Buffer.isBuffer(body)) return refuseForged(request, reply);
      const read = await paypal.readEvent(body, request.headers, () => asking.count(ip));
      if (read.tag === "unasked") return asking.refuse(reply);
      if (read.tag === "forged") return refuseForged(request, reply);
      asking.takeBack(ip);
      if (read.tag === "unavailable") return sendRefusal(reply, unavailable(say.paypalAway));
      const { event } = read;
      const acting = { actor: event.provider, origin: `webhook:${event.id}`, request: request.id };
      const refusal = await actingAs(acting, () => workOn(services, event));
      return refusal ? sendRefusal(reply, refusal) : { received: true };
    });
  });
}
