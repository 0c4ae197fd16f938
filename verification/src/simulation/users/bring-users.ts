import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Scenario } from "../scenario/scenario.ts";
import { situationOf } from "../scenario/situations.ts";
import type { Simulation } from "../simulation.ts";
import { Browser } from "./browser.ts";
import { payAnothersCheckout } from "./pay-anothers-checkout.ts";
import { payAtOneMoment } from "./pay-at-one-moment.ts";
import { drawActionWeights, Payer, SHARING, SWITCHING, type Habits } from "./payer.ts";
import type { UserActions } from "./user-actions.ts";
import type { SimulatedUser } from "./users.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How long users take for everything, of the time that they usually take. In some seeds all is pressed at once. */
const PACES = [1, 0.3, 0.1, 0.02];
const HASTY = [0.1, 0.02];

/** A user who comes to a checkout, and how. */
interface Visit {
  readonly request: CheckoutRequest;
  readonly name: string;
  readonly user: SimulatedUser;
  readonly delay: number;
  readonly habits: Habits;
}

/**
 * Users come to a checkout of their own, to one that is open in another tab, on another device or at a colleague's, and
 * perhaps while an earlier payment of it is still under way.
 */
function drawVisits({ random }: Simulation, { users, requests }: Scenario): readonly Visit[] {
  const [merchant, colleague] = users;
  const weights = drawActionWeights(random);
  const pace = random.pick(PACES);
  return requests.flatMap((request, index) => {
    const tabs = random.boolean(0.45) ? 2 : 1;
    return Array.from({ length: tabs }, (_, tab) => {
      const isColleagues = request.kind !== "cardVerification" && random.boolean(0.35);
      const isLate = random.boolean(0.15);
      return {
        request,
        name: `payer ${index + 1}.${tab + 1}`,
        user: isColleagues ? colleague : merchant,
        delay: random.integer(0, isLate ? 20 * MINUTE : 30 * SECOND),
        habits: { weights, pace, opens: 0.9, hastens: 14 },
      };
    });
  });
}

/** Two or three tabs of one checkout, in which users change between card and PayPal. */
function drawSwitchingVisits({ random }: Simulation, { users, requests }: Scenario) {
  const pace = random.pick(PACES);
  const tabs = random.integer(2, 3);
  return requests.flatMap((request) =>
    Array.from({ length: tabs }, (_, tab) => ({
      request,
      name: `payer ${tab + 1}`,
      user: users[random.boolean(0.3) ? 1 : 0],
      delay: random.integer(0, 20 * SECOND),
      habits: { weights: SWITCHING, pace, opens: 0.95, hastens: 80 },
    })),
  );
}

/** One checkout of two users, of whom the second may come with its address alone. */
function drawSharingVisits({ random }: Simulation, { users, requests }: Scenario) {
  const pace = random.pick(HASTY);
  return requests.flatMap((request) =>
    users.map((user, number) => ({
      request,
      name: `payer ${number + 1}`,
      user,
      delay: number * random.integer(SECOND, 40 * SECOND),
      habits: { weights: SHARING, pace, opens: number === 0 ? 1 : 0.5, hastens: 0 },
    })),
  );
}

/** Lets the users of a scenario come, each with a browser. */
export function bringUsers(simulation: Simulation, scenario: Scenario, actions: UserActions): void {
  const situation = situationOf(scenario.seed);
  if (situation === "sameMoment" || situation === "saving") {
    payAtOneMoment(simulation, scenario, actions);
    return;
  }
  if (situation === "sharing" && simulation.random.boolean(0.5)) {
    payAnothersCheckout(simulation, scenario, actions);
    return;
  }
  const draw =
    situation === "switching"
      ? drawSwitchingVisits
      : situation === "sharing"
        ? drawSharingVisits
        : drawVisits;
  const visits: readonly Visit[] = draw(simulation, scenario);
  const isShared = new Set(visits.map(({ user }) => user)).size > 1;
  // A colleague who gets the secret of a payment ends that it saves a card, whatever earlier responses said.
  if (isShared) simulation.savingResponses.stop();
  for (const { delay, habits, ...visit } of visits) {
    const payer = new Payer(new Browser({ ...visit, simulation, actions }), habits);
    simulation.begin(() => payer.act(delay * habits.pace));
  }
}
