import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import { expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { cardPaymentMachine } from "../payments/card-payment.machine.ts";
import type {
  CardChoice,
  CardFormRequest,
  ConfirmRequest,
  CardSavingRequest,
} from "../payments/card-payment.model.ts";
import { checkoutMachine } from "../payments/checkout.machine.ts";
import { paymentMethodMachine } from "../payments/payment-method.machine.ts";
import type { CheckoutResponse, OpenCheckoutRequest } from "../payments/priced-plan.model.ts";
import { promocodeMachine } from "../payments/promocode.machine.ts";
import type { PromocodeRequest } from "../payments/promocode.model.ts";
import type { ProviderResponse } from "../payments/provider-response.ts";
import { settlementMachine } from "../payments/settlement.machine.ts";
import type { CheckoutRequest } from "../payments/settlement.model.ts";
import { settle } from "../testing/settle.ts";
import { flyerCampaignMachine } from "./flyer-campaign.machine.ts";

/** The whole flow with its children, over a server and a provider that respond by `script`. */
function run(script: { confirm: () => Promise<ProviderResponse>; state: () => Checkout["state"] }) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const toasts: string[] = [];
  const notify = (_: unknown, { message }: { message: string }) => void toasts.push(message);
  const respond = (call: string) =>
    fromPromise<Checkout, CheckoutRequest>(({ input }) => {
      calls.push(`${call} ${input.checkoutId}`);
      const state = script.state();
      return Promise.resolve(exampleCheckout({ id: input.checkoutId, state, campaignId: "g1" }));
    });
  const settlement = settlementMachine.provide({ actors: { queryServer: respond("query") } });
  const cardPayment = cardPaymentMachine.provide({
    actors: {
      settlement,
      loadForm: fromPromise<CardChoice, CardFormRequest>(() =>
        Promise.resolve({ savedCards: [], chosen: "new" }),
      ),
      requestCardSaving: fromPromise<void, CardSavingRequest>(() => Promise.resolve()),
      confirmCard: fromPromise<ProviderResponse, ConfirmRequest>(() => {
        calls.push("confirm");
        return script.confirm();
      }),
    },
  });
  const promocode = promocodeMachine.provide({
    actions: { notify },
    actors: {
      checkPromocode: fromPromise<Promocode | null, PromocodeRequest>(() =>
        Promise.resolve({ type: "P", discount: 10 }),
      ),
    },
  });
  const flyer = flyerCampaignMachine.provide({
    actions: { notify, refreshLists: () => {} },
    actors: {
      promocode,
      checkout: checkoutMachine.provide({
        actions: { notify },
        actors: {
          paymentMethod: paymentMethodMachine.provide({ actors: { cardPayment } }),
          settlement,
          recordPayment: respond("record"),
        },
      }),
      openCheckout: fromPromise<CheckoutResponse, OpenCheckoutRequest<FlyerPlanDraft>>(
        ({ input }) => {
          calls.push(`open ${input.id} ${input.promocode ?? "-"}`);
          return Promise.resolve({ tag: "opened", checkout: exampleCheckout({ id: input.id }) });
        },
      ),
    },
  });
  let made = 0;
  const actor = createActor(flyer, {
    clock,
    input: {
      draft: emptyFlyerPlan({}),
      validate: () => [],
      newId: () => `k${(made += 1)}`,
      prefill: "SPRING10",
    },
  }).start();
  const child = () => actor.getSnapshot().children;
  const method = () => child().checkout?.getSnapshot().children.paymentMethod;
  const card = () => method()?.getSnapshot().children.cardPayment;
  return { actor, clock, calls, toasts, child, card };
}

test("[PLAN-M9] a plan, a promo code, a double click: one payment, one record, three seconds", async () => {
  const { actor, clock, calls, toasts, child, card } = run({
    confirm: () => Promise.resolve({ status: "succeeded", error: null }),
    state: () => "paid",
  });
  actor.send({ type: "plan.set" });
  await settle();
  child().promocode?.send({ type: "promocode.submitted" });
  await settle();
  card()?.send({ type: "payment.confirm", saveCard: false });
  card()?.send({ type: "payment.confirm", saveCard: false });
  expect(actor.getSnapshot().value).toEqual({ checkingOut: "paying" });
  expect(child().promocode?.getSnapshot().value).toBe("locked");
  await settle();
  expect(calls).toEqual(["open k1 -", "open k2 SPRING10", "confirm", "record k2"]);
  expect(toasts).toEqual(["promocode apply successfully", "Payment succeeded!"]);
  clock.increment(2999);
  expect(actor.getSnapshot().value).toBe("redirecting");
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({
    status: "done",
    output: { campaignId: "g1", checkoutId: "k2" },
  });
});

test("[PLAN-M9] a decline frees plan and promo code, and the next card pays the same checkout", async () => {
  const responses: ProviderResponse[] = [
    { status: null, error: { type: "card_error", message: "No funds." } },
    { status: "succeeded", error: null },
  ];
  const { actor, calls, child, card } = run({
    confirm: () => Promise.resolve(responses.shift() ?? { status: null, error: null }),
    state: () => "paid",
  });
  actor.send({ type: "plan.set" });
  await settle();
  card()?.send({ type: "payment.confirm", saveCard: false });
  await settle();
  expect(card()?.getSnapshot().context.message).toBe("No funds.");
  expect(actor.getSnapshot().value).toEqual({ checkingOut: "planSet" });
  expect(child().promocode?.getSnapshot().value).toBe("editing");
  card()?.send({ type: "payment.confirm", saveCard: false });
  await settle();
  expect(calls).toEqual(["open k1 -", "confirm", "confirm", "record k1"]);
  expect(actor.getSnapshot().value).toBe("redirecting");
});

test("[PLAN-M9] a missing response of the provider is waited for, and the campaign shows when it comes", async () => {
  let state: Checkout["state"] = "unknown";
  const { actor, clock, calls, card } = run({
    confirm: () => Promise.reject(new Error("No answer")),
    state: () => state,
  });
  actor.send({ type: "plan.set" });
  await settle();
  card()?.send({ type: "payment.confirm", saveCard: false });
  await settle();
  expect(card()?.getSnapshot().hasTag("safeToWait")).toBe(true);
  state = "paid";
  clock.increment(2000);
  await settle();
  expect(calls).toEqual(["open k1 -", "confirm", "query k1", "query k1", "record k1"]);
  expect(actor.getSnapshot().value).toBe("redirecting");
});
