import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { act } from "@testing-library/react";
import { it } from "vitest";
import { loadPaymentForms } from "../../../testing/payment-providers.ts";
import { planLeads, planPerson, resuming, waitsForPayment } from "../../../testing/plan-walk.ts";
import { MERCHANT, renderScreen } from "../../../testing/render-screen.tsx";
import { findOffered, press } from "../../../testing/screen-controls.ts";
import type { Gesture } from "../../../testing/screen-walk.ts";
import { dataResponse, listResponse, serveCalls } from "../../../testing/serve-calls.ts";
import { walkScreen } from "../../../testing/walk-screen.ts";
import { planKey, storePlan } from "../../payments/stored-plan.ts";
import { MapProductsScreen } from "./map-products-screen.tsx";

loadPaymentForms();

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const live = { ...exampleOffer, active: "Y", validFrom: inDays(-1), validTill: inDays(10) };
const product = (id: string, name: string) => ({
  id,
  name,
  brand: "Laine du Nord",
  images: [],
  mapped: "N",
  active: "Y",
  validFrom: live.validFrom,
  validTill: live.validTill,
});

serveCalls(({ pathname }) => {
  if (pathname.endsWith("/settings"))
    return dataResponse({
      card: { publishableKey: "pk_test_1", script: null, testCards: true },
      paypal: null,
      defaultPromocode: "",
    });
  if (pathname.includes("Offer") && pathname.includes("ById")) return dataResponse(live);
  if (/roduct/.test(pathname))
    return listResponse([product("p1", "Madder throw"), product("p2", "Weld throw")]);
  return listResponse([]);
});

const open = (products: readonly string[], checkoutId: string | null) => async () => {
  const draft = { offerId: live.id, products };
  storePlan(planKey("mapProducts", MERCHANT.email, live.id), {
    companyId: null,
    draft,
    applied: null,
    checkoutId,
  });
  await renderScreen(<MapProductsScreen />, { at: `/home/offers?id=${live.id}` });
};

const PRODUCTS = [/Madder throw/, /Weld throw/];
const anything = [/./];

/** Goes from the products on to the payment, with the keyboard. */
const leaveChoice: Gesture = () => {
  const [box, next] = [findOffered(/Weld throw/), findOffered("Continue to payment")];
  if (!(box instanceof HTMLElement && next instanceof HTMLElement)) return null;
  return async () =>
    act(async () => {
      box.focus();
      next.focus();
    });
};

it("[MACH-C10] [MACH-C11] mapping products shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("mapProducts", {
    render: [open(["p1"], null), open([], null), open(["p1"], "k0")],
    states: {
      ...resuming("Loading"),
      // PLAN-M1: nothing to pay before the choice is priced
      editingPlan: {
        shows: ["Payment Summary", "Nothing is charged yet."],
        hides: ["Pay CAD", "card form"],
        offers: [...PRODUCTS, "Continue to payment"],
        mayOffer: anything,
      },
      // PLAN-M3: it can be cancelled and changed, and is not priced twice
      settingPlan: {
        shows: ["Payment Summary"],
        hides: ["Nothing is charged yet.", "Pay CAD"],
        offers: [...PRODUCTS, "Cancel"],
        mayOffer: anything,
      },
      // PLAN-M3
      "checkingOut.planSet": {
        shows: ["The card form is on its way."],
        hides: ["Continue to payment"],
        offers: PRODUCTS,
        mayOffer: anything,
      },
      // PLAN-M5: locked
      "checkingOut.paying": {
        shows: ["Payment Summary"],
        hides: ["Continue to payment"],
        offers: [],
        mayOffer: [/^(Previous|Next|Rows|Search|Plan of|\d)/],
      },
      // MAP-R3
      redirecting: {
        shows: ["Taking you to the offers"],
        offers: ["Go now"],
        mayOffer: [/Download/],
      },
    },
    person: {
      ...planPerson,
      "field.changed": press(/Weld throw/),
      "field.blurred": leaveChoice,
      "plan.set": press("Continue to payment"),
      "redirect.now": press("Go now"),
    },
    elsewhere: ["fields.changed", "payment.begun", "payment.paused"],
    besides: ["field.blurred"],
    leads: planLeads({
      set: "Continue to payment",
      looking: "Loading",
      done: "Taking you to the offers",
    }),
    exceptions: waitsForPayment("mapProducts"),
  }));
