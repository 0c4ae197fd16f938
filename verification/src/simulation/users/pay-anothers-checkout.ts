import type { Scenario } from "../scenario/scenario.ts";
import type { Simulation } from "../simulation.ts";
import { Browser } from "./browser.ts";
import { CardHolder } from "./card-holder.ts";
import type { UserActions } from "./user-actions.ts";

const SECOND = 1000;
/** How long the opener takes at most until they say that the card is to be saved, and the colleague until they come. */
const FIRST = 20 * SECOND;
/** How long the colleague types at most. Meanwhile what the opener said may reach the provider late. */
const LONGEST_TYPING = 90 * SECOND;

/**
 * One user opens a checkout and says that its card is to be saved; a colleague comes at about the same time, perhaps with
 * the address alone, and pays it with a card of their own, be it a new or a saved one.
 */
export function payAnothersCheckout(
  simulation: Simulation,
  { requests, users }: Scenario,
  actions: UserActions,
): void {
  const { random, scheduler, stripe } = simulation;
  simulation.savingResponses.stop();
  const [request] = requests;
  if (!request) return;
  const [opener, colleague] = users.map(
    (user, index) =>
      new Browser({ name: `payer ${index + 1}`, request, user, simulation, actions }),
  );
  if (!opener || !colleague) return;
  simulation.begin(async () => {
    await opener.open();
    const times = random.integer(1, 2);
    for (let time = 0; time < times; time += 1) {
      await simulation.pause("the opener decides", random.integer(0, FIRST));
      await new CardHolder(opener, 0).save(true);
    }
  });
  simulation.begin(async () => {
    await simulation.pause("the colleague comes", random.integer(SECOND, FIRST));
    if (random.boolean(0.5)) await colleague.open();
    else await colleague.reconcile();
    // The provider may have the payment for the opener already, and charges no card of another user with it.
    if (random.boolean(0.4)) return new CardHolder(colleague, 0).payWithSavedCard();
    await simulation.pause("the colleague types a card in", random.integer(0, LONGEST_TYPING));
    const secret = colleague.view?.clientSecret;
    const [card] = colleague.user.cards;
    if (!secret || card === undefined) return;
    scheduler.note(`${colleague.name} confirms: ${stripe.confirm(secret, card, "pays")}`);
    if (random.boolean(0.5)) await colleague.reconcile();
  });
}
