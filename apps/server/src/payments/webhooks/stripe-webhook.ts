import type { FastifyInstance, FastifyRequest } from "fastify";
import { readJsonBytes } from "../../platform/http/read-body.ts";
import { unavailable, type Refusal } from "../../platform/http/refusal.ts";
import { sendRefusal } from "../../platform/http/send.ts";
import { actingAs } from "../../platform/tenancy/acting.ts";
import type { ProviderEvent } from "../attempts/payment-provider.ts";
import type { DoorLimit } from "./webhook-limit.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import {
  failedIn,
  finishEvent,
  noteEvent,
  recordFailedTry,
  tryOfEvent,
} from "../attempts/provider-events.ts";
import { learnOf, type Learnt } from "../attempts/reconcile.ts";

/** Where the provider posts its messages. */
export const STRIPE_WEBHOOK = "/webhooks/stripe";

/** What a message of a provider may weigh. */
export const WEBHOOK_BODY_LIMIT = 262_144;

const BAD_SIGNATURE = {
  tag: "Invalid",
  message: "The signature is not the card provider's.",
} as const;

const isDeaf = (learnt: Learnt): boolean =>
  typeof learnt === "object" && learnt.tag === "unavailable";

/**
 * What a message leads to: asking the provider how the payment stands. Neither the order of messages nor what
 * they say of the state matters. Messages about payments that are none of ours have no effect (PAYSRV-H2).
 */
export async function workOn(
  services: PaymentServices,
  event: ProviderEvent,
): Promise<Refusal | null> {
  const { pool, clock } = services;
  if ((await noteEvent(pool, event, clock.now())) === "done") return null;
  const ours = await tryOfEvent(pool, event);
  if (ours) {
    const { provider } = event;
    const wish = event.agreedOn ? { agreedOn: event.agreedOn } : {};
    const learnt = await learnOf(services, ours.attempt.id, { actor: provider }, wish);
    if (learnt === "busy") return unavailable(say.beingWorkedOn);
    const failed = failedIn(event);
    if (failed) await recordFailedTry(pool, ours, failed, clock.now(), provider);
    // What is over is asked about because of messages alone: this one still has to have its effect.
    if (isDeaf(learnt)) return unavailable(say.providerAway);
  }
  await finishEvent(pool, event.id, clock.now());
  return null;
}

function eventOf({ cards }: PaymentServices, request: FastifyRequest): ProviderEvent | null {
  const signature = request.headers["stripe-signature"];
  const { body } = request;
  return typeof signature === "string" && Buffer.isBuffer(body)
    ? cards.readEvent(body, signature)
    : null;
}

/** Mounts the provider's door (PAYSRV-H1). Signatures are checked here, so only what has none is ever counted. */
export async function stripeWebhook(
  app: FastifyInstance,
  services: PaymentServices,
  unsigned: DoorLimit,
): Promise<void> {
  await app.register(async (door) => {
    readJsonBytes(door);
    door.post(STRIPE_WEBHOOK, { bodyLimit: WEBHOOK_BODY_LIMIT }, async (request, reply) => {
      const event = eventOf(services, request);
      if (!event)
        return unsigned.count(request.ip)
          ? reply.status(400).send({ error: BAD_SIGNATURE })
          : unsigned.refuse(reply);
      const acting = {
        actor: event.provider,
        origin: `webhook:${event.id}`,
        request: request.id,
      };
      const refusal = await actingAs(acting, () => workOn(services, event));
      return refusal ? sendRefusal(reply, refusal) : { received: true };
    });
  });
}
