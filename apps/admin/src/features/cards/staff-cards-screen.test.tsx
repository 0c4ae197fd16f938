import { decodeEmail } from "@marquee/api/http/path";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { PaymentMethodScreen } from "./payment-method-screen.tsx";

const card = (cardId: string, brand: string, last4digit: string): SavedCard => ({
  cardId,
  brand,
  last4digit,
  expMonth: 4,
  expYear: 2099,
  isDefault: false,
});
const person = (name: string, companyId: string) => ({
  email: `${name.toLowerCase()}@x.test`,
  name,
  companyId,
});
const COMPANIES = [
  { id: "c1", name: "Maple" },
  { id: "c2", name: "Harbour" },
  { id: "c3", name: "Unstaffed" },
];
const USERS = [person("Ada", "c1"), person("Ben", "c1"), person("Cleo", "c2")];

const server = {
  cards: {} as Readonly<Record<string, readonly SavedCard[]>>,
  /** Part of the path that is refused. */
  refuses: "",
  /** Part of the path of a call that gets no response. */
  silent: "",
  deleted: [] as string[],
};

/** Responds as the server does. */
function respond({ pathname }: URL): Response | Promise<Response> {
  if (server.silent !== "" && pathname.includes(server.silent)) return new Promise(() => {});
  if (server.refuses !== "" && pathname.includes(server.refuses))
    return refusalResponse({ tag: "Unavailable", message: "Out of order", reference: "r7" });
  const [, , call, first = "", second = ""] = pathname.split("/");
  const whose = decodeEmail(decodeURIComponent(first)) ?? "";
  if (call === "companies") return listResponse(COMPANIES);
  if (call === "cardOwners")
    return listResponse(
      USERS.filter(({ companyId }) => companyId === first).map(({ email, name }) => ({
        email,
        name,
        roleName: "Store Admin",
        cards: server.cards[email]?.length ?? 0,
      })),
    );
  if (call === "getCustomerCardList") return listResponse(server.cards[whose] ?? []);
  if (call === "deleteCustomerCard") {
    server.deleted.push(`${whose} ${second}`);
    const found = server.cards[whose]?.find(({ cardId }) => cardId === second);
    server.cards = {
      ...server.cards,
      [whose]: (server.cards[whose] ?? []).filter((each) => each !== found),
    };
    return found ? dataResponse(found) : refusalResponse({ tag: "NotFound", message: "No" }, 404);
  }
  return listResponse([]);
}

serveCalls(respond);
beforeEach(() => {
  Object.assign(server, {
    cards: {
      "ada@x.test": [card("pm_1", "visa", "4242"), card("pm_2", "amex", "0005")],
      "cleo@x.test": [card("pm_3", "mastercard", "4444")],
      "master@x.test": [card("pm_4", "visa", "1881")],
    },
    refuses: "",
    silent: "",
    deleted: [],
  });
});

const MASTER = { ...MERCHANT, email: "master@x.test", isMaster: "Y", companyId: null } as const;
const open = (at = "/home/offers", user: typeof MERCHANT = MASTER) =>
  renderScreen(<PaymentMethodScreen />, { at, user });
