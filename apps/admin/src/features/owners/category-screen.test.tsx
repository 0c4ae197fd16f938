import type { Category } from "@marquee/domain/categories/category.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const category = (
  id: string,
  name: string,
  parentId: string | null,
  below: string[],
): Category => ({
  id,
  name,
  root: parentId === null ? "Y" : "N",
  parentId,
  maincategories: ["h"],
  subcategories: below,
  hasChildren: below.length > 0,
  image: null,
  createdOn: "2026-03-07T21:22:41.000Z",
});
const TREE = [
  category("h", "Household", null, ["k", "l"]),
  category("k", "Kitchen", "h", ["p"]),
  category("l", "Lighting", "h", []),
  category("p", "Pans", "k", []),
];
const SECTION = {
  id: "s1",
  name: "Kitchen week",
  active: "Y",
  category: "k",
  startDate: "2020-01-01",
  endDate: "2020-02-01",
};

serveCalls(({ pathname }) => {
  if (pathname.includes("/categoryProducts/"))
    return dataResponse([
      { id: "k", products: 2, offers: 1 },
      { id: "p", products: 5, offers: 0 },
    ]);
  if (pathname.includes("/categoryHistory/")) return dataResponse([]);
  if (pathname.toLowerCase().includes("section"))
    return listResponse(
      pathname.endsWith("/active") ? [SECTION, { ...SECTION, id: "s2", category: "l" }] : [],
    );
  const named = TREE.find(({ id }) => pathname.endsWith(`/${id}`));
  return named === undefined ? listResponse(TREE) : dataResponse(named);
});

describe("the page of a category", () => {
  it("[CATEGORY-S6] [SCREEN-R7] says where it is, what is in it and below it, and which sections are of it", async () => {
    const { router } = await renderPanel("/home/categories/view?id=k", MASTER);
    await screen.findByRole("heading", { level: 1, name: "Kitchen" });
    expect(screen.getByRole("link", { name: "Household" }).getAttribute("href")).toContain(
      "view?id=h",
    );
    expect(screen.getByRole("link", { name: "Pans" }).getAttribute("href")).toContain("view?id=p");
    expect(await screen.findByText("7, 2 in it itself")).toBeTruthy();
    const sections = within(screen.getByRole("region", { name: "Sections of it" }));
    expect(await sections.findByRole("link", { name: "Kitchen week" })).toBeTruthy();
    expect(sections.getByText("Over")).toBeTruthy();
    await userEvent.keyboard("j");
    await screen.findByRole("heading", { level: 1, name: "Lighting" });
    await userEvent.keyboard("e");
    await waitFor(() =>
      expect(router.state.location.href).toBe("/home/categories/AddCategory?id=l"),
    );
    expect(await screen.findByDisplayValue("Lighting")).toBeTruthy();
  });

  it("[SCREEN-R4] says of one that is not in the tree that there is none", async () => {
    await renderPanel("/home/categories/view?id=gone", MASTER);
    expect(await screen.findByText("There is no such category")).toBeTruthy();
  });
});
