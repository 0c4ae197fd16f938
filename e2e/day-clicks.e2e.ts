import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { countPresses } from "./pages/count-presses.ts";
import { addOffer } from "./pages/offers.ts";
import { test } from "./pages/sign-in.ts";

const unique = () => Math.random().toString(36).slice(2, 8);

/** A branch that has waited longest, of the merchant's company. */
async function waitingStore(name: string): Promise<void> {
  await query(
    `insert into store (id, company_id, code, store_name, market_place, country_id, state_id, city_id, created_on)
     select md5($1), company_id, $1, $1, '{Canada}', country_id, state_id, city_id, '2001-01-01' from store where code = 'MTL-01'`,
    [name],
  );
}

test("[STORE-A13] [HOME-S1] staff read all of a branch from Home and approve it in two clicks, and send another back by keys", async ({
  pageOf,
}) => {
  const [one, other] = [`Quay ${unique()}`, `Quay ${unique()}`];
  await waitingStore(one);
  await waitingStore(other);
  const page = await pageOf("master");
  const presses = await countPresses(page);
  await page.goto("home");
  await page.getByRole("link", { name: one, exact: true }).click();
  const beside = page.getByRole("complementary", { name: "This branch" });
  await expect(beside.getByRole("heading", { name: one })).toBeVisible();
  await expect(beside.getByRole("heading", { name: "If you approve it" })).toBeVisible();
  await page.keyboard.press("a");
  const question = page.getByRole("alertdialog", { name: "Are you sure to approve this store!" });
  await question.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("link", { name: new RegExp(one) })).toHaveCount(0);
  expect(presses()).toBe(2);
  await page.goto(`home/branches/waiting?store=${(await idOf(other)) ?? ""}`);
  await expect(beside.getByRole("heading", { name: other })).toBeVisible();
  await expectAccessibleInAllLooks(page, () =>
    expect(page.getByRole("heading", { level: 1, name: "Branches" })).toBeVisible(),
  );
  await page.keyboard.press("r");
  const back = page.getByRole("alertdialog");
  await back.getByLabel("What is to be changed").press("End");
  await page.keyboard.type("The address has no unit.");
  await back.getByRole("button", { name: "Send back" }).press("Enter");
  await expect(page.getByRole("link", { name: new RegExp(other) })).toHaveCount(0);
});

const idOf = async (name: string): Promise<string | undefined> =>
  (await query<{ id: string }>("select id from store where store_name = $1", [name]))[0]?.id;

test("[SCREEN-L29] [SCREEN-L22] staff choose a company in the top bar for every list and Home, and another tab has another one", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  const choose = async (typed: string) => {
    await page.getByRole("button", { name: /^Shown: / }).click();
    await expect(page.getByRole("combobox", { name: "Find a company" })).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
  };
  await page.goto("home/offers");
  await choose("atelier");
  await expect(page).toHaveURL(/company=/);
  // one way to choose it: the list has no select of its own
  await expect(page.getByRole("combobox", { name: "Branch" })).toBeEnabled();
  await expect(page.getByRole("combobox", { name: "Company" })).toHaveCount(0);
  const tab = await page.context().newPage();
  await tab.goto("home/products?company=all");
  await expect(tab.getByRole("button", { name: "Shown: All companies" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Invoice" }).click();
  await expect(page).toHaveURL(/home\/invoice\?company=/);
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/home\?company=/);
  await expect(page.getByRole("button", { name: "Shown: Atelier Boréal" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Undelivered" })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/home\/invoice/);
  await choose("all comp");
  await expect(page).toHaveURL(/company=all/);
});

test("[PRODUCT-I10] 20 products are imported from their list with the page's own file in four clicks (products)", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.goto("home/products/import");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a sample file" }).click();
  const sample = await readFile(await (await saving).path(), "utf8");
  const [head = "", row = ""] = sample.trim().split(/\r?\n/u);
  const word = `Basket${unique()}`;
  const rows = Array.from({ length: 20 }, (_, index) =>
    row.replace("Sample throw", `${word} ${index}`),
  );
  const presses = await countPresses(page);
  await page.goto("home/products");
  await page.getByRole("link", { name: "Import CSV" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (
    await chooser
  ).setFiles({
    name: "products.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([head, ...rows].join("\n")),
  });
  await page.getByRole("button", { name: "Import 20 products" }).click();
  await expect(page.getByText("20 products imported")).toBeVisible();
  // and the file itself, in a window that is no part of the page
  expect(presses() + 1).toBe(4);
});

test("[SPONSOR-V1] [KEYWORD-D2] a sponsored campaign by two keywords is made in six clicks", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  const offer = await addOffer(page, { heading: `Stools ${unique()}` });
  await query(
    `update offer set active = 'Y', valid_from = now() - interval '1 day', valid_till = now() + interval '60 days' where id = $1`,
    [offer.id],
  );
  const name = `Stools ${unique()}`;
  const presses = await countPresses(page);
  await page.goto("home");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Sponsored Campaign" }).click();
  await page.getByRole("link", { name: "Create Campaign" }).click();
  await page.getByRole("combobox", { name: "Branch" }).press("End");
  await page.keyboard.type(offer.branch);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByLabel("Campaign name").press("End");
  await page.keyboard.type(name);
  await page.getByRole("radio", { name: "Offer/Collection" }).click();
  await page.getByRole("searchbox").first().press("End");
  await page.keyboard.type(offer.heading);
  await page.getByRole("checkbox", { name: `Choose ${offer.heading}` }).click();
  await page.getByRole("radio", { name: "7 days" }).click();
  await page.getByLabel("Budget a day, CAD").press("End");
  await page.keyboard.type("5");
  await page.getByLabel("Add a keyword").press("End");
  for (const keyword of ["stool", "oak"]) {
    await page.keyboard.type(keyword);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(
    page.getByText("yah!! sponsored campaign created successfully").first(),
  ).toBeVisible();
  expect(presses()).toBe(6);
});
