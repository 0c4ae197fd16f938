import { cancelCheckout } from "@marquee/server/payments/checkouts/checkout-calls";
import {
  closePaypal,
  openPaypal,
  payByCard,
  payOffer,
} from "@marquee/server/payments/paypal/paypal-calls";
import { Refusal } from "@marquee/server/platform/refusal/refusal";
import type { OrderOutcome } from "../providers/paypal-order.ts";
import type { Random } from "../random.ts";
import type { Browser } from "./browser.ts";
import { CardHolder } from "./card-holder.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What users do with a checkout, and how likely each is next. */
const ACTIONS = {
  payByCard: 28,
  payWithSavedCard: 12,
  saveCard: 5,
  deleteCard: 4,
  addCard: 2,
  authenticate: 9,
  reconcile: 12,
  open: 10,
  payByPaypal: 14,
  approve: 16,
  closePaypal: 7,
  backToCard: 6,
  cancel: 4,
  wait: 6,
  leave: 5,
} as const;
type Action = keyof typeof ACTIONS;
export type ActionWeights = Readonly<Record<Action, number>>;

/** How a user behaves at their checkout. */
export interface Habits {
  /** What they do, and how likely each is next. */
  readonly weights: ActionWeights;
  /** How likely they open the checkout first, from 0 to 1. */
  readonly opens: number;
  /** Shortens or prolongs the time between two actions. */
  readonly pace: number;
  /** How likely they begin by approving at PayPal and pay by card at once, beside other beginnings. */
  readonly hastens: number;
}

const NEVER = Object.fromEntries(
  Object.keys(ACTIONS).map((action) => [action, 0]),
) as ActionWeights;

/** Changes between card and PayPal, whatever is under way. */
export const SWITCHING: ActionWeights = {
  ...NEVER,
  payByCard: 16,
  authenticate: 4,
  reconcile: 12,
  open: 8,
  payByPaypal: 20,
  approve: 18,
  closePaypal: 10,
  backToCard: 14,
  wait: 4,
  leave: 4,
};

/** Says that the card is to be saved, and pays, while another user does the same. */
export const SHARING: ActionWeights = {
  ...NEVER,
  payByCard: 26,
  payWithSavedCard: 10,
  saveCard: 34,
  addCard: 4,
  authenticate: 4,
  reconcile: 10,
  open: 12,
  leave: 4,
};

/** In each seed users do some things often and others never: what seldom comes together does so in some seed. */
export const drawActionWeights = (random: Random): ActionWeights => {
  const drawn = Object.entries(ACTIONS).map(([action, weight]) => [
    action,
    weight * random.pick([0, 1, 1, 3]),
  ]);
  return { ...(Object.fromEntries(drawn) as ActionWeights), leave: ACTIONS.leave };
};

const ORDER_OUTCOMES: Readonly<Record<OrderOutcome, number>> = {
  pays: 55,
  declines: 15,
  settlesLater: 14,
  deniedLater: 10,
  paysLess: 6,
};

/** A user at one checkout. Several may share it: in two tabs, on two devices, with a colleague. */
export class Payer {
  readonly #browser: Browser;
  readonly #holder: CardHolder;
  readonly #habits: Habits;
  /** The order in PayPal's window. */
  #order: string | null = null;

  constructor(browser: Browser, habits: Habits) {
    this.#browser = browser;
    this.#holder = new CardHolder(browser, habits.pace);
    this.#habits = habits;
  }

