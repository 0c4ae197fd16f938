import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { listSuite } from "./factory/list-suite.ts";
import { madeOnce } from "./pages/open-checkout.ts";
import { test } from "./pages/paying.ts";
import { CARD, PaymentPanel } from "./pages/payment-panel.ts";

listSuite({
  noun: "payments",
  path: "home/payments",
  title: /^Payments$/,
  who: "merchant",
  // not that of what is unfinished, which is on top of the rows
  call: /\/api\/companyPayments\/(?!.*status=unfinished)/,
  tabs: [
    { label: "All", value: "all" },
    { label: "Paid", value: "paid" },
    { label: "Failed", value: "failed" },
    { label: "Waiting", value: "waiting" },
    { label: "Refunded", value: "refunded" },
    { label: "Disputed", value: "disputed" },
  ],
  columns: ["For", "Status", "Paid with", "Date (CST)", "Amount (CAD)", "Invoice"],
  fewActions: true,
  hideable: "Paid with",
  search: { label: "Search payments", text: "spring" },
  sorts: [
    { column: "Amount (CAD)", key: "amount", order: "number" },
    { column: "Date (CST)", key: "createdOn", order: "moment", first: "descending" },
  ],
  csv: {
    file: "Payments.csv",
    columns: [
      "For",
      "Status",
      "Paid with",
      "Date (CST)",
      "Amount (CAD)",
      "Charged (CAD)",
      "Refunded (CAD)",
      "Invoice",
      "Payer",
      "Company",
      "Branch",
    ],
  },
  refused: {
    who: "reader",
    reason:
      "Only a master user, an agent user, or a user with the privilege “Add and change” or “See invoices” can see the payments of a company.",
  },
});

test("[PAYSRV-L3] [PAYSRV-C9] a payment that was declined is paid in another browser by two keys from the list", async ({
  paying,
  pageOf,
}) => {
  const first = await paying("other");
  await first.panel.typeCard(CARD.good);
  await first.panel.saveBox.check();
  await first.panel.payButton.click();
  await first.panel.arrive();
  const { panel, checkout, made } = await paying("other");
  await panel.payWith(CARD.declined);
  await expect(panel.outcome("declined")).toContainText("Your card was declined.");

  const page = await pageOf("other");
  await page.goto("home/payments?tab=failed");
  const { campaignName } = checkout.draft as { readonly campaignName: string };
  const failed = page.getByRole("row").filter({ hasText: campaignName });
  await expect(failed).toContainText("Your card was declined.");
  await failed.getByRole("button", { name: /^Try again/ }).press("Enter");
  const again = new PaymentPanel(page);
  await expect(again.savedCard("4242")).toBeChecked();
  await again.payButton.press("Enter");
  await again.arrive();
  expect(await made()).toEqual(madeOnce({ Fail: 1 }));
});

test("[REFUND-P3] [PAYSRV-L1] a refund by staff has a credit note over the same amount in the merchant's payments", async ({
  paying,
  tabOf,
}) => {
  const { panel, checkout } = await paying();
  await panel.payWith(CARD.good);
  await panel.arrive();
  const [paid] = await query<{ id: string }>(
    "select id from transaction where checkout_id = $1 and status = 'Paid'",
    [checkout.id],
  );
  const staff = await tabOf("master");
  await staff.goto(`home/transactions?refund=${paid?.id ?? ""}`);
  const dialog = staff.getByRole("dialog", { name: "Refund" });
  await dialog.getByLabel("Amount (CAD)").fill("1.05");
  await dialog.getByLabel("Reason").fill("One day less");
  await dialog.getByRole("button", { name: "Refund CAD 1.05" }).click();
  await expect(staff.getByText("Refund requested", { exact: true })).toBeVisible();

  const page = await tabOf("merchant");
  await page.goto("home/payments?tab=refunded");
  const { campaignName } = checkout.draft as { readonly campaignName: string };
  const row = page.getByRole("row").filter({ hasText: campaignName });
  await expect(row).toContainText("Refunded in part");
  await expect(row).toContainText("CAD 1.05");
  await row.getByRole("link", { name: /^CN-/ }).press("Enter");
  await expect(page).toHaveURL(/viewInvoice\?.*creditNote=/);
  await expect(page.getByRole("main")).toContainText("1.05");
});
