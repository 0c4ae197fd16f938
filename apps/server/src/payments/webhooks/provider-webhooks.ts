import type { FastifyInstance } from "fastify";
import type { PaymentServices } from "../payment-services.ts";
import { mountPaypalWebhook } from "../paypal/paypal-webhook.ts";
import { mountStripeWebhook } from "./stripe-webhook.ts";
import { webhookLimit } from "./webhook-limit.ts";

/** Mounts the webhook endpoints of the providers, each with limits of its own (LIMIT-7, LIMIT-8). */
export async function mountProviderWebhooks(
  app: FastifyInstance,
  services: PaymentServices,
  rateLimits: number | null,
): Promise<void> {
  const limit = () => webhookLimit(services.clock, rateLimits);
  await mountStripeWebhook(app, services, limit());
  if (services.paypal)
    await mountPaypalWebhook(app, services, services.paypal, {
      unsigned: limit(),
      verifying: limit(),
    });
}
