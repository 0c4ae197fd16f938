import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { CategoryFormScreen } from "./category-form-screen.tsx";
import { CategoryManagerScreen } from "./category-manager-screen.tsx";

const category = (id: string, name: string, parentId: string | null, hasChildren = true) => ({
  id,
  name,
  parentId,
  hasChildren,
  root: parentId === null ? "Y" : "N",
  maincategories: [],
  image: null,
  createdOn: "2026-03-02T06:00:00.000Z",
  version: 1,
});
const TREE = [
  category("f", "Fashion", null),
  category("h", "Home", null, false),
  category("w", "Womens", "f"),
  category("j", "Jeans", "w"),
  category("s", "Slim", "j", false),
];

let tree: typeof TREE = TREE;
const sent: { readonly path: string; readonly body: unknown }[] = [];
beforeEach(() => {
  tree = TREE;
  sent.length = 0;
});

serveCalls(({ pathname, search }, body) => {
  const id = /getCategoriesById\/[^/]+\/(\w+)/.exec(pathname)?.[1];
  if (id !== undefined) return dataResponse(TREE.find((each) => each.id === id));
  if (pathname.includes("/categoryProducts/"))
    return dataResponse([
      { id: "s", products: 2, offers: 0 },
      { id: "h", products: 5, offers: 1 },
    ]);
  if (body !== null) {
    sent.push({ path: pathname + search, body });
    return dataResponse({ ...category("n", "New", "h", false) });
  }
  return listResponse(pathname.includes("/api/categories/") ? tree : []);
});

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const open = (at = "") =>
  renderScreen(<CategoryManagerScreen />, { at: `/home/categories/manage${at}`, user: MASTER });
const names = (column: string) =>
  within(screen.getByRole("list", { name: column }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

describe("the category manager", () => {
  it("[CATEGORY-S1] [CATEGORY-S2] goes down column by column, with the way above and the products of all below", async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole("button", { name: /^Fashion/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ category: "f" }));
    await waitFor(() =>
      expect(names("Root categories")).toEqual(["Fashion2 products", "Home5 products"]),
    );
    expect(names("Fashion")).toEqual(["Womens2 products"]);
    await userEvent.click(screen.getByRole("button", { name: /^Womens/ }));
    await waitFor(() => expect(names("Womens")).toEqual(["Jeans2 products"]));
    const path = within(screen.getByRole("navigation", { name: "Path" }));
    expect(path.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Root categories",
      "Fashion",
      "Womens",
    ]);
    await userEvent.click(path.getByRole("button", { name: "Fashion" }));
    await waitFor(() => expect(screen.queryByRole("list", { name: "Womens" })).toBeNull());
  });

  it("[CATEGORY-S5] narrows a long column by typing, and says how many more it has", async () => {
    const below = Array.from({ length: 150 }, (_, n) =>
      category(`b${n}`, `Shelf ${String(n).padStart(3, "0")}`, "f", false),
    );
    tree = [...TREE.filter(({ id }) => id !== "w"), ...below];
    await open("?category=b149");
    await screen.findByRole("list", { name: "Fashion" });
    expect(names("Fashion")).toHaveLength(101);
    expect(names("Fashion").at(-1)).toBe("Shelf 1490 products");
    screen.getByText("49 more. Type to narrow the list.");
    const field = screen.getByRole("searchbox", { name: "Find in Fashion" });
    await userEvent.type(field, "14");
    expect(names("Fashion")).toHaveLength(12);
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toBe("Shelf 0140 products");
    await userEvent.type(field, "zz");
    screen.getByText("Nothing fits what you typed.");
    expect(screen.queryByRole("searchbox", { name: "Find in Root categories" })).toBeNull();
  });

  it("[CATEGORY-S1] moves with the arrows in a column and to the chosen one beside", async () => {
    await open("?category=w");
    const fashion = await screen.findByRole("button", { name: /^Fashion \d|^Fashion\d/ });
    fashion.focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.textContent).toContain("Home");
    await userEvent.keyboard("{Home}{ArrowRight}");
    expect(document.activeElement?.textContent).toContain("Womens");
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(fashion);
  });

  it("[CATEGORY-S2] says of one with nothing below that merchants choose it", async () => {
    await open("?category=h");
    expect(await screen.findByText("Nothing below Home")).toBeTruthy();
  });

  it("[CATEGORY-S3] leads to the form of a root, of a sub-category and of the chosen one, and to no fifth level", async () => {
    const { router } = await open("?category=j");
    const linkHref = async (name: string) =>
      (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await linkHref("Add Root Category")).toContain("AddCategory?selectedParentId=main");
    expect(await linkHref("Add Sub-Category")).toContain("AddCategory?selectedParentId=j");
    expect(await linkHref("Update Category")).toContain("AddCategory?id=j");
    await router.navigate({ to: ".", search: { category: "s" } });
    const add = await screen.findByRole("button", { name: "Add Sub-Category" });
    expect(add.getAttribute("aria-disabled")).toBe("true");
    const why = document.getElementById(add.getAttribute("aria-describedby") ?? "");
    expect(why?.textContent).toMatch(/^Categories go up to 4 levels/);
  });

  it("[CATEGORY-S3] offers a root if there is no category", async () => {
    tree = [];
    await open();
    expect(await screen.findByText("There are no categories yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Add Root Category" })).toBeTruthy();
  });
});

describe("the category form", () => {
  it("[CATEGORY-S4] asks whether the products of the one above move into it, and says so to the server", async () => {
    await renderScreen(<CategoryFormScreen />, {
      at: "/home/categories/AddCategory?selectedParentId=h",
      user: MASTER,
    });
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Rugs");
    await userEvent.click(await screen.findByText("Move the 5 products of Home into it"));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent.length).toBe(1));
    expect(sent[0]?.path).toContain("moveProducts=Y");
    expect(sent[0]?.body).toMatchObject({ name: "Rugs", root: "N", parentId: "h" });
  });
});
