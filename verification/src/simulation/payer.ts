import { Refusal } from "@marquee/server/platform/http/refusal";
import { cancelCheckout } from "@marquee/server/payments/checkouts/checkout-calls";
import {
  closePaypal,
  openPaypal,
  payByCard,
  payOffer,
} from "@marquee/server/payments/paypal/paypal-calls";
import type { Caller } from "./caller.ts";
import { CardHolder } from "./card-holder.ts";
import type { OrderFate } from "./paypal-order.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What people do with a checkout, and how likely each is next. */
const HABITS = {
  payByCard: 28,
  payWithKept: 12,
  saveCard: 5,
  forgetCard: 4,
  addCard: 2,
  authenticate: 9,
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

const ORDER_FATES: Readonly<Record<OrderFate, number>> = {
  pays: 55,
  declines: 15,
  settlesLater: 14,
  deniedLater: 10,
  paysLess: 6,
};

/** A person before a browser, with one checkout. Several may share it: two tabs, two colleagues. */
export class Payer {
  readonly #caller: Caller;
  readonly #holder: CardHolder;
  /** The order in PayPal's window. */
  #order: string | null = null;

  constructor(caller: Caller) {
    this.#caller = caller;
    this.#holder = new CardHolder(caller);
  }

  async act(): Promise<void> {
    const { name, world } = this.#caller;
    const { chance } = world;
    await world.pause(`${name} comes`, chance.within(0, 30 * SECOND));
    await this.#caller.open();
    // Most people come to pay.
    const begins = chance.weighed({ payByCard: 46, payWithKept: 16, hastens: 14, looksAround: 24 });
    if (begins === "payByCard") await this.#holder.pay();
    if (begins === "payWithKept") await this.#holder.payWithKept();
    if (begins === "hastens") await this.#hasten();
    const steps = chance.within(1, 5);
    for (let step = 0; step < steps; step += 1) {
      const habit = chance.weighed(HABITS);
      await world.pause(`${name} will ${habit}`, chance.within(0, 20 * SECOND));
      if (habit === "leave") return;
      await this.#do(habit);
    }
  }

  #do(habit: Exclude<Habit, "leave">): Promise<unknown> {
    const caller = this.#caller;
    const { chance } = caller.world;
    switch (habit) {
      case "payByCard":
        return this.#holder.pay();
      case "payWithKept":
        return this.#holder.payWithKept();
      case "saveCard":
        return caller.twice(() => this.#holder.keep(chance.happens(0.5)));
      case "forgetCard":
        return this.#holder.forget();
      case "addCard":
        return this.#holder.add();
      case "authenticate":
        return this.#authenticate();
      case "reconcile":
        return caller.twice(() => caller.reconcile());
      case "open":
        return caller.twice(() => caller.open());
      case "goToPaypal":
        return this.#payByPaypal();
      case "approve":
        return this.#approve();
      case "closePaypal":
        return this.#closePaypal();
      case "backToCard":
        return this.#see("pay by card", payByCard);
      case "cancel":
        caller.wishes.cancelled = true;
        return this.#see("cancel", cancelCheckout);
      case "wait":
        return caller.world.pause(`${caller.name} waits`, chance.within(SECOND, 2 * HOUR));
    }
  }

  #see(what: string, call: typeof cancelCheckout): Promise<unknown> {
    const { checkoutId: id } = this.#caller;
    return this.#caller.see(what, (services, request) => call(services, request, id));
  }

  async #authenticate(): Promise<void> {
    const { view, world } = this.#caller;
    if (!view?.clientSecret) return;
    world.cards.authenticate(view.clientSecret, world.chance.happens(0.7));
    if (world.chance.happens(0.65)) await this.#caller.reconcile();
  }

  async #goToPaypal(): Promise<void> {
    const { checkoutId: id } = this.#caller;
    const answer = await this.#caller.ask("open PayPal", (services, request) =>
      openPaypal(services, request, id),
    );
    if (answer !== null && !(answer instanceof Refusal)) this.#order = answer.orderId;
  }

  async #payByPaypal(): Promise<void> {
    await this.#caller.twice(() => this.#goToPaypal());
    if (this.#caller.world.chance.happens(0.7)) await this.#approve();
  }

  /** Agrees in PayPal's window, which may be open from before; who is declined may choose again there. */
  async #approve(): Promise<void> {
    const { chance } = this.#caller.world;
    if (this.#order === null) return;
    await this.#agree(this.#order);
    if (this.#caller.view?.state === "declined" && chance.happens(0.6))
      await this.#agree(this.#order);
    if (chance.happens(0.1)) await this.#takeCard();
  }

  async #agree(order: string): Promise<void> {
    const { name, world } = this.#caller;
    const { chance, paypal, schedule } = world;
    const fate = chance.weighed(ORDER_FATES);
    schedule.note(`${name} approves, ${fate}: ${paypal.approve(order, fate)}`);
    if (chance.happens(0.75))
      await this.#caller.twice(() =>
        chance.happens(0.5)
          ? this.#see("have PayPal's money taken", payOffer)
          : this.#caller.reconcile(),
      );
  }

  #closePaypal(): Promise<unknown> {
    this.#caller.wishes.closed = true;
    return this.#see("leave PayPal", closePaypal);
  }

  /** Agrees at PayPal, does not wait for what comes of it, and takes the card. */
  async #hasten(): Promise<void> {
    await this.#goToPaypal();
    if (this.#order === null) return;
    await this.#agree(this.#order);
    await this.#takeCard();
  }

  async #takeCard(): Promise<void> {
    await this.#closePaypal();
    await this.#caller.open();
    await this.#holder.pay();
  }
}
