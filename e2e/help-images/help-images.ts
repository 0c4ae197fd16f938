import type { HelpPageName } from "@marquee/domain/help/help-pages";
import { expect, type Page } from "@playwright/test";
import type { Person } from "../pages/people.ts";

/** An image of a page of the help: who sees it, where, and what is opened there. */
export interface HelpImage {
  readonly name: HelpPageName;
  readonly who: Person | null;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

const press = (page: Page, name: RegExp | string): Promise<void> =>
  page.getByRole("button", { name }).first().click();

const choose =
  (action: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(page, /^More for /);
    await page.getByRole("menuitem", { name: action }).click();
  };

const openMenu = (page: Page): Promise<void> => press(page, /^More for /);

/** Opens a catalog of the shop platform, and waits for what is in it. */
const openCatalog =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Catalog/ })).toBeVisible();
    await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  };

/** Goes down two levels of the tree of categories. */
async function openCategory(page: Page): Promise<void> {
  const levels = page.getByRole("group", { name: "Categories, level by level" });
  await levels.getByText("Home", { exact: true }).click();
  await levels.getByText("Textiles", { exact: true }).click();
}

/** Ticks two rows of a list, so that its bar shows what can be done with both. */
async function selectTwo(page: Page): Promise<void> {
  await press(page, "Select");
  for (const row of [1, 2]) await page.getByRole("row").nth(row).getByRole("checkbox").check();
}

/** The images of docs/help/images, of the demonstration market. */
export const HELP_IMAGES: readonly HelpImage[] = [
  { name: "login-help", who: null, path: "login" },
  { name: "forgot-password-help", who: null, path: "forgotPassword" },
  { name: "signup", who: null, path: "register" },
  { name: "dashboard", who: "merchant", path: "home" },
  { name: "company", who: "merchant", path: "home/company" },
  { name: "help-store", who: "merchant", path: "home/branches" },
  {
    name: "add-store-branch",
    who: "merchant",
    path: "home/branches",
    open: async (page) => {
      await page.getByText("Add More Store/Branch").first().click();
      await expect(page.getByLabel("Branch name")).toBeVisible();
    },
  },
  {
    name: "edit-store-branch",
    who: "merchant",
    path: "home/branches",
    open: async (page) => {
      await press(page, /^Edit Store/);
      await expect(page.getByLabel("Branch name")).toBeVisible();
    },
  },
  {
    name: "add-edit-store-policy",
    who: "merchant",
    path: "home/branches",
    open: async (page) => {
      await choose("Add/Edit Store Policy")(page);
      await expect(page.getByRole("dialog", { name: "Store Policy" })).toBeVisible();
    },
  },
  { name: "offer-collection", who: "merchant", path: "home/offers" },
  {
    name: "create-new-offer",
    who: "merchant",
    path: "home/offers/add",
    open: async (page) => {
      await page.getByLabel("Heading", { exact: true }).fill("Wool blankets, 20% off");
      await page.getByLabel("Sub-heading").fill("Woven in Québec, washed soft");
    },
  },
  {
    name: "edit-offer",
    who: "merchant",
    path: "home/offers",
    open: (page) => press(page, /^Edit /),
  },
  { name: "offer-copy", who: "merchant", path: "home/offers", open: selectTwo },
  {
    name: "offer-associated-product",
    who: "merchant",
    path: "home/offers",
    open: choose("Associated Products"),
  },
  {
    name: "collection",
    who: "merchant",
    path: "home/offers/add",
    open: (page) => page.getByRole("radio", { name: "Collection" }).click(),
  },
  { name: "help-products", who: "merchant", path: "home/products" },
  { name: "create-new-products", who: "merchant", path: "home/products/addProduct" },
  {
    name: "edit-products",
    who: "merchant",
    path: "home/products",
    open: (page) => press(page, /^Edit /),
  },
  { name: "product-copy", who: "merchant", path: "home/products", open: openMenu },
  {
    name: "campaign",
    who: "merchant",
    path: "home/offers?tab=pending",
    open: async (page) => {
      await selectTwo(page);
      await press(page, "Promote");
      await expect(page.getByLabel("Campaign name")).toBeVisible();
    },
  },
  {
    name: "invoice",
    who: "merchant",
    path: "home/invoice",
    open: (page) => page.getByRole("row").nth(1).getByRole("link").first().click(),
  },
  { name: "update-user", who: "merchant", path: "home/users/addUser" },
  { name: "roles", who: "master", path: "home/users/manage?tab=roles" },
  { name: "add-new-roll", who: "merchant", path: "home/users/addRole" },
  { name: "shopifyHelp", who: "shop", path: "home/catalog" },
  { name: "syncProducthelp", who: "shop", path: "home/catalog", open: openCatalog("All products") },
  {
    name: "syncCollectionhelp",
    who: "shop",
    path: "home/catalog",
    open: openCatalog("Collections"),
  },
  {
    name: "syncErrorhelp",
    who: "shop",
    path: "home/catalog",
    open: async (page) => {
      await openCatalog("All products")(page);
      await press(page, /^Sync/);
      await page.getByRole("menuitemradio", { name: "Failed" }).click();
      await expect(page.getByText(/^1–3 of 3$/)).toBeVisible();
    },
  },
  {
    name: "syncCategoryhelp",
    who: "merchant",
    path: "home/products/addProduct",
    open: async (page) => {
      await page.getByRole("combobox", { name: "Subcategory" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("option", { name: /^Fashion/ }).click();
      await expect(dialog.getByRole("option", { name: /Women/ })).toBeVisible();
    },
  },
  { name: "gettingStarted", who: "pending", path: "home" },
  {
    name: "startWithShopAds",
    who: "merchant",
    path: "home/offers?tab=pending",
    open: async (page) => {
      await choose(/^Why isn/)(page);
      await expect(page.getByText("Covered by a campaign")).toBeVisible();
    },
  },
  { name: "manager-role", who: "master", path: "home/categories", open: openCategory },
];
