import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { it } from "vitest";
import { loadPaymentForms } from "../../../../testing/payment-providers.ts";
import {
  leaveField,
  planLeads,
  planPerson,
  resuming,
  waitsForPayment,
} from "../../../../testing/plan-walk.ts";
import { GEOGRAPHY } from "../../../../testing/promotion.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { press, typeInto } from "../../../../testing/screen-controls.ts";
import { listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { walkScreen } from "../../../../testing/walk-screen.ts";
import { freshPlan } from "../../../payments/stored-plan.ts";
import { FlyerFlow } from "./flyer-flow.tsx";

/** A day that may be bought, so many days from today. */
const dayLater = (days: number): string => addDays(centralDayOf(Date.now()), days);

loadPaymentForms();
serveCalls(() => listResponse([]));

const settings: Settings = {
  release: "1.0.0",
  mode: "production",
  identity: { projectId: "p", apiKey: "k", authDomain: null },
  card: { publishableKey: "pk_test_1", script: null, testCards: true },
  paypal: null,
  defaultPromocode: "",
  appStoreUrl: null,
};
const empty = emptyFlyerPlan({ companyId: "c1", storeId: "s1" });
const filled: FlyerPlanDraft = {
  ...empty,
  fromDate: dayLater(10),
  toDate: dayLater(23),
  campaignName: "Winter",
  campaignFor: "offer",
  offers: ["o1"],
  campaignArea: "city",
  cityList: ["laval"],
};

const open = (draft: FlyerPlanDraft, checkoutId: string | null) => async () => {
  const start = { ...freshPlan(draft, "c1"), checkoutId };
  await renderScreen(
    <FlyerFlow start={start} planKey="flyerPlan" geography={GEOGRAPHY} settings={settings} />,
  );
};

const FIELDS = ["Campaign name", "From", "To", "Set Plan"];
const anything = [/./];
const MISSING = paymentMessages.planMissing;

it("[MACH-C10] [MACH-C11] a flyer campaign shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("flyerCampaign", {
    render: [open(filled, null), open(empty, null), open(filled, "k0")],
    states: {
      ...resuming("Looking up your payment"),
      // PLAN-M1: nothing to pay before the plan is set
      editingPlan: {
        shows: ["Payment Summary", MISSING],
        hides: ["Pay CAD", "card form"],
        offers: FIELDS,
        mayOffer: anything,
      },
      // PLAN-M3: it can be cancelled and changed, and is not set twice
      settingPlan: {
        shows: ["Setting the plan"],
        hides: [MISSING, "Pay CAD"],
        offers: ["Campaign name", "From", "To", "Cancel"],
        mayOffer: anything,
      },
      // PLAN-M3
      "checkingOut.planSet": {
        shows: ["Plan set: 14 days, 6 offers, 8 cities", "The card form is on its way."],
        hides: [MISSING],
        offers: FIELDS,
        mayOffer: anything,
      },
      // PLAN-M5: locked
      "checkingOut.paying": {
        shows: ["The price is fixed while a payment is under way."],
        hides: [MISSING],
        offers: [],
        mayOffer: [/^(Previous|Next|Rows|Search|\d)/],
      },
      // PLAN-M6
      redirecting: {
        shows: ["Opening the campaign"],
        offers: ["Go to the campaign"],
        mayOffer: [/Download/],
      },
    },
    person: {
      ...planPerson,
      "field.changed": typeInto("Campaign name", ({ value }) => String(value)),
      "field.blurred": leaveField("Campaign name"),
      "plan.set": press("Set Plan"),
      "redirect.now": press("Go to the campaign"),
    },
    // Items, area and dates are the steps' own; the promo code box and the payment are machines of their own.
    elsewhere: [
      "fields.changed",
      "promocode.applied",
      "promocode.withdrawn",
      "payment.begun",
      "payment.paused",
    ],
    besides: ["field.blurred"],
    leads: planLeads({
      set: "Set Plan",
      looking: "Looking up your payment",
      done: "Opening the campaign",
    }),
    allows: ({ context }, { type, value }) =>
      type !== "field.changed" || context.fields.values.campaignName !== value,
    exceptions: waitsForPayment("flyerCampaign"),
  }));
