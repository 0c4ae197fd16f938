import type { Scenario } from "../scenario/scenario.ts";
import type { Simulation } from "../simulation.ts";
import { Browser, type UserActions } from "./browser.ts";
import { drawActionWeights, Payer } from "./payer.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How long users take for everything, of the time that they usually take. In some seeds all is pressed at once. */
const PACES = [1, 0.3, 0.1, 0.02];

/**
 * Lets the users of a scenario come, each with a browser: to a checkout of their own, to one that is open in another
 * tab, on another device or at a colleague's, and perhaps while an earlier payment of it is still under way.
 */
export function bringUsers(simulation: Simulation, scenario: Scenario, actions: UserActions): void {
  const { random } = simulation;
  const { users, requests } = scenario;
  const [merchant, colleague] = users;
  const weights = drawActionWeights(random);
  const pace = random.pick(PACES);
  const visits = requests.flatMap((request, index) => {
    const tabs = random.boolean(0.45) ? 2 : 1;
    return Array.from({ length: tabs }, (_, tab) => {
      const isColleagues = request.kind !== "cardVerification" && random.boolean(0.35);
      const isLate = random.boolean(0.15);
      return {
        request,
        name: `payer ${index + 1}.${tab + 1}`,
        user: isColleagues ? colleague : merchant,
        delay: random.integer(0, isLate ? 20 * MINUTE : 30 * SECOND),
      };
    });
  });
  const isShared = new Set(visits.map(({ user }) => user)).size > 1;
  // A colleague who gets the secret of a payment ends that it saves a card, whatever anybody was answered before.
  if (isShared) simulation.savingAnswers.stop();
  for (const { delay, ...visit } of visits) {
    const browser = new Browser({ ...visit, simulation, actions });
    const payer = new Payer(browser, weights, pace);
    simulation.begin(() => payer.act(delay * pace));
  }
}
