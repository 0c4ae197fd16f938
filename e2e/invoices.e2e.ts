import { expect } from "@playwright/test";
import { listSuite } from "./factory/list-suite.ts";
import { test } from "./pages/sign-in.ts";

listSuite({
  noun: "invoices",
  path: "home/invoice",
  title: /^Invoice$/,
  who: "master",
  call: /\/api\/getCompanyInvoice\/[^/]+(\?|$)/,
  columns: ["Invoice ID", "Date (CST)", "Invoice Amount (CAD)", "Refunded (CAD)", "View/DownLoad"],
  hideable: "Date (CST)",
  search: { label: "Search invoices", text: "spring" },
  sorts: [
    { column: "Invoice ID", key: "invoiceId", order: "text" },
    { column: "Invoice Amount (CAD)", key: "paymentAmount", order: "number" },
    { column: "Date (CST)", key: "createdOn", order: "moment", first: "descending" },
  ],
  csv: {
    file: "Invoices.csv",
    columns: [
      "Invoice ID",
      "Date (CST)",
      "Invoice Amount (CAD)",
      "Refunded (CAD)",
      "Dispute",
      "Company",
      "Branch",
      "Campaign",
    ],
  },
  refused: {
    who: "reader",
    reason:
      "Only a master user, or a user with the privilege “See invoices” who is no shop-platform user, can see invoices.",
  },
  opens: /\/home\/invoice\/viewInvoice\?id=/,
});

test("[INV-B3] [INV-B2] a month of invoices is one file, two clicks from Home, and its days are drawn by keyboard", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home");
  await page.getByRole("link", { name: "Invoice", exact: true }).click();
  const file = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Download .* as PDF$/ })
    .last()
    .click();
  expect((await file).suggestedFilename()).toMatch(/^Invoices \d{4}-\d\d\.pdf$/);
  await page.locator("main").focus();
  await page.keyboard.press("d");
  const dates = page.getByRole("dialog", { name: "Invoice dates" });
  await expect(dates.getByRole("grid").last()).toBeVisible();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(dates.getByText("8 days")).toBeVisible();
  await dates.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await page.getByRole("button", { name: /^Invoice dates:/ }).click();
  await dates.getByRole("button", { name: "This month" }).click();
  await expect(page).toHaveURL(/range=this-month/);
});
