import { dayFromToday } from "./pages/days.ts";
import { expect } from "@playwright/test";
import { listSuite } from "./factory/list-suite.ts";
import { test } from "./pages/sign-in.ts";

listSuite({
  noun: "conversion report",
  path: "home/consolidateConversionReport",
  title: /^Consolidate Conversion Report$/,
  who: "master",
  call: /\/api\/stores\/getStoreShopifyBillReport\//,
  columns: ["Shop", "Bill date (CST)", "Total price (CAD)", "Total commission (CAD)", "Action"],
  hideable: "Total commission (CAD)",
  search: { label: "Search shops", text: "driftwood" },
  sorts: [
    { column: "Bill date (CST)", key: "createdOn", order: "moment", first: "descending" },
    { column: "Total price (CAD)", key: "totalPrice", order: "number" },
  ],
  paged: true,
  csv: {
    file: "Conversion report.csv",
    columns: ["Shop", "Bill date (CST)", "Total price (CAD)", "Total commission (CAD)"],
  },
  refused: {
    who: "merchant",
    reason: "Only a master user can see the consolidated conversion report.",
  },
});

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
  const foot = page.locator("tfoot");
  await expect(foot).toContainText("Total of this page");
  await expect(foot).toContainText("Total of all");
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
  await page.getByRole("button", { name: /^Bill dates:/ }).click();
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

test("[DATE-V4] [DATE-D16] days that are too many are said to be, and the last ones are named in the address", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto("home/consolidateConversionReport?from=2026-11-01&to=9999-12-31");
  await expect(page.getByText("Please choose five years at most")).toBeVisible();
  await page.getByRole("button", { name: /^Bill dates: Last 30 days/ }).click();
  await page.getByRole("button", { name: "Last 7 days", exact: true }).click();
  await expect(page).toHaveURL(/\?range=last-7$/);
  await page.goto(
    `home/consolidateConversionReport?from=${dayFromToday(-1500)}&to=${dayFromToday(0)}`,
  );
  await expect(
    page.getByRole("slider", { name: "Price and commission per month, day" }),
  ).toBeVisible();
});

test("[REPORT-L1] a shop reads its own report, without filters of dates and companies", async ({
  tabOf,
}) => {
  const page = await tabOf("shop");
  await page.goto("home/report/conversionReport");
  await expect(page.getByRole("heading", { level: 1, name: "Conversion Report" })).toBeVisible();
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await expect(page.getByText("The last 30 days:")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Bill dates:/ })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Company" })).toHaveCount(0);
  await page.goto("home/report/allConversionReport");
  await expect(page.getByRole("heading", { name: "You cannot open this page" })).toBeVisible();
});

test("[REPORT-L2] a bill that is unknown is said to be", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto("home/report/viewBillOrder?billId=nobody");
  await expect(page.getByText("This bill could not be loaded")).toBeVisible();
});
