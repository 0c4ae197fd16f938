import { addCard, deleteCard } from "@marquee/server/payments/cards/manage-cards";
import { payWithCard } from "@marquee/server/payments/cards/pay-with-card";
import { saveCard } from "@marquee/server/payments/cards/save-card";
import { listCards } from "@marquee/server/payments/cards/saved-cards";
import { Refusal } from "@marquee/server/platform/refusal/refusal";
import { CARD_OUTCOMES } from "../providers/stripe-intent.ts";
import type { Browser } from "./browser.ts";

/** Milliseconds between saying whether a card is to be saved and paying with it. */
const LONGEST_TYPING = 30_000;

/** What a user does with cards at their checkout: new ones, saved ones, and ones they want deleted. */
export class CardHolder {
  readonly #browser: Browser;
  readonly #pace: number;

  constructor(browser: Browser, pace: number) {
    this.#browser = browser;
    this.#pace = pace;
  }

  /** Types a card in and pays, perhaps after saying whether it is to be saved. */
  async pay(): Promise<void> {
    const { user, name, view, simulation } = this.#browser;
    const { random, stripe, scheduler } = simulation;
    const isVerified = view?.kind === "cardVerification";
    const says = !isVerified && random.boolean(0.5);
    if (says && !(await this.save(random.boolean(0.6)))) return;
    // Meanwhile a colleague may say something else.
    const typing = random.boolean(0.5) ? random.integer(0, LONGEST_TYPING) * this.#pace : 0;
    await simulation.pause(`${name} types a card in`, typing);
    const secret = this.#browser.view?.clientSecret;
    if (!secret) return;
    const outcome = random.weighted(CARD_OUTCOMES);
    const shown = stripe.confirm(secret, random.pick(user.cards), outcome);
    scheduler.note(`${name} confirms, which ${outcome}: ${shown}`);
    if (random.boolean(0.65)) await this.#browser.twice(() => this.#browser.reconcile());
  }

  /** Says whether the card that pays is to be saved; whether the browser may go on to pay. */
  async save(save: boolean): Promise<boolean> {
    const { user, id, view, simulation } = this.#browser;
    if (save) simulation.savingResponses.request(id, user.user.email);
    const responded = simulation.savingResponses.begin(id);
    const result = await this.#browser.show(`save ${save}`, (request) =>
      saveCard(request, { id, save }),
    );
    const isAnothers = result instanceof Refusal && result.failure.tag === "Forbidden";
    if (result === null || (result instanceof Refusal && !isAnothers)) {
      responded(null);
      return false;
    }
    // Rejected for another user, it has been taken back all the same.
    const shown = result instanceof Refusal ? view : result;
    const isSaved = shown?.kind === "cardVerification" || (save && !isAnothers);
    responded(shown?.paymentIntentId ? { intentId: shown.paymentIntentId, isSaved } : null);
    return true;
  }

  /** Pays with a saved card of theirs. */
  async payWithSavedCard(): Promise<void> {
    const { user, view, simulation } = this.#browser;
    if (view === null) return;
    const { email } = user.user;
    const cards = await this.#browser.send("list their cards", (request) =>
      request.transaction((tx) => listCards({ ...request, tx }, { userId: email })),
    );
    if (cards === null || cards instanceof Refusal || cards.rows.length === 0) return;
    const { cardId } = simulation.random.pick(cards.rows);
    if (simulation.random.boolean(0.15)) await this.save(true);
    const pay = () => this.#charge(cardId, view.receipt.charge);
    const isDeclined = await this.#browser.twice(pay);
    // Who is declined may press again.
    if (isDeclined && simulation.random.boolean(0.6)) await pay();
    if (simulation.random.boolean(0.65)) await this.#browser.reconcile();
  }

  /** Requests to charge a saved card; whether the answer is that it failed. */
  async #charge(cardId: string, amount: number): Promise<boolean> {
    const { user, id, simulation } = this.#browser;
    const { email } = user.user;
    const responded = simulation.savingResponses.begin(id);
    const charged = simulation.chargeResponses.begin(simulation.stripe, id);
    const result = await this.#browser.send("pay with a saved card", (request) =>
      payWithCard(request, { email, cardId, amount, checkout: id }),
    );
    responded(null);
    charged(result);
    return result !== null && !(result instanceof Refusal) && result.response === "unsuccessful";
  }

  /** Wants the last card they saved deleted. */
  async delete(): Promise<void> {
    const { user, actions, simulation } = this.#browser;
    const { email } = user.user;
    const { customers } = simulation.stripe;
    const own = [...customers.cards.values()].filter(
      ({ customer }) => customer !== null && customers.emails.get(customer) === email,
    );
    const card = own.at(-1);
    if (!card) return;
    actions.deletedCards.set(card.id, user);
    await this.#browser.twice(async () => {
      const result = await this.#browser.send("delete a card", (request) =>
        deleteCard(request, { email, cardId: card.id }),
      );
      if (result === null || result instanceof Refusal) return;
      actions.deletedCards.delete(card.id);
      if (!card.spent)
        simulation.findings.push(
          `SIM-I9 ${card.id} is said to be deleted, and the provider has it`,
        );
    });
  }

  /** Requests the card that the payment has saved, as the specification's call does. */
  async add(): Promise<void> {
    const { user, view, simulation } = this.#browser;
    const intentId = view?.paymentIntentId;
    if (!intentId) return;
    const result = await this.#browser.send("add a card", (request) =>
      addCard(request, { email: user.user.email, intentId }),
    );
    if (result === null || result instanceof Refusal) return;
    // A card that was saved before stays saved by a payment that saves it once more.
    const intent = simulation.stripe.intents.get(intentId);
    if (intent?.status !== "succeeded" || !intent.savesCard)
      simulation.findings.push(`SIM-I9 ${intentId} is said to have saved a card, and has not`);
  }
}
