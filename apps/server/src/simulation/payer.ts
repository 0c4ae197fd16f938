import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { fastify } from "fastify";
import { cancelCheckout, openCheckout, reconcileCheckout } from "../payments/checkout.service.ts";
import { reconcile } from "../payments/reconcile.ts";
import type { Wish } from "../payments/find-out.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import { Refusal } from "../http/refusal.ts";
import type { SignedInRequest } from "../http/request.ts";
import { COMPANY } from "../testing/world.ts";
import { readTogether, withScope } from "../tenancy/with-scope.ts";
import type { CardFate } from "./card-bank-intent.ts";
import { checkAnswer } from "./check-answer.ts";
import type { OrderFate } from "./paypal-bank.ts";
import type { SimulatedWorld } from "./simulated-world.ts";
import { PAYER } from "./stage.ts";

/** What calls say beside their answer is not read here. */
const NO_LOG = fastify().log;
const SCOPE = { kind: "company", companyId: COMPANY.maple, storeId: null } as const;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What people do with a checkout, and how likely each is next. */
const HABITS = {
  payByCard: 30,
  authenticate: 8,
  reconcile: 12,
  open: 10,
  goToPaypal: 10,
  approve: 14,
  closePaypal: 5,
  backToCard: 4,
  cancel: 4,
  wait: 6,
  leave: 5,
} as const;
type Habit = keyof typeof HABITS;

const CARD_FATES: Readonly<Record<CardFate, number>> = {
  pays: 48,
  declines: 20,
  asks: 12,
  settlesLater: 8,
  failsLater: 6,
  paysLess: 5,
  paysForeign: 5,
};
const ORDER_FATES: Readonly<Record<OrderFate, number>> = {
  pays: 55,
  declines: 15,
  settlesLater: 14,
  deniedLater: 10,
  paysLess: 6,
};

/** The request of the simulated merchant's browser, as the server's handlers are given it. */
function requestTo({ pool, clock }: PaymentServices): SignedInRequest {
  const now = clock.now();
  return {
    user: PAYER,
    scope: SCOPE,
    now,
    version: null,
    origin: "http://simulated",
    log: NO_LOG,
    transaction: (work) => withScope(pool, SCOPE, work, { actor: PAYER.email }),
    reading: (work) => readTogether(pool, SCOPE, work),
  };
}

/** What was wished for a checkout by anybody, for judging what came of it. */
export interface Wishes {
  cancelled: boolean;
  closed: boolean;
}

/** A person before a browser, with one checkout. Several may share it: two tabs, two colleagues. */
export class Payer {
  readonly #world: SimulatedWorld;
  readonly #request: CheckoutRequest;
  readonly #wishes: Wishes;
  readonly #name: string;
  /** What the browser was told last. */
  #view: Checkout | null = null;

  constructor(world: SimulatedWorld, request: CheckoutRequest, name: string, wishes: Wishes) {
    this.#world = world;
    this.#request = request;
    this.#name = name;
    this.#wishes = wishes;
  }

  async act(): Promise<void> {
    const { chance } = this.#world;
    await this.#world.pause(`${this.#name} comes`, chance.within(0, 30 * SECOND));
    await this.#open();
    // Most people come to pay.
    const begins = chance.weighed({ payByCard: 58, hastens: 12, looksAround: 30 });
    if (begins === "payByCard") await this.#payByCard();
    if (begins === "hastens") await this.#hasten();
    const steps = chance.within(1, 5);
    for (let step = 0; step < steps; step += 1) {
      const habit = chance.weighed(HABITS);
      await this.#world.pause(`${this.#name} will ${habit}`, chance.within(0, 20 * SECOND));
      if (habit === "leave") return;
      await this.#do(habit);
    }
  }

