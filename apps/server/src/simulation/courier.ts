import Stripe from "stripe";
import type { ProviderEvent } from "../payments/collector.ts";
import { workOn } from "../payments/webhook.ts";
import { intentBody, type Intent } from "./card-bank-intent.ts";
import { orderPayment, type Order } from "./paypal-bank.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

/** The payer lets us take their money. */
const AGREED = "CHECKOUT.ORDER.APPROVED";
const MOST_DELIVERIES = 4;
const MINUTE = 60_000;

type Read = (services: Parameters<typeof workOn>[0]) => ProviderEvent | null;

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
      return cards.readEvent(Buffer.from(body), signature);
    });
  }

  tellOfOrder(type: string, order: Order): void {
    const event = {
      id: this.#nextId("WH"),
      provider: "paypal",
      type,
      paymentId: order.id,
      payment: orderPayment(order),
      ...(type === AGREED ? { agreedOn: new Date(this.#world.schedule.now) } : {}),
    } as const;
    this.#send(`${type} ${order.id}`, () => event);
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
        const event = read(services);
        if (event === null) throw new Error("a signed message is not read");
        return { refusal: await workOn(services, event) };
      });
      if (answer?.refusal === null) return;
      await world.pause(`a message waits: ${what}`, world.chance.within(1_000, 10 * MINUTE));
    }
  }
}
