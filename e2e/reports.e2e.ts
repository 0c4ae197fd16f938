import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { query } from "./database.ts";
import { listSuite } from "./factory/list-suite.ts";
import { dayFromToday } from "./pages/days.ts";
import { test } from "./pages/sign-in.ts";

const EMAIL = "a.shopper.with.a.long.address@shoppers.marquee.test";

/** A bill in USD of which the shop refunded an order; its id. */
async function amendedBill(): Promise<string> {
  const id = randomUUID().replaceAll("-", "");
  for (const [version, cents, status] of [
    [1, 10_000, "paid"],
    [2, 4000, "refunded"],
  ] as const) {
    await query(
      `insert into shop_sale (id, version, company_id, store_id, created_on, currency, total_price, total_commission, received_on)
       select $1, $2, company_id, id, now(), 'USD', $3, 0, now() from store where is_shopify = 'Y' order by id limit 1`,
      [id, version, cents],
    );
    await query(
      `insert into shop_order (company_id, store_id, shop_sale_id, version, order_number, position, created_on, total_price, status, source, customer_email, customer_phone_number, capture_reason)
       select company_id, store_id, id, version, '1001', 0, created_on, total_price, $3, 'web', $4, '', '' from shop_sale where id = $1 and version = $2`,
      [id, version, status, EMAIL],
    );
  }
  return id;
}

listSuite({
  noun: "conversion report",
  path: "home/consolidateConversionReport",
  title: /^Consolidate Conversion Report$/,
  who: "master",
  call: /\/api\/stores\/getStoreShopifyBillReport\//,
  columns: ["Shop", "Bill date (CST)", "Currency", "Total price", "Total commission", "Action"],
  hideable: "Total commission",
  search: { label: "Search shops", text: "driftwood" },
  sorts: [
    { column: "Bill date (CST)", key: "createdOn", order: "moment", first: "descending" },
    { column: "Total price", key: "totalPrice", order: "number" },
  ],
  paged: true,
  csv: {
    file: "Conversion report.csv",
    columns: ["Shop", "Bill date (CST)", "Currency", "Total price", "Total commission", "Version"],
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
    page.getByRole("slider", { name: /^Price and commission per day, (CAD|USD), day$/ }),
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
    expect.stringMatching(/^Total price \((CAD|USD)\)$/),
    "Status",
    "Source",
    "Customer email",
    "Customer phone number",
    "Capture reason",
  ]);
  await expect(page.locator("tbody tr").first()).toBeVisible();
});

test("[REPORT-T3] [INGEST-O5] a master reads each currency by itself, and the versions of a bill that was amended", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto("home/consolidateConversionReport");
  const foot = page.locator("tfoot");
  await expect(foot).toContainText(/Total of all [\d,]+ bills, CAD/);
  await expect(foot).toContainText(/Total of all [\d,]+ bills, USD/);
  const chosen = page.getByRole("radiogroup", { name: "Currency of the chart" });
  await chosen.getByRole("radio", { name: /^USD/ }).check();
  await expect(page.getByRole("slider", { name: /per day, USD, day$/ })).toBeVisible();
  await chosen.getByRole("radio", { name: /^CAD/ }).check();
  await expect(page.getByRole("slider", { name: /per day, CAD, day$/ })).toBeVisible();
  await page.goto("home/consolidateConversionReport?currency=USD");
  await expect(foot).not.toContainText("CAD");
  await expect(chosen).toHaveCount(0);
  await page.goto(`home/report/viewBillOrder?billId=${await amendedBill()}`);
  const versions = page.getByRole("region", { name: "Versions" });
  await expect(versions.getByRole("link")).toHaveText([
    /^Version 2, counts.*USD 40\.00 · 1 order/,
    /^Version 1.*USD 100\.00 · 1 order/,
  ]);
  await expect(page.getByRole("columnheader", { name: "Total price (USD)" })).toBeVisible();
  await expect(page.locator("tbody tr")).toContainText("refunded");
  await versions.getByRole("link", { name: /^Version 1/ }).press("Enter");
  await expect(page).toHaveURL(/version=1$/);
  await expect(page.locator("tbody tr")).toContainText("paid");
});

test("[SCREEN-L28] an opened card of an order shows the whole email of the shopper on a phone", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`home/report/viewBillOrder?billId=${await amendedBill()}`);
  await page.getByRole("button", { name: "All facts of 1001" }).click();
  const email = page.getByText(EMAIL, { exact: true });
  await expect(email).toBeVisible();
  const { cut, right } = await email.evaluate((line) => ({
    cut: line.scrollWidth > line.clientWidth,
    right: line.getBoundingClientRect().right,
  }));
  expect(cut).toBe(false);
  expect(right).toBeLessThan(390);
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
    page.getByRole("slider", { name: /^Price and commission per month, (CAD|USD), day$/ }),
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
  await expect(page.getByRole("button", { name: /^Shown: / })).toHaveCount(0);
  await page.goto("home/report/allConversionReport");
  await expect(page.getByRole("heading", { name: "You cannot open this page" })).toBeVisible();
});

test("[REPORT-L2] a bill that is unknown is said to be", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto("home/report/viewBillOrder?billId=unknown");
  await expect(page.getByText("This bill could not be loaded")).toBeVisible();
});
