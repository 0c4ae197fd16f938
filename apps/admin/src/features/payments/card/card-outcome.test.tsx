import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { cardPaymentMachine } from "@marquee/machines/payments/card-payment.machine";
import type {
  AuthenticateRequest,
  CardChoice,
  CardFormRequest,
  ConfirmRequest,
  CardSavingRequest,
} from "@marquee/machines/payments/card-payment.model";
import type { ProviderResponse } from "@marquee/machines/payments/provider-response";
import { settlementMachine } from "@marquee/machines/payments/settlement.machine";
import type { CheckoutRequest } from "@marquee/machines/payments/settlement.model";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { CardOutcome } from "./card-outcome.tsx";

const never = () => new Promise<never>(() => {});

/** A real payment whose provider responds with this; null for a provider that has not responded yet. */
async function paymentAt(state: string, response: ProviderResponse | null, verifies: boolean) {
  const actor = createActor(
    cardPaymentMachine.provide({
      actors: {
        loadForm: fromPromise<CardChoice, CardFormRequest>(async () => ({
          savedCards: [],
          chosen: "new",
        })),
        requestCardSaving: fromPromise<void, CardSavingRequest>(async () => {}),
        confirmCard: fromPromise<ProviderResponse, ConfirmRequest>(() =>
          response === null ? never() : Promise.resolve(response),
        ),
        authenticate: fromPromise<ProviderResponse, AuthenticateRequest>(never),
        settlement: settlementMachine.provide({
          actors: { queryServer: fromPromise<Checkout, CheckoutRequest>(never) },
        }),
      },
    }),
    {
      input: {
        checkoutId: "k1",
        clientSecret: "pi_1_secret_2",
        publishableKey: "pk_test_1",
        charge: 139.07,
        verifies,
        savesCard: verifies,
        checkout: { send: () => {} },
      },
    },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches("ready"));
  actor.send({ type: "payment.confirm", saveCard: false });
  const snapshot = await waitFor(actor, ({ value }) => value === state);
  actor.stop();
  return snapshot;
}

async function show(state: string, response: ProviderResponse | null, verifies = false) {
  const on = { onRetry: vi.fn(), onStopWaiting: vi.fn() };
  render(<CardOutcome snapshot={await paymentAt(state, response, verifies)} {...on} />);
  return on;
}

const failureResponse = (type: string, message: string): ProviderResponse => ({
  status: null,
  error: { type, message },
});

describe("a card payment", () => {
  it("shows while it works that one is charged once", async () => {
    await show("confirming", null);
    expect(screen.getByRole("status").textContent).toMatch(/Paying.*charged once/s);
  });

  it("shows a declined card in the provider's text, and that nothing was charged", async () => {
    await show("declined", failureResponse("card_error", "Your card has insufficient funds."));
    const panel = screen.getByRole("alert").textContent;
    expect(panel).toContain("Your card has insufficient funds.");
    expect(panel).toContain("Nothing was charged");
  });

  it("leaves a field that is wrong to the provider's form, which shows it there", async () => {
    await show("declined", failureResponse("validation_error", "Your card number is incomplete."));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows that the bank checks", async () => {
    await show("authenticating", { status: "requires_action", error: null });
    expect(screen.getByText("Your bank wants to check that it is you")).toBeDefined();
  });

  it.each([
    ["a processing payment", { status: "processing", error: null }],
    ["a lost answer", failureResponse("api_connection_error", "No connection.")],
  ])("shows of %s that it is safe to wait, never that it failed", async (_, response) => {
    const { onStopWaiting } = await show("awaitingSettlement", response);
    const panel = screen.getByRole("status").textContent;
    expect(panel).toContain("Your payment is processing.");
    expect(panel).toContain("safe to wait");
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Stop waiting" }));
    expect(onStopWaiting).toHaveBeenCalledOnce();
  });

  it("offers another attempt after an answer that fits nothing else", async () => {
    const { onRetry } = await show(
      "unexpected",
      failureResponse("invalid_request_error", "No such intent."),
    );
    expect(screen.getByRole("alert").textContent).toContain("An unexpected error occured.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe("a card that is added", () => {
  const PROCESSING: ProviderResponse = { status: "processing", error: null };
  const BROKEN = failureResponse("invalid_request_error", "No such intent.");

  it.each([
    ["confirming", null, /Checking the card.*charged once, and the money comes back/s],
    [
      "declined",
      failureResponse("card_error", "Your card was declined."),
      /The card was not added.*declined/s,
    ],
    ["awaitingSettlement", PROCESSING, /still being checked.*do not need to add the card again/s],
    ["unexpected", BROKEN, /An unexpected error occured\..*No card was added/s],
  ])(
    "[CARDS-S3] is called a card, and not a payment, while it is %s",
    async (state, response, text) => {
      await show(state, response, true);
      const panel = (screen.queryByRole("alert") ?? screen.getByRole("status")).textContent;
      expect(panel).toMatch(text);
      expect(panel).not.toMatch(/pay\b|paying|payment|your plan/i);
    },
  );
});
