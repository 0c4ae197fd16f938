import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
// loaded before a test waits for it
import "./keys-dialog.tsx";
import { renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

serveCalls(({ pathname }) => {
  if (pathname.includes("/getOffersById/")) return dataResponse(exampleOffer);
  return listResponse(pathname.startsWith("/api/getCompanyOffer/") ? [exampleOffer, SECOND] : []);
});

const SECOND = { ...exampleOffer, id: "f".repeat(32), heading: "Second offer" };

describe("the keys of the panel", () => {
  it("[SCREEN-K8] are listed by the question mark, with the way to the help of the screen", async () => {
    await renderPanel("/home/offers");
    await screen.findByRole("searchbox", { name: "Search these offers" });
    await userEvent.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keys" })).toBeTruthy();
    expect(screen.getByText("Go to the search of the list")).toBeTruthy();
    const help = screen.getByRole("link", { name: "Open the help of this screen" });
    expect(help.getAttribute("href")).toMatch(/\/help\//);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[SCREEN-K8] lead to the search of the list, in which they are typed", async () => {
    await renderPanel("/home/offers");
    const search = await screen.findByRole("searchbox", { name: "Search these offers" });
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(search);
    await userEvent.keyboard("a/?");
    expect((search as HTMLInputElement).value).toBe("a/?");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[SCREEN-K9] G and a letter lead to a page of the menu, which the list of keys names", async () => {
    const { router } = await renderPanel("/home/offers");
    const search = await screen.findByRole("searchbox", { name: "Search these offers" });
    await userEvent.keyboard("?");
    const pages = await screen.findByRole("region", { name: "Go to a page" });
    expect(pages.textContent).toContain("ProductsG P");
    expect(pages.textContent).not.toContain("Categories");
    await userEvent.keyboard("gp");
    expect(router.state.location.pathname).toBe("/home/offers");
    await userEvent.keyboard("{Escape}");
    await userEvent.type(search, "gp");
    expect(router.state.location.pathname).toBe("/home/offers");
    search.blur();
    await userEvent.keyboard("gn");
    expect(router.state.location.pathname).toBe("/home/offers");
    await userEvent.keyboard("gp");
    expect(router.state.location.pathname).toBe("/home/products");
  });

  it("[SCREEN-K9] a letter after G adds nothing to the list", async () => {
    const { router } = await renderPanel("/home/offers");
    await screen.findByRole("searchbox", { name: "Search these offers" });
    await userEvent.keyboard("gc");
    expect(router.state.location.pathname).toBe("/home/offers");
  });

  it("[SCREEN-K10] E opens the form of the row that has the focus", async () => {
    const { router } = await renderPanel("/home/offers");
    await screen.findByText("Second offer");
    await userEvent.keyboard("e");
    expect(router.state.location.pathname).toBe("/home/offers");
    await userEvent.keyboard("je");
    expect(router.state.location.pathname).toBe("/home/offers/add");
    expect(router.state.location.search).toMatchObject({ id: exampleOffer.id });
  });

  it("[SCREEN-K10] J and K move through the rows, X selects one, C adds one", async () => {
    const { router } = await renderPanel("/home/offers");
    await screen.findByText("Second offer");
    const focusedRow = () => document.activeElement?.closest("tr")?.textContent ?? "";
    await userEvent.keyboard("j");
    expect(focusedRow()).toContain(exampleOffer.heading);
    await userEvent.keyboard("jj");
    expect(focusedRow()).toContain("Second offer");
    await userEvent.keyboard("x");
    expect(document.activeElement?.closest("tr")?.getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("k");
    expect(focusedRow()).toContain(exampleOffer.heading);
    await userEvent.keyboard("c");
    expect(router.state.location.pathname).toBe("/home/offers/add");
  });

  it("[SCREEN-K10] F2 edits the cells of the selected row, and without one those of the page", async () => {
    await renderPanel("/home/offers");
    await screen.findByText("Second offer");
    await userEvent.keyboard("{F2}");
    expect(await screen.findByRole("dialog", { name: "Edit 2 offers" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("jx");
    await screen.findByRole("toolbar", { name: "Selected rows" });
    await userEvent.keyboard("{F2}");
    expect(await screen.findByRole("dialog", { name: "Edit 1 offer" })).toBeTruthy();
  });
});
