import { exampleStore } from "@marquee/machines/fixtures/example-approval";
import { it } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { loadPaymentForms } from "../../../../testing/payment-providers.ts";
import {
  leaveField,
  planPerson,
  resuming,
  waitsForPayment,
} from "../../../../testing/plan-walk.ts";
import { BRANCH, GEOGRAPHY, PLANS } from "../../../../testing/promotion.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { press } from "../../../../testing/screen-controls.ts";
import { screenOf } from "../../../../testing/screen-starts.ts";
import type { Gesture } from "../../../../testing/screen-walk.ts";
import { listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { walkScreen } from "../../../../testing/walk-screen.ts";
import { PromotionFlow } from "./promote-flow.tsx";
import type { PromotionActor } from "./use-promotion.ts";

const { bridges } = loadPaymentForms();
serveCalls(() => listResponse(PLANS));

const WAYS = ["Places and days", "Budget first"];
const AREA = ["City", "State/Province", "Canada-Wide"];
/** The prices, the lines of the receipt, the promo code, and the pane of a checkout. */
const BESIDES = [
  /^(Cities|States or provinces)/,
  /^Remove (Quebec|Montréal)$/,
  "Add Laval",
  /^(7|30) days/,
  /^Own days/,
  /^(Plan of \d+ days|1 offer a day|\d+ cities|Subtotal)/,
  "From",
  "To",
  "Open the calendar",
  "Rename",
  "Add a promo code",
  "Promocode",
  "Apply",
  /^Remove SPRING/,
  "Pay with Stripe",
];

/** The other plan than the one that is chosen. */
const choosePlan: Gesture = (_, { context }: AnyMachineSnapshot) =>
  press(context.fields.values.plan === "week" ? /^30 days/ : /^7 days/)();

it("[MACH-C10] [MACH-C11] a promotion shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("promoteOffer", {
    render: screenOf<PromotionActor>(async (actor) => {
      await renderScreen(
        <PromotionFlow
          actor={actor}
          bridges={bridges}
          branch={{ ...exampleStore, ...BRANCH, id: "s1", cityId: "montreal" }}
          geography={GEOGRAPHY}
          plans={PLANS}
          plansNote={null}
          earlier={null}
          leftOut={[]}
          names={["Winter tea"]}
          onClose={() => undefined}
        />,
      );
    }),
    states: {
      ...resuming("Looking up your payment"),
      // PLAN-M1, PROMOTION-2: each plan with its days and its price
      editingPlan: {
        shows: ["7 days", "30 days", "Own days", "a day", "Total with taxes"],
        hides: ["Pay CAD"],
        offers: [...WAYS, ...AREA],
        mayOffer: [...BESIDES, "Set Plan", "Working out the price"],
      },
      // PLAN-M3: it can be cancelled and changed, and is not set twice
      settingPlan: {
        shows: ["Working out the price"],
        hides: ["Set Plan", "Pay CAD"],
        offers: [...WAYS, ...AREA, "Cancel"],
        mayOffer: [...BESIDES, "Working out the price"],
      },
      // PLAN-M3
      "checkingOut.planSet": {
        shows: ["The card form is on its way."],
        hides: ["Set Plan"],
        offers: [...WAYS, ...AREA],
        mayOffer: BESIDES,
      },
      // PLAN-M5: locked
      "checkingOut.paying": {
        shows: ["The price is fixed while a payment is under way."],
        hides: ["Set Plan"],
        offers: [],
      },
      // PROMOFLOW-M2, PROMOTE-R3, PROMOTE-R4, CAMP-R6
      redirecting: {
        shows: [/(Taking you to the offers|Opening the campaign)/],
        offers: [],
        mayOffer: ["Go now", "Go to the campaign", /Download/],
      },
    },
    person: {
      ...planPerson,
      "fields.changed": press("City"),
      "field.changed": choosePlan,
      "field.blurred": leaveField(/^(Cities|States or provinces)/),
      "plan.set": press(/^(Set Plan|Working out the price)$/),
      "redirect.now": press(/^Go (now|to the campaign)$/),
    },
    // The promo code box and the payment are machines of their own.
    elsewhere: ["promocode.applied", "promocode.withdrawn", "payment.begun", "payment.paused"],
    besides: ["field.blurred"],
    exceptions: waitsForPayment("promoteOffer"),
  }));
