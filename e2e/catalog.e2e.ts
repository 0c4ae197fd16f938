import { expect } from "@playwright/test";
import { listSuite } from "./factory/list-suite.ts";
import { test } from "./pages/sign-in.ts";

listSuite({
  noun: "catalogs",
  path: "home/catalog",
  title: /^Shopify Catalog$/,
  who: "shop",
  call: /\/api\/getCompanyCatalogProduct\//,
  columns: ["Name", "Type", "Synced", "Created (CST)", "Action"],
  hideable: "Type",
  search: { label: "Search catalogs", text: "products" },
  sorts: [
    { column: "Name", key: "name", order: "text" },
    { column: "Type", key: "type", order: "text" },
  ],
  csv: { file: "Catalogs.csv", columns: ["Name", "Type", "Synced", "Failed", "Created (CST)"] },
  refused: {
    who: "merchant",
    reason: "Only a master user or a shop-platform user can see the synced catalog.",
  },
});

test("[CATALOG-S3] [CATALOG-L2] [CATALOG-L5] a shop sees the products of a catalog, and what did not sync", async ({
  tabOf,
}) => {
  const page = await tabOf("shop");
  // from this width on a list has room for the day on which a run starts
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("home/catalog/manage");
  await page.getByRole("link", { name: "All products" }).click();
  await expect(page).toHaveURL(/\/home\/catalog\/catalogDetail\?id=[0-9a-f]{32}$/);
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Error" })).toBeVisible();
  const columns = await page.locator("thead th").allTextContents();
  expect(columns.filter((name) => name !== "")).toEqual([
    "Name",
    "Heading",
    "Brand",
    "Campaign",
    "Valid from (CST)",
    "Valid till (CST)",
    "Images",
    "Error",
    "Action",
  ]);
  await page.getByRole("button", { name: "Sync" }).click();
  await page.getByRole("menuitemradio", { name: "Failed", exact: true }).click();
  await expect(page.getByText("Missing: DESCRIPTION, IMAGE, PRICE")).toBeVisible();
  await expect(page.locator("tbody tr")).toHaveCount(3);
});

test("[CATALOG-R5] what runs leaves its campaign after a question, and what is in none stays", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto("home/catalog");
  await page.getByRole("link", { name: "All products" }).click();
  await expect(page).toHaveURL(/catalogDetail\?id=/);
  await expect(page.getByRole("columnheader", { name: "Branch" })).toBeVisible();
  const remove = page.getByRole("button", { name: /^Remove from campaign ./ });
  const label = (await remove.first().getAttribute("aria-label")) ?? "";
  const name = label.replace("Remove from campaign ", "");
  await remove.first().click();
  const question = page.getByRole("alertdialog", {
    name: "Remove this product from its campaign?",
  });
  await expect(question).toContainText(`${name} leaves Copper and wool, which runs until`);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(
    page.getByText("Selected Product removed from campaign successfully", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: label })).toHaveCount(0);
  await page.goto(`${page.url()}&synced=N`);
  await expect(page.locator("tbody tr")).toHaveCount(3);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await page.getByRole("button", { name: "Remove from campaign" }).click();
  await expect(page.getByText("None of these is in a campaign.", { exact: true })).toBeVisible();
});
