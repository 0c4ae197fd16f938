import { Refusal } from "@marquee/server/platform/http/refusal";
import { addCard, deleteCard } from "@marquee/server/payments/cards/manage-cards";
import { saveCard } from "@marquee/server/payments/cards/save-card";
import { payWithCard } from "@marquee/server/payments/cards/pay-with-card";
import { listCards } from "@marquee/server/payments/cards/saved-cards";
import type { Caller } from "./caller.ts";
import { CARD_FATES } from "./card-bank-intent.ts";

/** What a person does with cards at their checkout: new ones, kept ones, and ones they want to be rid of. */
export class CardHolder {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Types a card in and pays, after saying whether it is to be kept where the browser has to say it. */
  async pay(): Promise<void> {
    const { person, name, view, world } = this.#caller;
    const { chance, cards, schedule } = world;
    const isOwn = view?.kind === "cardVerification";
    const says = !isOwn && (this.#caller.shared || chance.happens(0.4));
    if (says && !(await this.keep(chance.happens(0.6)))) return;
    const secret = this.#caller.view?.clientSecret;
    if (!secret) return;
    const fate = chance.weighed(CARD_FATES);
    const seen = cards.confirm(secret, chance.pick(person.purse), fate);
    schedule.note(`${name} confirms, ${fate}: ${seen}`);
    if (chance.happens(0.65)) await this.#caller.twice(() => this.#caller.reconcile());
  }

  /** Says whether the card that pays is kept; whether the browser may go on to pay. */
  async keep(keep: boolean): Promise<boolean> {
    const { checkoutId: id, person, view, world } = this.#caller;
    if (keep) world.keepings.wish(id, person.user.email);
    const told = world.keepings.begin(id);
    const answer = await this.#caller.see(`keep ${keep}`, (services, signedIn) =>
      saveCard(services, signedIn, { id, save: keep }),
    );
    const isAnothers = answer instanceof Refusal && answer.failure.tag === "Forbidden";
    if (answer === null || (answer instanceof Refusal && !isAnothers)) {
      told(null);
      return false;
    }
    // Refused to somebody else, it has been taken back all the same.
    const seen = answer instanceof Refusal ? view : answer;
    const kept = seen?.kind === "cardVerification" || (keep && !isAnothers);
    told(seen?.paymentIntentId ? { intentId: seen.paymentIntentId, kept } : null);
    return true;
  }

  /** Pays with a card of theirs that is kept. */
  async payWithKept(): Promise<void> {
    const { person, view, world } = this.#caller;
    if (view === null) return;
    const { email } = person.user;
    const cards = await this.#caller.ask("list their cards", (_, signedIn) =>
      signedIn.transaction((tx) => listCards({ ...signedIn, tx }, { userId: email })),
    );
    if (cards === null || cards instanceof Refusal || cards.rows.length === 0) return;
    const { cardId } = world.chance.pick(cards.rows);
    if (world.chance.happens(0.15)) await this.keep(true);
    const pay = () => this.#charge(cardId, view.receipt.charge);
    const isDeclined = await this.#caller.twice(pay);
    // Who is declined may press again.
    if (isDeclined && world.chance.happens(0.6)) await pay();
    if (world.chance.happens(0.65)) await this.#caller.reconcile();
  }

  /** Asks to charge a kept card; whether they are told that it failed. */
  async #charge(cardId: string, amount: number): Promise<boolean> {
    const { checkoutId: id, person, world } = this.#caller;
    const { email } = person.user;
    const told = world.keepings.begin(id);
    const charged = world.charges.begin(world.cards, id);
    const answer = await this.#caller.ask("pay with a kept card", (services, signedIn) =>
      payWithCard(services, signedIn, { email, cardId, amount, checkout: id }),
    );
    told(null);
    charged(answer);
    return answer !== null && !(answer instanceof Refusal) && answer.response === "unsuccessful";
  }

  /** Wants the last card they kept forgotten. */
  async forget(): Promise<void> {
    const { person, wishes, world } = this.#caller;
    const { email } = person.user;
    const own = [...world.cards.vault.cards.values()].filter(
      ({ customer }) => customer !== null && world.cards.vault.customers.get(customer) === email,
    );
    const card = own.at(-1);
    if (!card) return;
    wishes.forgotten.set(card.id, person);
    await this.#caller.twice(async () => {
      const answer = await this.#caller.ask("forget a card", (services, signedIn) =>
        deleteCard(services, signedIn, { email, cardId: card.id }),
      );
      if (answer === null || answer instanceof Refusal) return;
      wishes.forgotten.delete(card.id);
      if (!card.spent)
        world.problems.push(`SIM-I9 ${card.id} is told to be forgotten, and the provider keeps it`);
    });
  }

  /** Asks for the card that the payment has kept, as the specification's call does. */
  async add(): Promise<void> {
    const { person, view, world } = this.#caller;
    const intentId = view?.paymentIntentId;
    if (!intentId) return;
    const answer = await this.#caller.ask("add a card", (services, signedIn) =>
      addCard(services, signedIn, { email: person.user.email, intentId }),
    );
    if (answer === null || answer instanceof Refusal) return;
    // A card that was kept before stays kept by a payment that keeps it once more.
    const intent = world.cards.intents.get(intentId);
    if (intent?.status !== "succeeded" || !intent.keeps)
      world.problems.push(`SIM-I9 ${intentId} is told to have kept a card, and has not`);
  }
}
