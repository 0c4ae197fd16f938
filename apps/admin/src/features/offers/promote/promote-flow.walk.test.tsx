import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { it } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { loadPaymentForms } from "../../../testing/payment-providers.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { press } from "../../../testing/screen-controls.ts";
import type { Gesture } from "../../../testing/screen-walk.ts";
import { screenOf } from "../../../testing/screen-starts.ts";
import { walkScreen } from "../../../testing/walk-screen.ts";
import { listResponse, serveCalls } from "../../../testing/serve-calls.ts";
import { leaveField, planPerson, resuming, waitsForPayment } from "../../../testing/plan-walk.ts";
import { BRANCH, GEOGRAPHY, PLANS } from "../../../testing/promotion.ts";
import { PromoteFlow } from "./promote-flow.tsx";
import type { PromoteOfferActor } from "./use-promote-offer.ts";

const { bridges } = loadPaymentForms();
serveCalls(() => listResponse(PLANS));

const AREA = ["City", "State", "Canada Country", "States or provinces", "Remove Quebec"];
const DATES = ["From", "To", "Set Plan"];
const PLAN = [
  ...AREA,
  ...DATES,
  "Create custom Plan 1.00 a day in each city, for days of your own.",
];
/** The plans that are sold, the lines of the price, the promo code, and the pane of a checkout. */
const BESIDES = [
  "Open the calendar",
  /^(7|30) days/,
  /^(Plan of \d+ days|\d+ cities|Subtotal)$/,
  "Promocode",
  "Apply",
  "Remove",
  "Pay with Stripe",
];

/** The other plan than the one that is chosen. */
const choosePlan: Gesture = (_, { context }: AnyMachineSnapshot) =>
  press(context.fields.values.plan === "week" ? /^30 days/ : /^7 days/)();

it("[MACH-C10] [MACH-C11] the promotion of an offer shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("promoteOffer", {
    render: screenOf<PromoteOfferActor>(async (actor) => {
      await renderScreen(
        <PromoteFlow
          actor={actor}
          bridges={bridges}
          offer={exampleOffer}
          branch={BRANCH}
          geography={GEOGRAPHY}
          paypal
        />,
      );
    }),
    states: {
      ...resuming("Loading"),
      // PLAN-M1, PROMOTE-P7: each plan with its days and its price
      editingPlan: {
        shows: [
          "7 days",
          "CAD 10.00",
          "30 days",
          "CAD 36.00",
          "Payment Summary",
          "Nothing is charged yet.",
        ],
        hides: ["Pay CAD"],
        offers: [...PLAN, "Promote Now", "PayPal"],
        mayOffer: BESIDES,
      },
      // PLAN-M3: it can be cancelled and changed, and is not set twice
      settingPlan: {
        shows: ["Payment Summary"],
        hides: ["Nothing is charged yet.", "Pay CAD"],
        offers: [...AREA, "From", "To", "Cancel"],
        mayOffer: [...BESIDES, ...PLAN, "PayPal"],
      },
      // PLAN-M3
      "checkingOut.planSet": {
        shows: ["The card form is on its way."],
        hides: ["Promote Now"],
        offers: PLAN,
        mayOffer: BESIDES,
      },
      // PLAN-M5: locked
      "checkingOut.paying": {
        shows: ["The price is fixed while a payment is under way."],
        hides: ["Promote Now"],
        offers: [],
      },
      // PROMOFLOW-M2, PROMOTE-R3, PROMOTE-R4
      redirecting: {
        shows: ["yah!! offer live successfully", "Taking you to the offers"],
        offers: ["Go now"],
        mayOffer: [/Download/],
      },
    },
    person: {
      ...planPerson,
      "fields.changed": choosePlan,
      "field.blurred": leaveField("From"),
      "plan.set": press(/^(Promote Now)$/),
      "redirect.now": press("Go now"),
    },
    // Area, plan and dates change together; the promo code box and the payment are machines of their own.
    elsewhere: [
      "field.changed",
      "promocode.applied",
      "promocode.withdrawn",
      "payment.begun",
      "payment.paused",
    ],
    besides: ["field.blurred"],
    exceptions: waitsForPayment("promoteOffer"),
  }));
