import type { FastifyInstance } from "fastify";
import { doorLimit } from "./webhook-limit.ts";
import type { PaymentServices } from "../payment-services.ts";
import { paypalWebhook } from "../paypal/paypal-webhook.ts";
import { stripeWebhook } from "./stripe-webhook.ts";

/** Mounts where the providers post their messages, each with limits of its own (LIMIT-7, LIMIT-8). */
export async function providerDoors(
  app: FastifyInstance,
  services: PaymentServices,
  rateLimits: number | null,
): Promise<void> {
  const limit = () => doorLimit(services.clock, rateLimits);
  await stripeWebhook(app, services, limit());
  if (services.paypal)
    await paypalWebhook(app, services, services.paypal, { unsigned: limit(), asking: limit() });
}
