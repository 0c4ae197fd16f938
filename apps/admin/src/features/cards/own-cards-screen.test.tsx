import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { exampleCheckout } from "@marquee/machines/fixtures/example-checkout";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { provideCards } from "../../testing/card-provider.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { PaymentMethodScreen } from "./payment-method-screen.tsx";

const visa: SavedCard = {
  cardId: "pm_1",
  brand: "visa",
  last4digit: "4242",
  expMonth: 4,
  expYear: 2099,
  isDefault: false,
};
const over: SavedCard = {
  ...visa,
  cardId: "pm_2",
  brand: "amex",
  last4digit: "0005",
  expYear: 2020,
  isDefault: false,
};

const server = { cards: [] as readonly SavedCard[], refuses: "", called: [] as string[] };
const verification = exampleCheckout({ kind: "cardVerification", savesCard: true }, 0.5);

/** Responds as the server does; a call that it is to reject gets 503 once. */
function respond({ pathname }: URL): Response {
  server.called.push(
    pathname
      .replace(/^\/api/, "")
      .split("/")
      .slice(0, 2)
      .join("/"),
  );
  if (server.refuses !== "" && pathname.includes(server.refuses)) {
    server.refuses = "";
    return refusalResponse({ tag: "Unavailable", message: "Out of order" });
  }
  if (pathname.startsWith("/api/deleteCustomerCard/")) {
    const id = pathname.split("/").at(-1);
    server.cards = server.cards.filter(({ cardId }) => cardId !== id);
    return dataResponse(visa);
  }
  if (pathname.startsWith("/api/savedCards/")) {
    const id = pathname.split("/").at(-2);
    server.cards = server.cards.map((card) => ({ ...card, isDefault: card.cardId === id }));
    return dataResponse({ ...visa, isDefault: true });
  }
  if (pathname === "/api/checkouts") return dataResponse(verification);
  if (pathname === "/api/settings")
    return dataResponse({
      card: { publishableKey: "pk_test_1", script: null, testCards: true },
      paypal: null,
    });
  if (pathname.startsWith("/api/addStripCardToCustomer/")) {
    server.cards = [visa];
    return dataResponse(visa);
  }
  return listResponse(server.cards);
}

serveCalls(respond);
beforeEach(() => {
  Object.assign(server, { cards: [visa, over], refuses: "", called: [] });
});
afterEach(() => {
  window.sessionStorage.clear();
});

const open = (at = "/home/offers", user = MERCHANT) =>
  renderScreen(<PaymentMethodScreen />, { at, user });

