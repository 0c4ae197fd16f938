import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { throwBlanket, userNamed } from "../../testing/example-content.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, partResponse, serveCalls } from "../../testing/serve-calls.ts";

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const COMPANIES = [
  { id: "c2", name: "Loom" },
  { id: "c3", name: "Harbour Books" },
];

/** The first answer of the companies comes once this is resolved. */
let loaded = Promise.resolve();
/** Whether there are more companies than one answer holds. */
let isPart = false;
beforeEach(() => {
  isPart = false;
  loaded = Promise.resolve();
});

serveCalls(async ({ pathname, searchParams }) => {
  if (pathname.includes("/getAllCompany/")) {
    await loaded;
    return isPart && searchParams.get("q") !== "quay"
      ? partResponse(COMPANIES, 1500)
      : listResponse(isPart ? [{ id: "c9", name: "Quayside" }] : COMPANIES);
  }
  if (pathname.includes("/getCompanyById/")) return dataResponse({ id: "c9", name: "Quayside" });
  if (pathname.includes("/getUserById/")) return dataResponse(userNamed("reader"));
  if (pathname.includes("/userSecurity/"))
    return dataResponse({ secondFactor: "off", secondFactorSince: null, sessions: [] });
  if (pathname.includes("/userHistory/")) return dataResponse([]);
  if (pathname === "/api/search") return dataResponse([]);
  if (pathname.includes("Product"))
    return listResponse([throwBlanket], { live: 1, pending: 0, inactive: 0 });
  return listResponse([]);
});

const choose = async (typed: string) => {
  await userEvent.click(await screen.findByRole("button", { name: /^Shown: / }));
  await screen.findByRole("combobox", { name: "Find a company" });
  await userEvent.keyboard(typed);
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await userEvent.keyboard("{Enter}");
};

describe("the switch of company", () => {
  it("[SCREEN-L29] narrows the list that is shown, which Back undoes, and the branches to filter by are its own", async () => {
    const { router } = await renderPanel("/home/products?tab=live", MASTER);
    await choose("harb");
    await waitFor(() => expect(router.state.location.searchStr).toBe("?tab=live&company=c3"));
    expect(screen.getByRole("button", { name: "Shown: Harbour Books" })).toBeTruthy();
    const branch = await screen.findByRole<HTMLInputElement>("combobox", { name: "Branch" });
    await waitFor(() => expect(branch.disabled).toBe(false));
    expect(screen.queryByRole("combobox", { name: "Company" })).toBeNull();
    act(() => router.history.back());
    expect(await screen.findByRole("button", { name: "Shown: All companies" })).toBeTruthy();
  });

  it("[SCREEN-C7] finds a company that the first answer does not hold, and names it where it is chosen", async () => {
    isPart = true;
    await renderPanel("/home/products?tab=live", MASTER);
    await userEvent.click(await screen.findByRole("button", { name: /^Shown: / }));
    await userEvent.type(await screen.findByRole("combobox", { name: "Find a company" }), "quay");
    await userEvent.click(await screen.findByRole("option", { name: "Quayside" }));
    expect(await screen.findByRole("button", { name: "Shown: Quayside" })).toBeTruthy();
  });

  it("[SCREEN-C9] Enter before the companies have come chooses the first that fits once they have", async () => {
    const come = Promise.withResolvers<void>();
    loaded = come.promise;
    const { router } = await renderPanel("/home/products?tab=live", MASTER);
    await userEvent.click(await screen.findByRole("button", { name: /^Shown: / }));
    await screen.findByRole("combobox", { name: "Find a company" });
    await userEvent.keyboard("harb{Enter}");
    expect(screen.getByText("Loading")).toBeTruthy();
    come.resolve();
    await waitFor(() => expect(router.state.location.searchStr).toBe("?tab=live&company=c3"));
  });

  it("[SCREEN-C9] a text that is changed after Enter takes the choice back", async () => {
    const come = Promise.withResolvers<void>();
    loaded = come.promise;
    const { router } = await renderPanel("/home/products?tab=live", MASTER);
    await userEvent.click(await screen.findByRole("button", { name: /^Shown: / }));
    await screen.findByRole("combobox", { name: "Find a company" });
    await userEvent.keyboard("harb{Enter}o");
    come.resolve();
    expect(await screen.findByRole("option", { name: "Harbour Books" })).toBeTruthy();
    expect(router.state.location.searchStr).toBe("?tab=live");
  });

  it("[SCREEN-L29] leads from the page of one thing to the list above it", async () => {
    const { router } = await renderPanel("/home/users/view?id=reader%40marquee.test", MASTER);
    await choose("loom");
    await waitFor(() => expect(router.state.location.href).toBe("/home/users?company=c2"));
  });

  it("[SCREEN-L29] [SEARCH-A5] opens from the palette, and is for those who act across companies alone", async () => {
    await renderPanel("/home/users", MASTER);
    await screen.findByRole("button", { name: /^Shown: / });
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("combobox", { name: "Go to" });
    await userEvent.keyboard("switch comp");
    await userEvent.click(await screen.findByRole("option", { name: /^Switch company/ }));
    expect(await screen.findByRole("combobox", { name: "Find a company" })).toBeTruthy();
  });

  it("[SCREEN-L29] is absent for a user of one company", async () => {
    await renderPanel("/home/users", MERCHANT);
    await screen.findByRole("heading", { level: 1, name: "Users and roles" });
    expect(screen.queryByRole("button", { name: /^Shown: / })).toBeNull();
  });
});
