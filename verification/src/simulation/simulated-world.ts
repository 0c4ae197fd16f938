import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { paypalOrders } from "@marquee/server/payments/paypal/paypal-orders";
import { stripeCards } from "@marquee/server/payments/stripe/stripe-cards";
import { cardBank, type CardBank } from "./card-bank.ts";
import { CardLine } from "./card-line.ts";
import type { Chance } from "./chance.ts";
import { Charges } from "./charges.ts";
import { Courier } from "./courier.ts";
import { breakingBy, BrokenConnection, GatedPool } from "./gated-pool.ts";
import { Keepings } from "./keepings.ts";
import { paypalBank, type PaypalBank } from "./paypal-bank.ts";
import { PAYPAL, paypalLine } from "./paypal-line.ts";
import { Schedule, type Life } from "./schedule.ts";
import { sweepSometimes } from "./staff.ts";
import { weatherOf, type Weather } from "./weather.ts";
import { wireOf, type Wire } from "./wire.ts";

const SECRETS = {
  secretKey: "sk_test_simulated",
  publishableKey: "pk_test_simulated",
  webhookSecret: "whsec_simulated",
  origin: null,
};

/** A server in one of its lives. */
export interface SimulatedServer {
  readonly life: Life;
  readonly services: PaymentServices;
  /** Resolves when it dies. */
  readonly death: Promise<"dead">;
}

/** Whether an error is one that the simulation itself caused. */
function isCaused(error: unknown): boolean {
  if (error instanceof BrokenConnection) return true;
  return error instanceof Error && error.cause !== undefined && isCaused(error.cause);
}

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : wordsOf(error.cause);
};

/** Servers, providers and the ways between them, in one simulated time. Everything by chance is drawn from the seed. */
export class SimulatedWorld {
  readonly chance: Chance;
  readonly schedule: Schedule;
  readonly weather: Weather;
  readonly cards: CardBank;
  readonly paypal: PaypalBank;
  readonly courier: Courier;
  /** What people were told of keeping the card that pays. */
  readonly keepings: Keepings;
  /** What people were told who paid with a kept card. */
  readonly charges: Charges;
  /** In this world nobody sleeps, and no call has its effect after its caller gave up waiting. */
  readonly punctual: boolean;
  /** What was seen that must not be, while it ran; each begins with the rule it breaks. */
  readonly problems: string[] = [];
  /** Transactions of those beside the servers: nothing ever breaks them. */
  readonly pool: pg.Pool;
  /** The world beside the servers never dies. */
  readonly life: Life = { name: "world", dead: false };
  readonly #client: pg.PoolClient;
  readonly #wire: Wire;
  readonly #deaths = new Map<Life, () => void>();
  #servers: SimulatedServer[] = [];
  #lives = 0;
  #tasks = 0;

