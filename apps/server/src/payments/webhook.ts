import type { FastifyInstance, FastifyRequest } from "fastify";
import { unavailable, type Refusal } from "../http/refusal.ts";
import { sendRefusal } from "../http/send.ts";
import type { CardEvent } from "./card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import { checkoutOfIntent, finishEvent, noteEvent, recordFailedTry } from "./provider-events.ts";
import { reconcile } from "./reconcile.ts";

/** Where the provider posts its messages. */
export const STRIPE_WEBHOOK = "/webhooks/stripe";

const BODY_LIMIT = 262_144;

/** The provider takes any 4xx for "do not send this again as it is". */
const BAD_SIGNATURE = {
  tag: "Invalid",
  message: "The signature is not the card provider's.",
} as const;

/**
 * What a message leads to: asking the provider how the payment stands. Neither the order of messages nor what
 * they say of the state matters. Messages about intents that are none of ours have no effect (PAYSRV-H2).
 */
async function workOn(services: PaymentServices, event: CardEvent): Promise<Refusal | null> {
  const { pool, clock } = services;
  if ((await noteEvent(pool, event, clock.now())) === "done") return null;
  const ours = event.intent && (await checkoutOfIntent(pool, event.intent.id));
  if (ours) {
    const done = await reconcile(services, ours.id, { actor: "stripe" });
    if (done === "busy")
      return unavailable("This payment is being worked on. Please send it again.");
    await recordFailedTry(pool, ours, event, clock.now());
  }
  await finishEvent(pool, event.id, clock.now());
  return null;
}

function eventOf({ cards }: PaymentServices, request: FastifyRequest): CardEvent | null {
  const signature = request.headers["stripe-signature"];
  const { body } = request;
  return typeof signature === "string" && Buffer.isBuffer(body)
    ? cards.readEvent(body, signature)
    : null;
}

/** Mounts the provider's door. Its bodies stay raw, as the signature was made over their bytes (PAYSRV-H1). */
export async function stripeWebhook(
  app: FastifyInstance,
  services: PaymentServices,
): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    door.post(STRIPE_WEBHOOK, async (request, reply) => {
      const event = eventOf(services, request);
      if (!event) return reply.status(400).send({ error: BAD_SIGNATURE });
      const refusal = await workOn(services, event);
      return refusal ? sendRefusal(reply, refusal) : { received: true };
    });
  });
}
