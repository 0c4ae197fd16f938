import { expect } from "@playwright/test";
import { expectSoundInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

test("[REPORT-W1] [REPORT-T1] [REPORT-T2] a master reads the last 30 days, their totals, and the orders of a bill", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  const called = page.waitForRequest(/getStoreShopifyBillReport/);
  await page.goto("home/consolidateConversionReport");
  expect((await called).url()).toMatch(
    /getStoreShopifyBillReport\/undefined\/undefined\/\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d\?/,
  );
  await expect(
    page.getByRole("slider", { name: "Price and commission per day, day" }),
  ).toBeVisible();
  const rows = page.getByRole("table", { name: "Consolidate Conversion Report" });
  expect(await rows.locator("thead th").allTextContents()).toEqual([
    "Shop",
    "Bill date (CST)",
    "Total price (CAD)",
    "Total commission (CAD)",
    "Action",
  ]);
  const foot = page.locator("tfoot");
  await expect(foot).toContainText("Total of this page");
  await expect(foot).toContainText("Total of all");
  await expectSoundInAllLooks(page, () =>
    expect(page.getByText("Total of this page").first()).toBeVisible(),
  );
  await page
    .getByRole("button", { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/home\/report\/viewBillOrder\?billId=[0-9a-f]{32}$/);
  await expect(page.getByRole("columnheader", { name: "Order number" })).toBeVisible();
  expect(await page.locator("thead th").allTextContents()).toEqual([
    "Order number",
    "Created on (CST)",
    "Total price (CAD)",
    "Status",
    "Source",
    "Customer email",
    "Customer phone number",
    "Capture reason",
  ]);
  await expect(page.locator("tbody tr").first()).toBeVisible();
});

test("[DATE-V1] [DATE-V2] [DATE-V3] the dates of the report are checked", async ({ tabOf }) => {
  const page = await tabOf("master");
  await page.goto("home/consolidateConversionReport");
  const [from, to] = [
    page.getByLabel("From", { exact: true }),
    page.getByLabel("To", { exact: true }),
  ];
  await from.fill("");
  await from.press("Enter");
  await expect(page.getByText("Please enter from date")).toBeVisible();
  await from.fill("2026-03-02");
  await to.fill("");
  await to.press("Enter");
  await expect(page.getByText("Please enter to date")).toBeVisible();
  await to.fill("2026-03-02");
  await to.press("Enter");
  await expect(page.getByText("from date can not greater than or equal to date")).toBeVisible();
});

test("[REPORT-L1] a shop reads its own report, without filters of dates and companies", async ({
  tabOf,
}) => {
  const page = await tabOf("shop");
  await page.goto("home/report/conversionReport");
  await expect(page.getByRole("heading", { level: 1, name: "Conversion Report" })).toBeVisible();
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await expect(page.getByText("The last 30 days:")).toBeVisible();
  await expect(page.getByLabel("From", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Company" })).toHaveCount(0);
  await page.goto("home/report/allConversionReport");
  await expect(page.getByRole("heading", { name: "You cannot open this page" })).toBeVisible();
});

test("shows those who may not why, and who could (conversion report)", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto("home/consolidateConversionReport");
  await expect(page.getByRole("heading", { name: "You cannot open this page" })).toBeVisible();
  await expect(
    page.getByText("Only a master user can see the consolidated conversion report.", {
      exact: true,
    }),
  ).toBeVisible();
  await page.goto("home/report/viewBillOrder?billId=nobody");
  await expect(page.getByText("This bill could not be loaded")).toBeVisible();
});

test("[REPORT-T2] the report is exported whole", async ({ tabOf }) => {
  const page = await tabOf("master");
  await page.goto("home/consolidateConversionReport");
  await expect(page.locator("tbody tr").first()).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "List menu" }).click();
  await page.getByRole("menuitem", { name: "Export CSV", exact: true }).click();
  expect((await saved).suggestedFilename()).toBe("Conversion report.csv");
});
