import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { exampleOffer } from "@marquee/machines/examples/example-offer";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { throwBlanket, userNamed } from "../../testing/example-content.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataAnswer, listAnswer, refusalAnswer, serveCalls } from "../../testing/serve-calls.ts";

const MASTER: LoggedUser = { ...MERCHANT, companyId: null, isMaster: "Y" };
const READER: LoggedUser = { ...MERCHANT, privilegeCode: [] };
const HOMELESS: LoggedUser = { ...READER, companyId: null };

const woolf = userNamed("Woolf", { email: "wool+1@marquee.test" });

let searched: string[] = [];
let away = false;

serveCalls(({ pathname, searchParams }) => {
  const q = searchParams.get("q");
  if (pathname.includes("/getUserById/")) return dataAnswer(woolf);
  if (q === null) return listAnswer([]);
  searched.push(`${pathname} ${q} ${searchParams.get("size")}`);
  if (q === "nothing") return listAnswer([]);
  if (pathname.includes("/getCompanyOffer/"))
    return listAnswer([{ ...exampleOffer, id: "o1", heading: "Wool week", storeName: "Plateau" }]);
  if (pathname.includes("/getUsers/")) return listAnswer([woolf]);
  if (pathname.includes("/getAllCompany/"))
    return listAnswer([{ id: "c9", name: "Woolmark", regName: "Woolmark inc." }]);
  if (pathname.includes("/api/categories/"))
    return listAnswer([{ id: "k1", name: "Woollens", root: "Y" }]);
  return away
    ? refusalAnswer({ tag: "TooMany", message: "Please try again.", reference: "r1" }, 429)
    : listAnswer([{ ...throwBlanket, name: "Wool throw", storeName: "Queen West" }]);
});

async function open(user: LoggedUser) {
  searched = [];
  away = false;
  const { router } = await renderPanel("/home/users/manage", user);
  await screen.findByRole("heading", { level: 1, name: "Users and roles" });
  await userEvent.keyboard("{Control>}k{/Control}");
  return { router, field: await screen.findByRole("combobox", { name: "Go to" }) };
}

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole("option", { name }));

describe("the palette", () => {
  it("[SCREEN-K2] finds offers, products and users of one's company by what is typed, once that has settled", async () => {
    const { field } = await open(MERCHANT);
    await userEvent.type(field, "w");
    expect(screen.queryByRole("group", { name: "Products" })).toBeNull();
    await userEvent.type(field, "ool");
    expect((await screen.findByRole("option", { name: /^Wool week/ })).textContent).toBe(
      "Wool weekPending · Plateau",
    );
    expect((await screen.findByRole("option", { name: /^Wool throw/ })).textContent).toBe(
      "Wool throwPending · Queen West",
    );
    await screen.findByRole("option", { name: /^Woolf/ });
    expect(searched.map((each) => each.replace(/^\/api/, "")).toSorted()).toEqual([
      "/getCompanyOffer/c1/allincludeActive wool 5",
      "/getCompanyProduct/c1/allincludeActive wool 5",
      expect.stringMatching(/^\/getUsers\/\S+ wool 5$/),
    ]);
  });

  it("[SCREEN-K2] looks in every company for those who act across companies", async () => {
    const { field } = await open(MASTER);
    await userEvent.type(field, "wool");
    await screen.findByRole("option", { name: /^Wool week/ });
    expect(searched).toContain(`/api/getCompanyOffer/${EVERY_COMPANY}/allincludeActive wool 5`);
  });

  it("[SCREEN-K2] [SCREEN-K3] finds companies and categories for those who may, and opens their forms", async () => {
    const { field, router } = await open(MASTER);
    await userEvent.type(field, "wool");
    expect((await screen.findByRole("option", { name: /^Woollens/ })).textContent).toBe(
      "WoollensRoot category",
    );
    await choose(/^Woolmark/);
    expect(router.state.location.pathname).toBe("/home/company/AddCompany");
    expect(router.state.location.search).toEqual({ id: "c9" });
  });

  it("[SCREEN-K2] searches users alone if the user has no company", async () => {
    const { field } = await open(HOMELESS);
    await userEvent.type(field, "wool");
    await screen.findByRole("option", { name: /^Woolf/ });
    expect(searched).toHaveLength(1);
  });

  it.each([
    ["an offer", MERCHANT, /^Wool week/, "/home/offers/add?id=o1"],
    ["a product", MERCHANT, /^Wool throw/, "/home/products/addProduct?id=p1"],
    ["a user", MERCHANT, /^Woolf/, "/home/users/addUser?id=wool%2B1%40marquee.test"],
    ["an offer", READER, /^Wool week/, "/home/offers?tab=pending&q=Wool%20week"],
    ["a product", READER, /^Wool throw/, "/home/products?tab=pending&q=Wool%20throw"],
    ["a user", READER, /^Woolf/, "/home/users/manage?q=wool%2B1%40marquee.test"],
  ] as const)(
    "[SCREEN-K3] opens the form of %s, or its list for those who may not change it",
    async (_, user, name, address) => {
      const { router, field } = await open(user);
      await userEvent.type(field, "wool");
      await choose(name);
      expect(router.state.location.href.replaceAll("+", "%20")).toBe(address);
    },
  );

  it("[SCREEN-K4] shows what could not be searched beside what was found, and tries that again", async () => {
    const { field } = await open(MERCHANT);
    away = true;
    await userEvent.type(field, "wool");
    await screen.findByRole("option", { name: /^Wool week/ });
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
    vi.restoreAllMocks();
  });
});
