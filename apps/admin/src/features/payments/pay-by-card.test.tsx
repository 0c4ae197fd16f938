import { createClient } from "@marquee/api/client/create-client";
import { exampleCheckout } from "@marquee/machines/fixtures/example-checkout";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { provideCards } from "../../testing/card-provider.ts";
import { listResponse } from "../../testing/serve-calls.ts";
import { startForTest } from "../../testing/start-for-test.ts";
import { CheckoutPane } from "./checkout/checkout-pane.tsx";
import { provideCheckout } from "./payment-actors.ts";
import { PaymentBridges } from "./payment-bridges.ts";

/** What is waited for comes as soon as it can. */
const LOADING = { timeout: 60_000 };
const client = createClient({ base: () => "/nowhere", token: async () => null });
const PAY = { name: "Pay CAD 139.07" };

/** A checkout on the screen, its machine real, its provider the one on the page. */
function openCheckout(
  script: string | null = null,
  charge = 139.07,
  savesCard = false,
  maySaveCards = true,
) {
  const card = { publishableKey: "pk_test_1", script, testCards: true };
  const bridges = new PaymentBridges({ card, paypal: null }, maySaveCards);
  const actor = startForTest(
    createActor(provideCheckout(client, bridges, "a@b.test"), {
      input: {
        checkout: exampleCheckout({ savesCard }, charge),
        plan: { send: () => {} },
      },
    }),
  );
  render(<CheckoutPane actor={actor} bridges={bridges} freeAction="Create the campaign" />);
  return actor;
}

const never = () => new Promise<never>(() => {});

describe("paying by card", () => {
  it("pays once, however often the button is pressed", async () => {
    const confirmPayment = provideCards(never);
    openCheckout();
    await userEvent.dblClick(await screen.findByRole("button", PAY));
    await screen.findByRole("button", { name: "Paying CAD 139.07" });
    await vi.waitFor(
      () =>
        expect(confirmPayment).toHaveBeenCalledWith(
          expect.objectContaining({ clientSecret: "pi_1_secret_2", redirect: "if_required" }),
        ),
      LOADING,
    );
    expect(confirmPayment).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    "[PAYFLOW-M11] shows after a reload whether the card is saved: %s",
    async (savesCard) => {
      provideCards(never);
      openCheckout(null, 139.07, savesCard);
      await screen.findByRole("button", PAY);
      const box = screen.getByRole("checkbox", { name: "Save card for future payment" });
      expect(box).toHaveProperty("checked", savesCard);
    },
  );

  it("[PAY-V9] asks only a user who may have saved cards whether to save this one", async () => {
    provideCards(never);
    openCheckout(null, 139.07, false, false);
    await screen.findByRole("button", PAY);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("[PAY-V4] begins with the default card, and with the newest if that cannot pay", async () => {
    provideCards(never);
    const cards = ["1111", "2222"].map((last4digit) => ({
      cardId: `pm_${last4digit}`,
      brand: "visa",
      last4digit,
      expMonth: 4,
      expYear: 2099,
      isDefault: last4digit === "2222",
    }));
    const expectChosen = async (last4digit: string) => {
      const name = `Visa ending in ${last4digit}, expires 04/99`;
      expect(await screen.findByRole("radio", { name })).toHaveProperty("checked", true);
      cleanup();
    };
    vi.stubGlobal("fetch", async () => listResponse(cards));
    openCheckout();
    await expectChosen("2222");
    const expired = cards.map((card) => (card.isDefault ? { ...card, expYear: 2020 } : card));
    vi.stubGlobal("fetch", async () => listResponse(expired));
    openCheckout();
    await expectChosen("1111");
  });

  it("leaves the form after a declined card, with the provider's message", async () => {
    const error = { type: "card_error", message: "Your card was declined." } as const;
    provideCards(async () => ({ error }));
    openCheckout();
    await userEvent.click(await screen.findByRole("button", PAY));
    expect((await screen.findByRole("alert")).textContent).toContain("Your card was declined.");
    expect(screen.getByRole("button", PAY)).toBeDefined();
  });

  it("[CHECKOUT-M10] shows the step of the payment, after a decline the first one again", async () => {
    const response = Promise.withResolvers<{ error: { type: "card_error"; message: string } }>();
    provideCards(() => response.promise);
    openCheckout();
    const current = () =>
      within(screen.getByRole("navigation", { name: "Steps of the payment" }))
        .getAllByRole("listitem")
        .map((item) => (item.getAttribute("aria-current") === "step" ? "here" : item.textContent));
    await userEvent.click(await screen.findByRole("button", PAY));
    expect(current()).toEqual(["Card, done", "here", "3Confirmation", "4Done"]);
    response.resolve({ error: { type: "card_error", message: "Your card was declined." } });
    await screen.findByRole("alert");
    expect(current()).toEqual(["here", "2Payment", "3Confirmation", "4Done"]);
  });

  it("shows that a payment was cancelled, that nothing was charged, and how to pay after all", async () => {
    provideCards(never);
    openCheckout();
    await userEvent.click(await screen.findByRole("button", { name: "Cancel payment" }));
    expect((await screen.findByText(/Nothing was charged/)).textContent).toContain(
      "plan and its price are unchanged",
    );
    await userEvent.click(screen.getByRole("button", { name: "Pay after all" }));
    expect(await screen.findByRole("button", PAY)).toBeDefined();
  });

  it("offers another attempt if the card form's script does not load", async () => {
    const actor = openCheckout("/missing.js");
    const script = await vi.waitUntil(
      () => document.querySelector('script[src="/missing.js"]'),
      LOADING,
    );
    act(() => void script.dispatchEvent(new Event("error")));
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(
      await vi.waitUntil(() => document.querySelector('script[src="/missing.js"]'), LOADING),
    ).not.toBe(script);
    const { paymentMethod } = actor.getSnapshot().children;
    const { cardPayment } = paymentMethod?.getSnapshot().children ?? {};
    expect(cardPayment?.getSnapshot().value).toBe("loadingForm");
  });

  it("needs no card if nothing is to be paid", async () => {
    const actor = openCheckout(null, 0);
    expect(screen.queryByRole("form")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Create the campaign" }));
    expect(await waitFor(actor, ({ value }) => value === "waitingForProvider")).toBeDefined();
    expect(screen.getByRole("status").textContent).toContain("Please do not pay again");
  });
});