  #do(habit: Exclude<Habit, "leave">): Promise<unknown> {
    const { chance } = this.#world;
    switch (habit) {
      case "payByCard":
        return this.#payByCard();
      case "authenticate":
        return this.#authenticate();
      case "reconcile":
        return this.#twice(() => this.#reconcile());
      case "open":
        return this.#twice(() => this.#open());
      case "goToPaypal":
        return this.#twice(() => this.#wish({ payBy: "paypal" }));
      case "approve":
        return this.#approve();
      case "closePaypal":
        this.#wishes.closed = true;
        return this.#wish({ payBy: "stripe", closed: true });
      case "backToCard":
        return this.#wish({ payBy: "stripe" });
      case "cancel":
        return this.#cancel();
      case "wait":
        return this.#world.pause(`${this.#name} waits`, chance.within(SECOND, 2 * HOUR));
    }
  }

  /** People press twice. */
  async #twice(press: () => Promise<unknown>): Promise<void> {
    const again = this.#world.chance.happens(0.2);
    await Promise.all(again ? [press(), press()] : [press()]);
  }

  async #ask(
    what: string,
    call: (services: PaymentServices, request: SignedInRequest) => Promise<Checkout | Refusal>,
  ): Promise<void> {
    const answer = await this.#world.ask(`${this.#name} asks to ${what}`, (services) =>
      call(services, requestTo(services)),
    );
    if (answer === null) return;
    if (answer instanceof Refusal) {
      this.#world.schedule.note(`${this.#name} is refused: ${answer.failure.message}`);
      return;
    }
    this.#world.schedule.note(`${this.#name} sees ${answer.state} by ${answer.method}`);
    this.#view = answer;
    checkAnswer(this.#world, answer, this.#wishes);
  }

  #open(): Promise<void> {
    return this.#ask("open", (services, request) => openCheckout(services, request, this.#request));
  }

  #reconcile(): Promise<void> {
    return this.#ask("reconcile", (services, request) =>
      reconcileCheckout(services, request, this.#request.id),
    );
  }

  #cancel(): Promise<void> {
    this.#wishes.cancelled = true;
    return this.#ask("cancel", (services, request) =>
      cancelCheckout(services, request, this.#request.id),
    );
  }

  /** Another way to pay: what is collecting is ended first, and the next try begins. */
  async #wish(wish: Wish): Promise<void> {
    const { id } = this.#request;
    if (this.#view === null) return;
    // This ends the try that is collecting; the next call prepares the one that begins.
    await this.#world.ask(`${this.#name} turns to ${wish.payBy ?? "nothing"}`, (services) =>
      reconcile(services, id, { actor: PAYER.email }, wish),
    );
    await this.#reconcile();
  }

  async #payByCard(): Promise<void> {
    const { chance, cards, schedule } = this.#world;
    const secret = this.#view?.clientSecret;
    if (!secret) return;
    const fate = chance.weighed(CARD_FATES);
    const seen = cards.confirm(secret, fate);
    schedule.note(`${this.#name} confirms, ${fate}: ${seen}`);
    if (chance.happens(0.65)) await this.#twice(() => this.#reconcile());
  }

  async #authenticate(): Promise<void> {
    const { chance, cards } = this.#world;
    const secret = this.#view?.clientSecret;
    if (!secret) return;
    cards.authenticate(secret, chance.happens(0.7));
    if (chance.happens(0.65)) await this.#reconcile();
  }

  async #approve(): Promise<void> {
    const { chance, paypal, schedule } = this.#world;
    const order = this.#view?.method === "paypal" ? this.#view.paymentIntentId : null;
    if (!order) return;
    const fate = chance.weighed(ORDER_FATES);
    schedule.note(`${this.#name} approves, ${fate}: ${paypal.approve(order, fate)}`);
    if (chance.happens(0.7)) await this.#twice(() => this.#reconcile());
    if (chance.happens(0.1)) await this.#takeCard();
  }

  /** Agrees at PayPal, does not wait for what comes of it, and takes the card. */
  async #hasten(): Promise<void> {
    await this.#wish({ payBy: "paypal" });
    await this.#approve();
    await this.#reconcile();
    await this.#takeCard();
  }

  async #takeCard(): Promise<void> {
    await this.#do("closePaypal");
    await this.#open();
    await this.#payByCard();
  }
}