const user = (name: RegExp) => screen.findByRole("link", { name });
const chooseUser = async (name: RegExp) => userEvent.click(await user(name));
const chooseCompany = async (option: RegExp) => {
  await userEvent.click(await screen.findByRole("combobox", { name: "Company" }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};
const userSearch = () => screen.findByRole("searchbox", { name: "User" });
const findText = (text: string) => screen.findByText(text);

describe("who manages the cards of others", () => {
  it.each([
    ["a master", MASTER],
    ["an agent", { ...MASTER, isMaster: "N", isAgentUser: "Y" }],
    ["VIEW_ALL_COMPANY", { ...MERCHANT, privilegeCode: ["VIEW_ALL_COMPANY"] }],
  ] as const)("[CARDS-S4] is %s, who chooses whose", async (_, user) => {
    await open("/home/offers", user as typeof MERCHANT);
    expect(await findText("Choose a company")).toBeTruthy();
    expect((await userSearch()).hasAttribute("disabled")).toBe(true);
    expect(screen.queryByRole("button", { name: "Add card" })).toBeNull();
  });

  it("[CARDS-S4] shows other users their own cards, and who could see those of a user that a link names", async () => {
    const { router } = await open("/home/offers?company=c1&user=ada@x.test", MERCHANT);
    expect(await findText("These are your own cards")).toBeTruthy();
    expect(
      screen.getByText(/^Only a master user, an agent user or a user .* saved cards of others\.$/),
    ).toBeTruthy();
    expect(screen.queryByText("4242")).toBeNull();
    await router.navigate({ to: "/home/offers", search: {} });
    await waitFor(() => expect(screen.queryByText("These are your own cards")).toBeNull());
    expect(screen.getByRole("button", { name: "Add card" })).toBeTruthy();
  });

  it("[CARDS-S8] find their own on a tab beside, and come back to whom they looked at", async () => {
    const { router } = await open("/home/offers?company=c1&user=ada@x.test");
    await findText("4242");
    await userEvent.click(screen.getByRole("tab", { name: "Your own cards" }));
    expect(await findText("1881")).toBeTruthy();
    expect(screen.queryByText("4242")).toBeNull();
    expect(router.state.location.searchStr).toContain("tab=own");
    await userEvent.click(screen.getByRole("tab", { name: "Cards of users" }));
    expect(await findText("4242")).toBeTruthy();
  });
});

describe("whose cards", () => {
  it("[CARDS-S5] is chosen by company and user, and is in the address", async () => {
    const { router } = await open();
    await chooseCompany(/Maple/);
    expect(await findText("Choose a user")).toBeTruthy();
    await chooseUser(/Ada/);
    expect(await findText("0005")).toBeTruthy();
    expect(router.state.location.search).toEqual({ company: "c1", user: "ada@x.test" });
    // Still where it was: the choice stays on the page, and the focus on it.
    expect(document.activeElement).toBe(await user(/Ada/));
    expect((await user(/Ada/)).getAttribute("aria-current")).toBe("page");
    await chooseCompany(/Harbour/);
    expect(await findText("Choose a user")).toBeTruthy();
    expect(router.state.location.search).toEqual({ company: "c2" });
    router.history.back();
    expect(await findText("0005")).toBeTruthy();
  });

  it("[CARDS-S5] is read from the address, and a row of one never shows in the list of another", async () => {
    const { router } = await open("/home/offers?company=c1&user=ada@x.test&page=1&q=");
    await findText("0005");
    expect((await user(/Ada/)).getAttribute("aria-current")).toBe("page");
    server.silent = "/getCustomerCardList/";
    await chooseUser(/Ben/);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ user: "ben@x.test" }));
    await waitFor(() => expect(screen.queryByText("0005")).toBeNull());
  });

  it("[CARDS-S6] is shown to be missing, wrong or without cards", async () => {
    const { router } = await open("/home/offers?company=c3");
    const go = (search: Readonly<Record<string, string>>) =>
      router.navigate({ to: "/home/offers", search });
    expect(await findText("This company has no users")).toBeTruthy();
    await go({ company: "c9" });
    expect(await findText("There is no such company")).toBeTruthy();
    await go({ company: "c1", user: "cleo@x.test" });
    expect(await findText("This user is not of this company")).toBeTruthy();
    await go({ company: "c1", user: "ben@x.test" });
    expect(await findText("Ben has saved no card.")).toBeTruthy();
    expect(screen.getByText("sorry, no matching records found")).toBeTruthy();
  });

  it.each([
    ["/companies/", "The users of this company could not be loaded"],
    ["/cardOwners/", "The users of this company could not be loaded"],
    ["/getCustomerCardList/", "This list could not be loaded"],
  ])("[CARDS-S6] can be retried where %s is refused", async (path, title) => {
    server.refuses = path;
    await open("/home/offers?company=c1&user=ada@x.test");
    expect(await findText(title)).toBeTruthy();
    expect(screen.getByText("Reference r7")).toBeTruthy();
    server.refuses = "";
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findText("0005")).toBeTruthy();
  });

  it("[CARDS-S9] is narrowed by name or e-mail, with how many cards each user has saved", async () => {
    await open("/home/offers?company=c1");
    expect((await user(/Ada/)).textContent).toContain("2 cards");
    expect((await user(/Ben/)).textContent).toContain("No card");
    await userEvent.type(await userSearch(), "BEN@");
    expect(screen.queryByRole("link", { name: /Ada/ })).toBeNull();
    expect(screen.getByText("1 of 2 users")).toBeTruthy();
    expect(await user(/Ben/)).toBeTruthy();
  });

  it("[CARDS-S6] is on its way while the company's users are", async () => {
    server.silent = "/cardOwners/";
    await open("/home/offers?company=c1&user=ada@x.test");
    expect(await screen.findByText("Loading")).toBeTruthy();
  });
});

describe("deleting a card of another user", () => {
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name }));

  it("[CARDS-S7] is confirmed by card and owner, shows that it is recorded, and deletes theirs", async () => {
    await open("/home/offers?company=c1&user=ada@x.test");
    await press("Delete Visa ending in 4242");
    const dialog = await screen.findByRole("alertdialog");
    expect(within(dialog).getByText("Delete Visa ending in 4242 of Ada?")).toBeTruthy();
    expect(dialog.textContent).toContain("The deletion is recorded with your name.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("4242")).toBeNull());
    expect(server.deleted).toEqual(["ada@x.test pm_1"]);
    await waitFor(async () => expect((await user(/Ada/)).textContent).toContain("1 card"));
    expect(screen.getByText("0005")).toBeTruthy();
  });

  it("[CARDS-M4] takes one that is gone already for deleted", async () => {
    await open("/home/offers?company=c1&user=ada@x.test");
    await findText("4242");
    server.cards = { "ada@x.test": [] };
    await press("Delete Visa ending in 4242");
    await press("Delete");
    expect(await findText("Ada has saved no card.")).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("[CARDS-S7] leaves it where it is, with the reason, while the provider is away", async () => {
    await open("/home/offers?company=c1&user=ada@x.test");
    server.refuses = "/deleteCustomerCard/";
    await press("Delete Visa ending in 4242");
    await press("Delete");
    expect(await findText("Out of order")).toBeTruthy();
    server.refuses = "";
    await press("Try again");
    await waitFor(() => expect(screen.queryByText("4242")).toBeNull());
  });
});