  /** Comes after so many milliseconds, and does one thing after the other. */
  async act(delay: number): Promise<void> {
    const { name, simulation } = this.#browser;
    const { random } = simulation;
    await simulation.pause(`${name} comes`, delay);
    // Some have the page before them that a colleague opened, or they themselves on another device.
    if (random.boolean(this.#habits.opens)) await this.#browser.open();
    // Most users come to pay.
    const first = random.weighted({
      payByCard: 46,
      payWithSavedCard: 16,
      hasten: this.#habits.hastens,
      lookAround: 24,
    });
    if (first === "payByCard") await this.#holder.pay();
    if (first === "payWithSavedCard") await this.#holder.payWithSavedCard();
    if (first === "hasten") await this.#hasten();
    const steps = random.integer(1, 7);
    for (let step = 0; step < steps; step += 1) {
      const action = random.weighted(this.#habits.weights);
      const delay = random.integer(0, 20 * SECOND) * this.#habits.pace;
      await simulation.pause(`${name} decides to ${action}`, delay);
      if (action === "leave") return;
      await this.#do(action);
    }
  }

  #do(action: Exclude<Action, "leave">): Promise<unknown> {
    const browser = this.#browser;
    const { random } = browser.simulation;
    switch (action) {
      case "payByCard":
        return this.#holder.pay();
      case "payWithSavedCard":
        return this.#holder.payWithSavedCard();
      case "saveCard":
        return browser.twice(() => this.#holder.save(random.boolean(0.5)));
      case "deleteCard":
        return this.#holder.delete();
      case "addCard":
        return this.#holder.add();
      case "authenticate":
        return this.#authenticate();
      case "reconcile":
        return browser.twice(() => browser.reconcile());
      case "open":
        return browser.twice(() => browser.open());
      case "payByPaypal":
        return this.#payByPaypal();
      case "approve":
        return this.#approve();
      case "closePaypal":
        return this.#closePaypal();
      case "backToCard":
        return this.#show("pay by card", payByCard);
      case "cancel":
        browser.actions.cancelled = true;
        return this.#show("cancel", cancelCheckout);
      case "wait":
        return browser.simulation.pause(`${browser.name} waits`, random.integer(SECOND, 2 * HOUR));
    }
  }

  #show(what: string, call: typeof cancelCheckout): Promise<unknown> {
    const { id } = this.#browser;
    return this.#browser.show(what, (request) => call(request, id));
  }

  async #authenticate(): Promise<void> {
    const { view, simulation } = this.#browser;
    if (!view?.clientSecret) return;
    simulation.stripe.authenticate(view.clientSecret, simulation.random.boolean(0.7));
    if (simulation.random.boolean(0.65)) await this.#browser.reconcile();
  }

  async #openPaypal(): Promise<void> {
    const { id } = this.#browser;
    const response = await this.#browser.send("open PayPal", (request) => openPaypal(request, id));
    if (response !== null && !(response instanceof Refusal)) this.#order = response.orderId;
  }

  async #payByPaypal(): Promise<void> {
    await this.#browser.twice(() => this.#openPaypal());
    if (this.#browser.simulation.random.boolean(0.7)) await this.#approve();
  }

  /** Approves in PayPal's window, which may be open from before; who is declined may choose again there. */
  async #approve(): Promise<void> {
    const { random } = this.#browser.simulation;
    if (this.#order === null) return;
    await this.#approveOrder(this.#order);
    if (this.#browser.view?.state === "declined" && random.boolean(0.6))
      await this.#approveOrder(this.#order);
    if (random.boolean(0.1)) await this.#changeToCard();
  }

  async #approveOrder(order: string): Promise<void> {
    const { name, simulation } = this.#browser;
    const { random, paypal, scheduler } = simulation;
    const outcome = random.weighted(ORDER_OUTCOMES);
    scheduler.note(`${name} approves, which ${outcome}: ${paypal.approve(order, outcome)}`);
    if (random.boolean(0.75))
      await this.#browser.twice(() =>
        random.boolean(0.5)
          ? this.#show("have PayPal's money captured", payOffer)
          : this.#browser.reconcile(),
      );
  }

  #closePaypal(): Promise<unknown> {
    this.#browser.actions.closedPaypal = true;
    return this.#show("close PayPal", closePaypal);
  }

  /** Approves at PayPal, does not wait for what comes of it, and pays by card. */
  async #hasten(): Promise<void> {
    await this.#openPaypal();
    if (this.#order === null) return;
    await this.#approveOrder(this.#order);
    await this.#changeToCard();
  }

  async #changeToCard(): Promise<void> {
    await this.#closePaypal();
    await this.#browser.open();
    await this.#holder.pay();
  }
}
