import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { settle } from "../testing/settle.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import type {
  CardChoice,
  CardFormRequest,
  ConfirmRequest,
  CardSavingRequest,
} from "./card-payment.model.ts";
import type { PaymentEvent } from "./payment-events.ts";
import type { ProviderResponse } from "./provider-response.ts";

const input = {
  checkoutId: "k1",
  clientSecret: "pi_1_secret_2",
  publishableKey: "pk_test_1",
  charge: 139.07,
  verifies: false,
  savesCard: false,
  checkout: { send: () => {} },
};
const confirm = { type: "payment.confirm", saveCard: true } as const;
const start = () => walk(cardPaymentMachine, input);
const choice: CardChoice = { savedCards: [], chosen: "new" };
const ready = () => start().go(actorDone("loadForm", choice));
const requested = actorDone("requestCardSaving");
const status = (code: string): ProviderResponse => ({ status: code, error: null });
const respondWith = (response: ProviderResponse) =>
  ready().go(confirm, requested, actorDone("confirmCard", response));
const names = ({ actions }: { readonly actions: readonly { readonly type: string }[] }) =>
  actions.map(({ type }) => type);

describe("when loading the form", () => {
  test("[PAYFLOW-M1] a form that could not be loaded shows so, and loads again on demand", () => {
    expect(start().started).toEqual([
      { src: "loadForm", input: { publishableKey: "pk_test_1", newCardOnly: false } },
    ]);
    const away = start().go(actorFailed("loadForm"));
    expect(away.value).toBe("formUnavailable");
    expect(away.go({ type: "form.retry" }).value).toBe("loadingForm");
    expect(away.go(confirm)).toMatchObject({ value: "formUnavailable", started: [] });
  });
});

describe("when confirming", () => {
  test("[PAYFLOW-M2] a second confirmation does nothing, on any path to the money", () => {
    const requesting = ready().go(confirm);
    const confirming = requesting.go(requested);
    const wanted = { clientSecret: "pi_1_secret_2" };
    expect(confirming.started).toEqual([{ src: "confirmCard", input: wanted }]);
    const bank = confirming.go(actorDone("confirmCard", status("requires_action")));
    const awaiting = confirming.go(actorDone("confirmCard", status("processing")));
    for (const at of [requesting, confirming, bank, awaiting])
      for (const again of [confirm, { type: "payment.confirmSaved", cardId: "c" } as const])
        expect(at.go(again)).toMatchObject({ value: at.value, started: [], actions: [] });
  });

  test("[PAYFLOW-M2] a double click is one call to the provider, and the plan receives one payment", async () => {
    let calls = 0;
    const events: PaymentEvent[] = [];
    const actor = createActor(
      cardPaymentMachine.provide({
        actors: {
          loadForm: fromPromise<CardChoice, CardFormRequest>(() => Promise.resolve(choice)),
          requestCardSaving: fromPromise<void, CardSavingRequest>(() => Promise.resolve()),
          confirmCard: fromPromise<ProviderResponse, ConfirmRequest>(() => {
            calls += 1;
            return Promise.resolve(status("succeeded"));
          }),
        },
      }),
      { input: { ...input, checkout: { send: (it) => events.push(it) } } },
    ).start();
    await settle();
    actor.send(confirm);
    actor.send(confirm);
    await settle();
    expect(calls).toBe(1);
    expect(events).toEqual([{ type: "payment.begun" }]);
    expect(actor.getSnapshot()).toMatchObject({ status: "done", output: { outcome: "succeeded" } });
  });

  test("[PAYFLOW-M9] the choice to save the card is sent before the charge, and again if it changed", () => {
    const requesting = ready().go(confirm);
    expect(requesting.started).toEqual([
      { src: "requestCardSaving", input: { checkoutId: "k1", savesCard: true } },
    ]);
    const declined = requesting.go(
      requested,
      actorDone("confirmCard", status("requires_payment_method")),
    );
    expect(declined.go(confirm).value).toBe("confirming");
    expect(declined.go({ type: "payment.confirm", saveCard: false }).started).toEqual([
      { src: "requestCardSaving", input: { checkoutId: "k1", savesCard: false } },
    ]);
  });

  test("[PAYFLOW-M9] a card that cannot be saved still pays, and the user is notified", () => {
    const paying = ready().go(confirm, actorFailed("requestCardSaving"));
    expect(paying.value).toBe("confirming");
    expect(paying.actions).toContainEqual({
      type: "notify",
      params: {
        kind: "info",
        message: "This card could not be saved for later. The payment goes on without.",
      },
    });
    const once = { type: "payment.confirm", saveCard: false } as const;
    expect(ready().go(once, actorFailed("requestCardSaving"))).toMatchObject({
      value: "confirming",
      actions: [],
    });
  });

  test("[PAYFLOW-M9] a card that might be saved against the user's will does not pay", () => {
    const declined = ready().go(
      confirm,
      requested,
      actorDone("confirmCard", status("requires_payment_method")),
    );
    const unsure = declined.go(
      { type: "payment.confirm", saveCard: false },
      actorFailed("requestCardSaving"),
    );
    expect(unsure).toMatchObject({
      value: "unexpected",
      context: { message: expect.stringMatching(/not saved/) },
    });
  });

  test("[PAYFLOW-M12] a verification is paid by a new card, without a choice to save it", () => {
    const verifying = walk(cardPaymentMachine, { ...input, verifies: true, savesCard: true });
    expect(verifying.started).toEqual([
      { src: "loadForm", input: { publishableKey: "pk_test_1", newCardOnly: true } },
    ]);
    expect(verifying.go(actorDone("loadForm", choice), confirm).value).toBe("confirming");
  });

  test("[PAYFLOW-M11] the choice starts as it is stored, and a card counts as saved until the server has recorded otherwise", () => {
    const reload = (savesCard: boolean) =>
      walk(cardPaymentMachine, { ...input, savesCard }).go(actorDone("loadForm", choice));
    expect([reload(true), reload(false)].map(({ context }) => context.saveCard)).toEqual([
      true,
      false,
    ]);
    const declined = reload(true).go({ type: "payment.confirm", saveCard: false });
    expect(declined.started).toEqual([
      { src: "requestCardSaving", input: { checkoutId: "k1", savesCard: false } },
    ]);
    expect(declined.go(actorFailed("requestCardSaving")).value).toBe("unexpected");
    expect(declined.go(requested).value).toBe("confirming");
  });
});

