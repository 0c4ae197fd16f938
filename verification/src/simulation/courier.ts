import Stripe from "stripe";
import type { ProviderEvent } from "@marquee/server/payments/attempts/payment-provider";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { processEvent } from "@marquee/server/payments/webhooks/stripe-webhook";
import { intentBody, type Intent } from "./card-bank-intent.ts";
import { resourceOf, type Order } from "./paypal-order.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

const MOST_DELIVERIES = 4;
const MINUTE = 60_000;

/** Reads a message as a server's door does; null where the provider must be asked, and is away. */
type Read = (services: PaymentServices) => Promise<ProviderEvent | null>;

/** What PayPal signs a message with; the simulated one takes any. */
const SIGNATURE = {
  "paypal-auth-algo": "simulated",
  "paypal-cert-url": "simulated",
  "paypal-transmission-id": "simulated",
  "paypal-transmission-sig": "simulated",
  "paypal-transmission-time": "simulated",
};

/** Brings the providers' messages, as badly as the weather is: not at all, twice, late, in another order. */
export class Courier {
  readonly #world: SimulatedWorld;
  readonly #seed: number;
  readonly #webhookSecret: string;
  #messages = 0;

  constructor(
    world: SimulatedWorld,
    seed: number,
    { webhookSecret }: { readonly webhookSecret: string },
  ) {
    this.#world = world;
    this.#seed = seed;
    this.#webhookSecret = webhookSecret;
  }

  /** A message about a card payment: signed bytes, as they stood when it was written. */
  tellOfIntent(type: string, intent: Intent): void {
    const id = this.#nextId("evt");
    const body = JSON.stringify({
      id,
      object: "event",
      type,
      data: { object: intentBody(intent) },
    });
    this.#send(`${type} ${intent.id}`, ({ cards }) => {
      const secret = this.#webhookSecret;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      const event = cards.readEvent(Buffer.from(body), signature);
      if (event === null) throw new Error("a signed message is not read");
      return Promise.resolve(event);
    });
  }

  /** A message about an order. Whether it is PayPal's own, PayPal itself is asked. */
  tellOfOrder(type: string, order: Order): void {
    const body = JSON.stringify({
      id: this.#nextId("WH"),
      event_type: type,
      create_time: new Date(this.#world.schedule.now).toISOString(),
      resource: resourceOf(type, order),
    });
    this.#send(`${type} ${order.id}`, async ({ paypal }) => {
      const read = await paypal?.readEvent(Buffer.from(body), SIGNATURE, () => true);
      if (read?.tag === "event") return read.event;
      if (read?.tag === "unavailable") return null;
      throw new Error("a message of PayPal's is taken for forged");
    });
  }

  #nextId(prefix: string): string {
    return `${prefix}_${this.#seed}_${++this.#messages}`;
  }

  #send(what: string, read: Read): void {
    const { chance, weather } = this.#world;
    if (chance.happens(weather.lostMessages)) return;
    const copies = chance.happens(weather.doubledMessages) ? chance.within(2, 3) : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const late = chance.happens(weather.lateMessages);
      const delay = late ? chance.within(MINUTE, 90 * MINUTE) : chance.within(0, 4_000);
      this.#world.begin(() => this.#deliver(what, read, delay));
    }
  }

  /** Delivers until somebody says that it arrived, some times. */
  async #deliver(what: string, read: Read, delay: number): Promise<void> {
    const world = this.#world;
    await world.pause(`a message leaves: ${what}`, delay);
    for (let delivery = 1; delivery <= MOST_DELIVERIES; delivery += 1) {
      const answer = await world.ask(`a message arrives: ${what}`, async (services) => {
        const event = await read(services);
        return event !== null && (await processEvent(services, event)) === null;
      });
      if (answer === true) return;
      await world.pause(`a message waits: ${what}`, world.chance.within(1_000, 10 * MINUTE));
    }
  }
}