describe("the saved cards of a person", () => {
  it("[CARDS-S1] are listed by brand, last digits and expiry, and one that has expired shows that", async () => {
    await open();
    const findRow = async (brand: string) => (await screen.findByText(brand)).closest("tr");
    expect((await findRow("Visa"))?.textContent).toMatch(/^VISAVisa···· 424204\/99/);
    expect((await findRow("American Express"))?.textContent).toMatch(
      /^AMEXAmerican Express···· 000504\/20Expired/,
    );
    const headings = [...document.querySelectorAll("th")].map(({ textContent }) => textContent);
    expect(headings.slice(0, 3)).toEqual(["Brand", "Last 4 digits", "Expiry"]);
  });

  it("[CARDS-S10] are drawn as cards, and choosing another makes it the default", async () => {
    server.cards = [
      { ...visa, isDefault: true },
      { ...visa, cardId: "pm_3", last4digit: "1881" },
      over,
    ];
    await open();
    const group = await screen.findByRole("group", { name: /^A payment begins with/ });
    const face = (name: string) => within(group).getByRole("radio", { name });
    expect(face("Visa ending in 4242, expires 04/99")).toHaveProperty("checked", true);
    expect(face("American Express ending in 0005, expires 04/20, Expired")).toHaveProperty(
      "disabled",
      true,
    );
    await userEvent.click(face("Visa ending in 1881, expires 04/99"));
    await waitFor(() =>
      expect(face("Visa ending in 1881, expires 04/99")).toHaveProperty("checked", true),
    );
    expect(face("Visa ending in 4242, expires 04/99")).toHaveProperty("checked", false);
  });

  it("[CARDS-S11] mark the one that the address names, and say that it is gone if it is", async () => {
    await open("/home/paymentMethod?tab=own&card=pm_2");
    const group = await screen.findByRole("group", { name: /^A payment begins with/ });
    const marked = [...group.querySelectorAll("[aria-current]")];
    expect(marked.map((face) => face.textContent)).toEqual([expect.stringContaining("0005")]);
    expect(screen.queryByText("This card is not saved any more")).toBeNull();
  });

  it("[CARDS-S11] say that a card which the address names is gone", async () => {
    await open("/home/paymentMethod?tab=own&card=pm_9");
    expect(await screen.findByText("This card is not saved any more")).toBeTruthy();
    expect(document.querySelector("[aria-current]")).toBeNull();
  });

  it("[CARDS-S1] show that there are none, and how to add one", async () => {
    server.cards = [];
    await open();
    expect(await screen.findByText("sorry, no matching records found")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add your first card" })).toBeTruthy();
    expect(screen.getByText(/Add a card here/)).toBeTruthy();
  });

  it("[CARDS-S1] are refused to users of the shop platform, with the reason", async () => {
    await open("/home/offers", { ...MERCHANT, isShopify: "Y" });
    expect(screen.getByText(/Only a user whose company is not on the shop platform/)).toBeTruthy();
    expect(server.called).toEqual([]);
  });
});

describe("deleting a card", () => {
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    await userEvent.click(button);
  };
  const isGone = () =>
    vi.waitFor(() => expect(screen.queryByText("4242")).toBeNull(), { timeout: 4000 });
  beforeEach(() => {
    server.cards = [visa];
  });

  it("[CARDS-M4] is done after a question that names it", async () => {
    await open();
    await press("Delete Visa ending in 4242");
    expect(await screen.findByText("Delete Visa ending in 4242?")).toBeTruthy();
    expect(server.called).not.toContain("/deleteCustomerCard");
    await press("Delete");
    await isGone();
    expect(server.called).toContain("/deleteCustomerCard");
  });

  it("[CARDS-M4] is not done before it is confirmed", async () => {
    await open();
    await press("Delete Visa ending in 4242");
    await press("Cancel");
    expect(server.called).not.toContain("/deleteCustomerCard");
    expect(screen.getByText("4242")).toBeTruthy();
  });

  it("[CARDS-M4] shows the reason if the provider is away, and is done the next time", async () => {
    await open();
    server.refuses = "/deleteCustomerCard/";
    await press("Delete Visa ending in 4242");
    await press("Delete");
    expect(await screen.findByText("Out of order")).toBeTruthy();
    await press("Try again");
    await isGone();
  });
});

describe("adding a card", () => {
  it("[CARDS-S2] shows the provider's form, what is charged and that it comes back, and no other card", async () => {
    provideCards(() => Promise.resolve({}));
    await open("/home/offers?add=card");
    expect(await screen.findByRole("button", { name: "Add card" })).toBeTruthy();
    expect(screen.getByText("CAD 0.50 is charged to check the card, and refunded.")).toBeTruthy();
    expect(screen.getByRole("form", { name: "Add a card" })).toBeTruthy();
    // The list gave way to it, with the button that had the focus.
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByRole("heading", { level: 1 }))).toBe(true);
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(server.called).not.toContain("/getCustomerCardList");
  });

  it("[CARDS-S3] is left by a button that speaks of no payment, and leads to the list", async () => {
    provideCards(() => Promise.resolve({}));
    const { router } = await open("/home/offers?add=card");
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/home/paymentMethod"));
    expect(server.called).not.toContain("/addStripCardToCustomer");
  });

  it("[CARDS-M2] charges once, saves the card, and forgets the verification", async () => {
    const confirmed = provideCards(async () => ({
      paymentIntent: { status: "succeeded" } as never,
    }));
    await open("/home/offers?add=card");
    await userEvent.dblClick(await screen.findByRole("button", { name: "Add card" }));
    await vi.waitFor(() => expect(server.called).toContain("/addStripCardToCustomer"));
    expect(confirmed).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  });

  it("[CARDS-M3] shows what prevents it, and resumes the same verification", async () => {
    provideCards(() => Promise.resolve({}));
    server.refuses = "/checkouts";
    await open("/home/offers?add=card");
    expect(await screen.findByText("Out of order")).toBeTruthy();
    const stored = window.sessionStorage.getItem("addCard:merchant@marquee.test");
    expect(stored).toMatch(/^[0-9a-f]{32}$/);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Add card" })).toBeTruthy();
    expect(window.sessionStorage.getItem("addCard:merchant@marquee.test")).toBe(stored);
  });

  it("[CARDS-S2] is closed to users without a company, with the reason", async () => {
    await open("/home/offers", { ...MERCHANT, companyId: null });
    const button = await screen.findByRole("button", { name: "Add card" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });
});
