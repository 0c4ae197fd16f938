import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { SearchHit } from "@marquee/domain/search/search.schema";
import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { userNamed } from "../../testing/example-content.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";

const MASTER: LoggedUser = { ...MERCHANT, companyId: null, isMaster: "Y" };
const READER: LoggedUser = { ...MERCHANT, privilegeCode: [] };

const hit = (
  kind: SearchHit["kind"],
  id: string,
  label: string,
  detail: string,
  status: SearchHit["status"] = null,
): SearchHit => ({ kind, id, label, detail, status, type: null, total: 7, createdOn: null });

const HITS = [
  hit("users", "wool+1@marquee.test", "Woolf", "wool+1@marquee.test"),
  hit("products", "p1", "Wool throw", "Queen West", "pending"),
  hit("offers", "o1", "Wool week", "Plateau", "pending"),
  hit("companies", "c9", "Woolmark", "Woolmark inc."),
  hit("branches", "s1", "Wool corner", "Maple"),
  hit("categories", "k1", "Woollens", "Root category"),
  hit("campaigns", "k7", "Wool at home", "Plateau", "inactive"),
];

let searched: string[] = [];
let away = false;

serveCalls(({ pathname, searchParams }) => {
  if (pathname.includes("/getUserById/")) return dataResponse(userNamed("Woolf"));
  if (pathname.includes("/getOffersById/")) return dataResponse(exampleOffer);
  if (/\/(?:products|productHistory|itemCampaigns|getStoreById)\//.test(pathname))
    return refusalResponse({ tag: "NotFound", message: "There is none.", reference: "r2" }, 404);
  if (/^\/api\/\w+History\//.test(pathname)) return dataResponse([]);
  if (pathname === "/ADMIN-UI/help/panel/invoice")
    return Response.json({
      title: "Invoices, payments and bills",
      summary: "",
      body: "<p>Open</p>",
    });
  if (pathname !== "/api/search") return listResponse([]);
  searched.push([searchParams.get("q"), searchParams.get("type")].join(" ").trim());
  if (away)
    return refusalResponse({ tag: "TooMany", message: "Please try again.", reference: "r1" }, 429);
  return dataResponse(searchParams.get("q") === "wool" ? HITS : []);
});

async function open(user: LoggedUser) {
  searched = [];
  away = false;
  const { router } = await renderPanel("/home/users/manage", user);
  await screen.findByRole("heading", { level: 1, name: "Users and roles" });
  await userEvent.keyboard("{Control>}k{/Control}");
  return { router, field: await screen.findByRole("combobox", { name: "Go to" }) };
}

beforeEach(() => localStorage.clear());

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole("option", { name }));

describe("the palette", () => {
  it("[SCREEN-K2] finds what is typed once that has settled, with one call", async () => {
    const { field } = await open(MERCHANT);
    await userEvent.type(field, "w");
    expect(screen.queryByRole("group", { name: "Products" })).toBeNull();
    await userEvent.type(field, "ool");
    expect((await screen.findByRole("option", { name: /^Wool week/ })).textContent).toBe(
      "Wool week Pending Plateau",
    );
    expect(searched).toEqual(["wool"]);
  });

  it("[SEARCH-R3] [SEARCH-R4] has the company before what it sells, and offers to renew what is over", async () => {
    const { field } = await open(MASTER);
    await userEvent.type(field, "wool");
    await screen.findByRole("option", { name: /^Woolmark/ });
    const groups = screen
      .getAllByRole("group")
      .map((group) => group.getAttribute("aria-labelledby"));
    const titles = groups.map((id) => document.getElementById(id ?? "")?.textContent);
    expect(titles).toEqual([
      "Companies",
      "Branches",
      "Campaigns",
      "Offers and collections",
      "Products",
      "Categories",
      "Users",
      "Actions",
    ]);
    expect(screen.getByRole("option", { name: /^Renew Wool at home/ })).toBeDefined();
  });

  it("[SEARCH-T1] shows one kind by its tab, from the keyboard, and all kinds for another text", async () => {
    const { field } = await open(MERCHANT);
    await userEvent.type(field, "wool");
    const offers = await screen.findByRole("tab", { name: /^Offers and collections ?7$/ });
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("All");
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("role")).toBe("tab");
    act(() => offers.focus());
    await waitFor(() => expect(searched.at(-1)).toBe("wool offers"));
    expect(screen.getByRole("option", { name: /^Wool week/ })).toBeDefined();
    expect(screen.queryByRole("option", { name: /^Wool throw/ })).toBeNull();
    await userEvent.type(field, " ");
    expect(await screen.findByRole("option", { name: /^Wool throw/ })).toBeDefined();
  });

  it("[SEARCH-R5] marks what is typed", async () => {
    const { field } = await open(MERCHANT);
    await userEvent.type(field, "wool");
    const found = await screen.findByRole("option", { name: /^Wool week/ });
    expect([...found.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Wool"]);
  });

  it("[SEARCH-A3] promotes the pending offers that are found", async () => {
    const { field, router } = await open(MERCHANT);
    await userEvent.type(field, "wool");
    // The list takes the ids out of the address once it has ticked them.
    const addresses: string[] = [];
    router.subscribe("onBeforeNavigate", ({ toLocation }) => addresses.push(toLocation.href));
    await choose(/^Promote Wool week/);
    expect(addresses).toContain("/home/offers?tab=pending&promoteIds=o1");
  });

  it("[SEARCH-A1] finds what the user may do, and pages of the help", async () => {
    const { field, router } = await open(MERCHANT);
    await userEvent.type(field, "add off");
    await screen.findByRole("option", { name: /^Add Offer/ });
    await userEvent.clear(field);
    await userEvent.type(field, "collections");
    expect(await screen.findByRole("group", { name: "Help" })).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, "add offer");
    await choose(/^Add Offer/);
    expect(router.state.location.pathname).toBe("/home/offers/add");
  });

  it("[SEARCH-A1] finds what the user may do by other words for it", async () => {
    const { field, router } = await open(MERCHANT);
    await userEvent.type(field, "invite");
    await choose(/^Add User/);
    expect(router.state.location.pathname).toBe("/home/users/addUser");
  });

  it("[SEARCH-A4] changes the theme at once, and remembers no use of it", async () => {
    const { field, router } = await open(READER);
    await userEvent.type(field, "dark");
    await choose(/^Dark/);
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(router.state.location.pathname).toBe("/home/users/manage");
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("combobox", { name: "Go to" });
    expect(screen.queryByRole("group", { name: "Used lately" })).toBeNull();
  });

  it("[SEARCH-A4] ends the session", async () => {
    const { field } = await open(READER);
    await userEvent.type(field, "sign out");
    await choose(/^Logout/);
    await waitFor(() =>
      expect(screen.queryByRole("heading", { name: "Users and roles" })).toBeNull(),
    );
  });

  it("[HELP-10] opens a page of the help beside the screen, which gets the focus", async () => {
    const { field, router } = await open(MERCHANT);
    await userEvent.type(field, "invoices, payments");
    await screen.findByRole("option", { name: /^Invoices, payments and bills/ });
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("complementary", {
      name: "Invoices, payments and bills",
    });
    expect(panel.contains(document.activeElement)).toBe(true);
    expect(router.state.location.pathname).toBe("/home/users/manage");
  });

  it("[SEARCH-A1] offers a reader nothing to do", async () => {
    const { field } = await open(READER);
    await userEvent.type(field, "add offer");
    expect(await screen.findByText("Nothing fits what you typed.")).toBeTruthy();
  });

  it("[SEARCH-R2] offers what was used lately before anything is typed", async () => {
    const { field, router } = await open(READER);
    await userEvent.type(field, "wool");
    await choose(/^Wool week/);
    // the page that was opened is there before the palette is opened over it
    await waitFor(() => expect(router.state.status).toBe("idle"));
    expect(router.state.location.pathname).toMatch(/^\/home\/offers/);
    await userEvent.keyboard("{Control>}k{/Control}");
    const used = within(await screen.findByRole("group", { name: "Used lately" }));
    // by its name as its page has it
    expect(await used.findByRole("option", { name: /^Spring linen/ })).toBeDefined();
  });

  it.each([
    ["an offer", MERCHANT, /^Wool week/, "/home/offers/view?id=o1"],
    ["a product", MERCHANT, /^Wool throw/, "/home/products/view?id=p1"],
    ["a user", MERCHANT, /^Woolf/, "/home/users/view?id=wool%2B1%40marquee.test"],
    ["an offer", READER, /^Wool week/, "/home/offers/view?id=o1"],
    ["a product", READER, /^Wool throw/, "/home/products/view?id=p1"],
    ["a branch", READER, /^Wool corner/, "/home/branches/view?id=s1"],
    ["a user", READER, /^Woolf/, "/home/users/view?id=wool%2B1%40marquee.test"],
  ] as const)(
    "[SCREEN-K3] opens the page of %s, for those who may not change it, too",
    async (_, user, name, address) => {
      const { router, field } = await open(user);
      await userEvent.type(field, "wool");
      await choose(name);
      expect(router.state.location.href.replaceAll("+", "%20")).toBe(address);
    },
  );

  it("[SCREEN-K4] shows why it could not search, and tries that again", async () => {
    const { field } = await open(MERCHANT);
    away = true;
    await userEvent.type(field, "wool");
    const again = await screen.findByRole("option", { name: /Try again$/ });
    expect(again.textContent).toContain("Please try again.");
    away = false;
    await userEvent.click(again);
    expect(await screen.findByRole("option", { name: /^Wool throw/ })).toBeTruthy();
  });

  it.each([
    { key: "л", code: "KeyK", opens: true },
    { key: "ל", code: "KeyK", opens: true },
    { key: "k", code: "KeyV", opens: true },
    { key: "t", code: "KeyK", opens: false },
    { key: "K", code: "KeyK", shiftKey: true, opens: false },
  ])("[SCREEN-K7] opens by Ctrl K on every layout: $key $code", async ({ opens, ...press }) => {
    await renderPanel("/home/users/manage", MERCHANT);
    await screen.findByRole("heading", { level: 1, name: "Users and roles" });
    const event = new KeyboardEvent("keydown", { ...press, ctrlKey: true, cancelable: true });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(opens);
  });

  it("[SCREEN-K4] says when nothing fits", async () => {
    const { field } = await open(MERCHANT);
    await userEvent.type(field, "nothing");
    expect(await screen.findByText("Nothing fits what you typed.")).toBeTruthy();
  });

  it("[SCREEN-K5] stays open with what was typed while the window becomes narrow", async () => {
    const wide = window.matchMedia;
    const listeners = new Set<() => void>();
    let matches = false;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => {
      const list = wide(query);
      if (!query.includes("max-width: 47.99")) return list;
      return Object.defineProperties(list, {
        matches: { get: () => matches },
        addEventListener: { value: (_: string, listener: () => void) => listeners.add(listener) },
      });
    });
    const { field } = await open(MERCHANT);
    await userEvent.type(field, "users");
    matches = true;
    act(() => {
      for (const listener of listeners) listener();
    });
    await screen.findByRole("button", { name: "Open menu", hidden: true });
    expect(screen.getByDisplayValue("users")).toBeTruthy();
  });
});
