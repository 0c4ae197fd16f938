import type { Scenario } from "../scenario/scenario.ts";
import { situationOf } from "../scenario/situations.ts";
import type { Simulation } from "../simulation.ts";
import { Browser } from "./browser.ts";
import { CardHolder } from "./card-holder.ts";
import type { UserActions } from "./user-actions.ts";

const SECOND = 1000;
/** When each user saves, pays and returns, after the seed begins. Each has done what comes before it by then. */
const SAVE_AT = 15 * SECOND;
const PAY_AT = 40 * SECOND;
/** Those who pay at one moment do so within so many milliseconds. */
const MOMENT = 400;

/**
 * Each checkout of a scenario is opened in a browser of its own, and all are paid by card at one moment: what they sell
 * is the same, or one user saves the same card with each of them.
 */
export function payAtOneMoment(
  simulation: Simulation,
  { requests, seed, users }: Scenario,
  actions: UserActions,
): void {
  const { random, scheduler, stripe } = simulation;
  const saves = situationOf(seed) === "saving";
  const began = scheduler.now;
  const until = (what: string, after: number) =>
    simulation.pause(what, Math.max(0, began + after - scheduler.now) + random.integer(0, MOMENT));
  for (const [index, request] of requests.entries()) {
    const name = `payer ${index + 1}`;
    const user = users[saves || random.boolean(0.5) ? 0 : 1];
    const browser = new Browser({ name, request, user, simulation, actions });
    simulation.begin(async () => {
      await simulation.pause(`${name} comes`, random.integer(0, SECOND));
      await browser.open();
      await until(`${name} says whether the card is to be saved`, SAVE_AT);
      if (saves) await new CardHolder(browser, 0).save(true);
      await until(`${name} pays`, PAY_AT);
      const secret = browser.view?.clientSecret;
      const [card] = user.cards;
      if (!secret || card === undefined) return;
      scheduler.note(`${name} confirms: ${stripe.confirm(secret, card, "pays")}`);
      await browser.reconcile();
    });
  }
}
