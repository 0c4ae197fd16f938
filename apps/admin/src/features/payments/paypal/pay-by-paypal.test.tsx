import { ApiFailure } from "@marquee/api/client/api-failure";
import { createClient, type Client } from "@marquee/api/client/create-client";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { exampleCheckout } from "@marquee/machines/fixtures/example-checkout";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { provideCards } from "../../../testing/card-provider.ts";
import { providePaypal } from "../../../testing/paypal-provider.ts";
import { startForTest } from "../../../testing/start-for-test.ts";
import { CheckoutPane } from "../checkout/checkout-pane.tsx";
import { provideCheckout } from "../payment-actors.ts";
import { PaymentBridges } from "../payment-bridges.ts";

/** What is waited for comes as soon as it can. */
const LOADING = { timeout: 60_000 };
const PAYPAL = { clientId: "sandbox-client", amount: 139.07 };
const open = (changes: Partial<Checkout> = {}) => exampleCheckout({ paypal: PAYPAL, ...changes });

/** The real client, with responses to the calls of a payment by PayPal as the test wants. */
function clientThat(responses: Partial<Client["payments"]>): Client {
  const client = createClient({ base: () => "/nowhere", token: async () => null });
  return { ...client, payments: { ...client.payments, ...responses } };
}

/** A checkout on the screen with PayPal chosen, its machine real, PayPal's script the one on the page. */
async function openPaypal(responses: Partial<Client["payments"]>) {
  provideCards(() => new Promise<never>(() => {}));
  const bridges = new PaymentBridges({
    card: { publishableKey: "pk_test_1", script: null, testCards: true },
    paypal: { clientId: "sandbox-client", environment: "sandbox", script: null },
  });
  const actor = startForTest(
    createActor(provideCheckout(clientThat(responses), bridges, "a@b.test"), {
      input: { checkout: open(), plan: { send: () => {} } },
    }),
  );
  render(<CheckoutPane actor={actor} bridges={bridges} freeAction="Create the campaign" />);
  await userEvent.click(screen.getByRole("radio", { name: "Pay with Paypal" }));
  return actor;
}

const press = async () => {
  const button = await vi.waitUntil(
    () => document.querySelector("paypal-button:not([disabled])"),
    LOADING,
  );
  // the window's session is made right after the button is rendered
  await act(async () => {});
  await act(async () => {
    button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
};

describe("paying by PayPal", () => {
  it("[PAY-M3] is beside cards, both named as specified", async () => {
    providePaypal();
    await openPaypal({});
    const ways = within(screen.getByRole("radiogroup", { name: "How to pay" }));
    expect(ways.getAllByRole("radio").map((way) => way.parentElement?.textContent)).toEqual([
      "Pay with Stripe",
      "Pay with Paypal",
    ]);
  });

  it("[PAYPAL-M2] two presses in one go open one order and one window", async () => {
    const { start } = providePaypal();
    const openPaypalCall = vi.fn(async () => ({ orderId: "O1" }));
    await openPaypal({ openPaypal: openPaypalCall });
    expect(await screen.findByText("CAD 139.07")).toBeDefined();
    await press();
    expect(await screen.findByText("Continue in PayPal's window")).toBeDefined();
    expect(openPaypalCall).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledOnce();
    expect(screen.getByRole("radio", { name: "Pay with Stripe" })).toHaveProperty("disabled", true);
  });

  it("[PAYPAL-M9] a window that the browser blocks is no window to go on in: it says so, and can be pressed again", async () => {
    const { block, start } = providePaypal();
    const opened = Promise.withResolvers<{ orderId: string }>();
    const waiting = open({ method: "paypal" });
    await openPaypal({ openPaypal: () => opened.promise, reconcile: async () => waiting });
    await press();
    await act(async () => block());
    await act(async () => opened.resolve({ orderId: "O1" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "If your browser blocks PayPal's window, allow it for this page",
    );
    await press();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("[PAYPAL-M10] approved after it was given up elsewhere, it says so, and the card form shows", async () => {
    const { approve } = providePaypal();
    const actor = await openPaypal({
      openPaypal: async () => ({ orderId: "O1" }),
      payOffer: async () => {
        throw new ApiFailure({ tag: "Conflict", message: "This payment has been given up." });
      },
      checkoutById: async () => open({ clientSecret: "pi_2_secret_3" }),
    });
    await press();
    await act(approve);
    const { paymentMethod } = actor.getSnapshot().children;
    expect(paymentMethod?.getSnapshot()).toMatchObject({
      value: { byCard: "idle" },
      context: { notice: expect.stringContaining("changed elsewhere") },
    });
  });

  it("shows a decline in PayPal's text, and the choice is free again", async () => {
    const { approve } = providePaypal();
    const declined = open({ state: "declined", method: "paypal", message: "Your bank said no." });
    await openPaypal({
      openPaypal: async () => ({ orderId: "O1" }),
      payOffer: async () => {
        throw new ApiFailure({ tag: "Conflict", message: "Your bank said no." });
      },
      checkoutById: async () => declined,
    });
    await press();
    await act(approve);
    expect((await screen.findByRole("alert")).textContent).toContain("Your bank said no.");
    expect(screen.getByRole("radio", { name: "Pay with Stripe" })).toHaveProperty(
      "disabled",
      false,
    );
  });

  it("shows that a closed window cancelled the payment, and offers to pay after all", async () => {
    const { cancel } = providePaypal();
    const closePaypal = vi.fn(async () => open({ clientSecret: "pi_2_secret_3" }));
    const actor = await openPaypal({ openPaypal: async () => ({ orderId: "O1" }), closePaypal });
    await press();
    await act(cancel);
    await userEvent.click(await screen.findByRole("button", { name: "Pay after all" }));
    expect(closePaypal).toHaveBeenCalledOnce();
    const { paymentMethod } = actor.getSnapshot().children;
    expect(paymentMethod?.getSnapshot().value).toEqual({ byPaypal: "idle" });
  });

  it("shows the server's reason if the order is refused", async () => {
    providePaypal();
    await openPaypal({
      openPaypal: async () => {
        throw new ApiFailure({ tag: "Conflict", message: "The payment is under way." });
      },
      reconcile: async () => open(),
    });
    await press();
    expect((await screen.findByRole("alert")).textContent).toContain("The payment is under way.");
  });

  it("offers another attempt if PayPal's script cannot make a button", async () => {
    providePaypal({ broken: true });
    vi.spyOn(console, "error").mockImplementation(() => {});
    await openPaypal({});
    expect((await screen.findByRole("alert")).textContent).toContain("PayPal could not be loaded");
    const { start } = providePaypal();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(
      await vi.waitUntil(() => document.querySelector("paypal-button"), LOADING),
    ).toBeDefined();
    expect(start).not.toHaveBeenCalled();
  });
});
