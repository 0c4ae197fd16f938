import type { ProviderEvent } from "@marquee/server/payments/attempts/payment-provider";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { processEvent } from "@marquee/server/payments/webhooks/process-event";
import Stripe from "stripe";
import type { FaultProfile } from "../fault-profile.ts";
import type { Random } from "../random.ts";
import type { Scheduler } from "../scheduler.ts";
import type { SimulatedServers } from "../simulated-servers.ts";
import { eventResource, type Order } from "./paypal-order.ts";
import { intentBody, type Intent } from "./stripe-intent.ts";

const MOST_DELIVERIES = 4;
const MINUTE = 60_000;

/** Reads a webhook as a server's endpoint does; null if the provider has to verify it, and does not respond. */
type Read = (services: PaymentServices) => Promise<ProviderEvent | null>;

/** The headers of PayPal's signature; the simulated PayPal verifies any. */
const SIGNATURE = {
  "paypal-auth-algo": "simulated",
  "paypal-cert-url": "simulated",
  "paypal-transmission-id": "simulated",
  "paypal-transmission-sig": "simulated",
  "paypal-transmission-time": "simulated",
};

export interface WebhookOptions {
  /** Part of every id, so that several seeds share one database. */
  readonly seed: number;
  readonly webhookSecret: string;
  readonly random: Random;
  readonly faults: FaultProfile;
  readonly scheduler: Pick<Scheduler, "now">;
  /** Starts a task that goes on by itself. */
  readonly begin: (task: () => Promise<unknown>) => void;
  /** Waits in simulated time. */
  readonly pause: (what: string, milliseconds: number) => Promise<void>;
  readonly request: SimulatedServers["request"];
}

/** Delivers the providers' webhooks, with the faults of the profile: never, repeatedly, late, and out of order. */
export class WebhookDispatcher {
  readonly #options: WebhookOptions;
  /** Every webhook is repeated until it is acknowledged, for as long as that takes. */
  isPatient = false;
  #webhooks = 0;

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** Sends a webhook about a card payment, with the intent as it is now. */
  sendIntent(type: string, intent: Intent): void {
    this.sendObject(type, intentBody(intent), intent.id);
  }

  /** Sends a webhook of the card provider: signed bytes, with its object as it is now. */
  sendObject(type: string, object: object, about: string): void {
    const id = this.#nextId("evt");
    const body = JSON.stringify({ id, object: "event", type, data: { object } });
    this.#send(`${type} ${about}`, ({ cards }) => {
      const secret = this.#options.webhookSecret;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      const event = cards.readEvent(Buffer.from(body), signature);
      if (event === null) throw new Error("a signed webhook is refused");
      return Promise.resolve(event);
    });
  }

  /** Sends a webhook about an order. */
  sendOrder(type: string, order: Order): void {
    this.sendResource(type, eventResource(type, order), order.id);
  }

  /** Sends a webhook of PayPal's. The server asks PayPal whether it is PayPal's own. */
  sendResource(type: string, resource: object, about: string): void {
    const body = JSON.stringify({
      id: this.#nextId("WH"),
      event_type: type,
      create_time: new Date(this.#options.scheduler.now).toISOString(),
      resource,
    });
    this.#send(`${type} ${about}`, async ({ paypal }) => {
      const read = await paypal?.readEvent(Buffer.from(body), SIGNATURE, () => true);
      if (read?.tag === "event") return read.event;
      if (read?.tag === "unavailable") return null;
      throw new Error("a webhook of PayPal's is taken for forged");
    });
  }

  #nextId(prefix: string): string {
    this.#webhooks += 1;
    return `${prefix}_${this.#options.seed}_${this.#webhooks}`;
  }

  #send(what: string, read: Read): void {
    const { random, faults, begin } = this.#options;
    if (!this.isPatient && random.boolean(faults.lostWebhooks)) return;
    const copies = random.boolean(faults.repeatedWebhooks) ? random.integer(2, 3) : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const isLate = random.boolean(faults.lateWebhooks);
      const delay = isLate ? random.integer(MINUTE, 90 * MINUTE) : random.integer(0, 4_000);
      begin(() => this.#deliver(what, read, delay));
    }
  }

  /** Delivers until a server acknowledges it, a few times. */
  async #deliver(what: string, read: Read, delay: number): Promise<void> {
    const { random, pause, request } = this.#options;
    await pause(`sends webhook ${what}`, delay);
    for (let delivery = 1; this.isPatient || delivery <= MOST_DELIVERIES; delivery += 1) {
      const isAcknowledged = await request(`webhook ${what}`, async (services) => {
        const event = await read(services);
        return event !== null && (await processEvent(services, event)) === null;
      });
      if (isAcknowledged === true) return;
      const wait = random.integer(1_000, 10 * MINUTE);
      await pause(`waits to repeat webhook ${what}`, wait);
    }
  }
}