  constructor(seed: number, chance: Chance, client: pg.PoolClient, start: number) {
    this.chance = chance;
    this.#client = client;
    this.schedule = new Schedule(chance, start);
    this.pool = this.#poolOf(this.life, { breaks: 0 });
    this.weather = weatherOf(chance);
    const { late, lateCharges, sleeps } = this.weather;
    this.punctual = late === 0 && lateCharges === 0 && sleeps === 0;
    const later = (what: string, milliseconds: number, happens: () => void): void =>
      this.begin(async () => {
        await this.schedule.gate(this.life, what, milliseconds);
        happens();
      });
    this.#wire = wireOf({
      schedule: this.schedule,
      chance,
      faults: this.weather,
      later,
      problem: (text) => this.problems.push(`SIM-I7 ${text}`),
    });
    this.courier = new Courier(this, seed, SECRETS);
    this.keepings = new Keepings(this.punctual, (text) => this.problems.push(`SIM-I9 ${text}`));
    const awake = this.weather.sleeps === 0;
    this.charges = new Charges(awake, (text) => this.problems.push(`SIM-I6 ${text}`));
    const common = { chance, later, slowRefunds: this.weather.slowRefunds, seed };
    this.cards = cardBank({
      ...common,
      tell: (type, intent) => {
        if (type === "payment_intent.succeeded") this.keepings.check(intent);
        this.courier.tellOfIntent(type, intent);
      },
    });
    this.paypal = paypalBank({
      ...common,
      tell: (type, order) => this.courier.tellOfOrder(type, order),
    });
    this.schedule.disturb = (life) => {
      if (life === this.life || life.dead) return null;
      if (chance.happens(this.weather.deaths)) {
        this.kill(life);
        return "die";
      }
      return chance.happens(this.weather.sleeps) ? chance.within(8_000, 90_000) : null;
    };
  }

  /** Starts something that goes on by itself; the run lasts until all of it has ended. */
  begin(task: () => Promise<unknown>): void {
    this.#tasks += 1;
    const end = (): void => {
      this.#tasks -= 1;
    };
    void task().then(end, (error: unknown) => {
      this.problems.push(`SIM-S2 ${wordsOf(error)}`);
      end();
    });
  }

  /** Runs until everything that was begun has ended. */
  settle(): Promise<void> {
    return this.schedule.run(() => this.#tasks === 0);
  }

  /** Waits in simulated time. */
  pause(what: string, milliseconds: number): Promise<void> {
    return this.schedule.gate(this.life, what, milliseconds);
  }

  /** Ends a process where it stands; another one takes its place later. */
  kill(life: Life): void {
    life.dead = true;
    this.#servers = this.#servers.filter((server) => server.life !== life);
    this.#deaths.get(life)?.();
    this.begin(async () => {
      await this.pause("a server starts again", this.chance.within(100, 60_000));
      this.startServer();
    });
  }

  /** A process of the server, with what only it holds. */
  startServer(): SimulatedServer {
    const life: Life = { name: `server ${++this.#lives}`, dead: false };
    const death = new Promise<"dead">((resolve) => this.#deaths.set(life, () => resolve("dead")));
    const { schedule } = this;
    const services: PaymentServices = {
      pool: this.#poolOf(life, this.weather),
      clock: { now: () => new Date(schedule.now) },
      cards: stripeCards({ ...SECRETS, transport: new CardLine(this.cards, this.#wire, life) }),
      paypal: paypalOrders({ ...PAYPAL, transport: paypalLine(this.paypal, this.#wire, life) }),
      pause: (milliseconds) => schedule.gate(life, "waits for another one", milliseconds),
    };
    const server = { life, services, death };
    this.#servers.push(server);
    this.begin(() => sweepSometimes(this, server));
    return server;
  }

  #poolOf(life: Life, weather: { readonly breaks: number }): GatedPool {
    const { schedule, chance } = this;
    const kill = (dying: Life) => this.kill(dying);
    const breaking = breakingBy(chance, weather);
    return new GatedPool({ life, schedule, client: this.#client, breaking, kill });
  }

  /**
   * Has some server do something; null where it died over it, or answered with an error that was caused. Any other
   * error is one of the product's.
   */
  async ask<Answer>(
    what: string,
    work: (services: PaymentServices) => Promise<Answer>,
  ): Promise<Answer | null> {
    await this.schedule.gate(this.life, what, this.chance.within(0, 100));
    while (this.#servers.length === 0) await this.pause("no server is there", 5_000);
    return this.on(this.chance.pick(this.#servers), what, work);
  }

  /** The same on one server. */
  async on<Answer>(
    { services, death }: SimulatedServer,
    what: string,
    work: (services: PaymentServices) => Promise<Answer>,
  ): Promise<Answer | null> {
    try {
      return await Promise.race([work(services), death.then(() => null)]);
    } catch (error) {
      if (!isCaused(error)) this.problems.push(`SIM-S2 ${what}: ${wordsOf(error)}`);
      return null;
    }
  }

  /** Where the server's log of errors goes: what nobody caused is a problem. */
  readonly log: Pick<FastifyBaseLogger, "error" | "warn"> = {
    warn: () => undefined,
    error: (about: unknown) => {
      const error =
        typeof about === "object" && about !== null && "err" in about ? about.err : about;
      if (!isCaused(error)) this.problems.push(`SIM-S2 a sweep: ${wordsOf(error)}`);
    },
  };
}