describe("when the provider has responded", () => {
  test("[PAYFLOW-M4] paid is paid", () => {
    expect(respondWith(status("succeeded")).snapshot).toMatchObject({
      status: "done",
      output: { outcome: "succeeded" },
    });
  });

  test("[PAYFLOW-M4] the bank authenticates once per attempt; in vain, the payment was declined", () => {
    const bank = respondWith(status("requires_action"));
    expect(bank.value).toBe("authenticating");
    expect(bank.go(actorDone("authenticate", status("succeeded"))).snapshot.status).toBe("done");
    expect(bank.go(actorDone("authenticate", status("requires_action")))).toMatchObject({
      value: "declined",
      context: { message: "Your payment was not successful, please try again." },
    });
  });

  test("[PAYFLOW-M5] a decline unlocks the plan, shows the provider's message, and lets another card pay", () => {
    const declined = respondWith({
      status: null,
      error: { type: "card_error", message: "No funds." },
    });
    expect(declined).toMatchObject({ value: "declined", context: { message: "No funds." } });
    expect(names(declined)).toEqual(["sendPaused"]);
    expect(declined.go({ type: "payment.retry" }).value).toBe("ready");
    expect(declined.go(confirm)).toMatchObject({ value: "confirming", context: { message: null } });
  });

  test("[PAYFLOW-M5] anything else shows its message, and can be retried", () => {
    const unexpected = respondWith({ status: null, error: { type: "invalid_request_error" } });
    expect(unexpected).toMatchObject({
      value: "unexpected",
      context: { message: "An unexpected error occured." },
    });
    expect(unexpected.go({ type: "payment.retry" }).value).toBe("ready");
  });

  test("[PAYFLOW-M6] a status that nothing is known of shows the specification's message, and the server is queried", () => {
    const unheardOf = respondWith(status("unheard_of"));
    expect(unheardOf).toMatchObject({
      value: "awaitingSettlement",
      context: { message: "Something went wrong." },
    });
    expect(unheardOf.go({ type: "payment.retry" }).value).toBe("awaitingSettlement");
  });

  test.each([
    ["processing", respondWith(status("processing"))],
    ["a lost response", respondWith({ status: null, error: { type: "api_connection_error" } })],
    ["no answer", ready().go(confirm, requested, actorFailed("confirmCard"))],
    [
      "no response of the bank",
      respondWith(status("requires_action")).go(actorFailed("authenticate")),
    ],
    ["waiting no longer", ready().go(confirm, requested, { type: "payment.stopWaiting" })],
  ])("[PAYFLOW-M6] %s is no failure: the server is queried", (_, unknown) => {
    expect(unknown.value).toBe("awaitingSettlement");
    expect(unknown.snapshot.hasTag("safeToWait")).toBe(true);
    expect(unknown.started).toEqual([{ src: "settlement", input: { checkoutId: "k1" } }]);
  });
});

describe("when awaiting the settlement", () => {
  const awaiting = () => respondWith(status("processing"));
  const endSettlement = (tag: string, message: string | null = null) =>
    awaiting().go(actorDone("settlement", { tag, checkout: { message } }));

  test.each([
    ["settled", "succeeded", "Your payment is processing."],
    ["refused", "refused", "Error,please try again"],
    ["left", "unsettled", "Your payment is processing."],
  ])("[PAYFLOW-M7] %s ends the payment as %s", (tag, outcome, message) => {
    expect(endSettlement(tag).snapshot).toMatchObject({
      status: "done",
      output: { outcome, message },
    });
  });

  test("[PAYFLOW-M7] not paid leads back to the card, with the provider's message", () => {
    expect(endSettlement("declined", "Expired card.")).toMatchObject({
      value: "declined",
      context: { message: "Expired card." },
    });
  });

  test("[PAYFLOW-M7] a failed wait leaves the outcome open", () => {
    const failed = awaiting().go(actorFailed("settlement"));
    expect(failed.snapshot.output?.outcome).toBe("unsettled");
  });

  test("[PAYFLOW-M7] the user may leave without a response", () => {
    expect(awaiting().go({ type: "payment.stopWaiting" }).snapshot.output?.outcome).toBe(
      "unsettled",
    );
  });
});

test("[PAYFLOW-M8] a payment can be cancelled while nothing is charged, and not while it may be", () => {
  const cancel = { type: "payment.cancelled" } as const;
  expect(ready().go(cancel).snapshot.output?.outcome).toBe("cancelled");
  expect(ready().go(confirm, cancel).snapshot.output?.outcome).toBe("cancelled");
  expect(ready().go(confirm, requested, cancel).value).toBe("confirming");
  expect(respondWith(status("processing")).go(cancel).value).toBe("awaitingSettlement");
});
