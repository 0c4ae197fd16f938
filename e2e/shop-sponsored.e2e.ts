import { expect, type Page } from "@playwright/test";
import { test } from "./pages/sign-in.ts";

const PATH = "home/shopifySponsored";

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).first().click();
}

async function configure(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Configure section", exact: true }).click();
  await choose(page, "Page", "Offer");
  await choose(page, "Category", "Trending");
  await choose(page, "Sponsored section", /./);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add Section" }).click();
  await dialog.getByRole("button", { name: "Save Section" }).click();
}

test("[SHOPSECTION-V1] [SHOPSECTION-V3] the section of a shop names what is missing, in order", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto(PATH);
  await expect(page.getByRole("heading", { name: "Add Section for Shopify Store" })).toBeVisible();
  await page.getByRole("button", { name: "Configure section", exact: true }).click();
  await expect(
    page.getByText("First select Sponsored Campaign for either product or offer").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  for (const message of [
    "Please select branch",
    "Please select section create for offer/product",
    "Please configure section",
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Company" }).click();
  await expect(page.getByRole("option")).toHaveText(["Driftwood & Thread", "Loom & Kettle"]);
  await page.keyboard.press("Escape");
  // SCREEN-T7: what was asked for first is done
  await page.getByRole("radio", { name: "Offer" }).click();
  await expect(page.getByText("First select Sponsored Campaign")).toHaveCount(0);
});

test("[SHOPSECTION-T1] [SHOPSECTION-D1] [SHOPSECTION-L2] [SCREEN-T6] one offer and several products of a shop are added to a section", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto(PATH);
  await choose(page, "Company", "Loom & Kettle");
  await page.getByRole("radio", { name: "Product" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Please select product").first()).toBeVisible();
  const rows = page.getByRole("table", { name: "Products" }).getByRole("checkbox");
  await rows.nth(1).click();
  await rows.nth(2).click();
  await configure(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText("Selected Product added in section successfully").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Go now" }).click();

  await choose(page, "Company", "Loom & Kettle");
  await page.getByRole("radio", { name: "Offer" }).click();
  const offers = page.getByRole("table", { name: "Offers and collections" }).getByRole("checkbox");
  await offers.nth(0).click();
  await configure(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText("Selected Offer added in section successfully").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Go now" }).click();

  // SHOPSECTION-L2: what was added last is listed first, is removed, and comes back
  await choose(page, "Company", "Loom & Kettle");
  const added = page.getByRole("list", { name: "In sections now" }).getByRole("listitem").first();
  const name = (await added.getByRole("link").textContent()) ?? "";
  const remove = page.getByRole("button", { name: `Remove ${name}`, exact: true });
  const before = await remove.count();
  await remove.first().click();
  await page.getByRole("button", { name: "Remove", exact: true }).last().click();
  await expect(page.getByText("Removed from the section.", { exact: true })).toBeVisible();
  await expect(remove).toHaveCount(before - 1);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  // SCREEN-T6: the toast is over no bar of the page
  const bar = await page.getByRole("banner").boundingBox();
  const toast = await undo.boundingBox();
  expect(toast?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await undo.click();
  await expect(page.getByText("Back in the section.", { exact: true })).toBeVisible();
  await expect(remove).toHaveCount(before);
});

test("[SHOPSECTION-V7] a second section never takes the place of the first, and no bid is asked that is not stored", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto(PATH);
  await page.getByRole("radio", { name: "Product" }).click();
  await page.getByRole("button", { name: "Configure section", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const chooseSection = async () => {
    await choose(page, "Page", "Offer");
    await choose(page, "Category", "Trending");
    await choose(page, "Sponsored section", /./);
  };
  await expect(dialog.getByRole("combobox", { name: "Page" })).toBeFocused();
  await chooseSection();
  await expect(dialog.getByText(/^Bid, CAD/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Add Section" }).click();
  const remove = dialog.getByRole("button", { name: /^Remove / });
  await expect(remove).toHaveCount(1);
  await chooseSection();
  await dialog.getByRole("button", { name: "Add Section" }).click();
  await expect(
    dialog.getByText("One section at a time: remove the one that is here first.").first(),
  ).toBeVisible();
  await remove.click();
  await dialog.getByRole("button", { name: "Add Section" }).click();
  await expect(remove).toHaveCount(1);
});

test("[ACCESS-A31] the section of a shop is set up by masters alone", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto(PATH);
  await expect(
    page.getByText("Only a master user can set up shop-platform sponsored sections."),
  ).toBeVisible();
});
