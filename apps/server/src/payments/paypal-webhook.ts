import type { FastifyInstance } from "fastify";
import { unavailable } from "../http/refusal.ts";
import { sendRefusal } from "../http/send.ts";
import { actingAs } from "../tenancy/acting.ts";
import { paymentRefusals as say } from "./messages.ts";
import type { PaymentServices } from "./payment-services.ts";
import type { PaypalProvider } from "./paypal-provider.ts";
import { rawJson, workOn } from "./webhook.ts";

/** Where PayPal posts its messages. */
export const PAYPAL_WEBHOOK = "/webhooks/paypal";

const FORGED = { tag: "Invalid", message: "The signature is not PayPal's." } as const;

/**
 * Mounts PayPal's door (PAYSRV-Y7). PayPal itself is asked whether a message is its own; while it does not answer,
 * the message is asked for again, as PayPal does for whatever is not answered 2xx.
 */
export async function paypalWebhook(
  app: FastifyInstance,
  services: PaymentServices,
  paypal: PaypalProvider,
): Promise<void> {
  await app.register(async (door) => {
    rawJson(door);
    door.post(PAYPAL_WEBHOOK, async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body)) return reply.status(400).send({ error: FORGED });
      const read = await paypal.readEvent(body, request.headers);
      if (read.tag === "forged") return reply.status(400).send({ error: FORGED });
      if (read.tag === "unavailable") return sendRefusal(reply, unavailable(say.paypalAway));
      const { event } = read;
      const acting = { actor: event.provider, origin: `webhook:${event.id}`, request: request.id };
      const refusal = await actingAs(acting, () => workOn(services, event));
      return refusal ? sendRefusal(reply, refusal) : { received: true };
    });
  });
}
