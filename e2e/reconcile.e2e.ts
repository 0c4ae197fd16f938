import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

test("[RECONCILE-M1] [RECONCILE-M2] staff find a difference on Home, close it with a note, and find it again under Explained", async ({
  tabOf,
}) => {
  const line = `pi_e2e${randomUUID().slice(0, 8)}`;
  await query(
    `insert into book_difference (id, provider, kind, line, payment, payer, finding, there_amount, there_currency, there_state, moved_on, found_on, seen_on)
     values ($1, 'stripe', 'otherRefunds', $1, $1, 'merchant@marquee.test', 'missingHere', 226, 'CAD', 'refunded', now(), now(), now())`,
    [line],
  );
  const page = await tabOf("master");
  await page.goto("home");
  await page.getByRole("link", { name: "All differences" }).click();
  await page.goto(`home/transactions?tab=reconcile&q=${line}`);
  const row = page.getByRole("row").filter({ hasText: line });
  await expect(row).toContainText("Only there");
  await expect(row).toContainText("2.26");
  await test.step("it is sound in both themes and on a narrow screen", () =>
    expectAccessibleInAllLooks(page, () => expect(page.getByText(line).first()).toBeVisible()));
  await row.getByRole("button", { name: /Details/ }).click();
  await expect(page.getByRole("link", { name: "Open it at Stripe" })).toHaveAttribute(
    "href",
    `https://dashboard.stripe.com/payments/${line}`,
  );
  await row.getByRole("button", { name: /^Explain/ }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Close difference" }).click();
  await expect(dialog.getByText("Please enter a note")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Note" }).fill("Given back by hand.");
  await dialog.getByRole("button", { name: "Close difference" }).click();
  await expect(page.getByText("The difference has been closed.", { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  await test.step("it is found again under Explained", async () => {
    await page.goto(`home/transactions?tab=explained&q=${line}`);
    await expect(row).toContainText("Given back by hand.");
    await expect(row).toContainText(/@marquee\.test/);
    await expectAccessibleInAllLooks(page, () =>
      expect(page.getByText(line).first()).toBeVisible(),
    );
    await row.getByRole("button", { name: /Details/ }).click();
    await expect(page.getByRole("list", { name: "History" })).toContainText("Given back by hand.");
  });
});

test("[RECONCILE-M3] [RECONCILE-M5] the money of chosen days is off by a refund that is not in the books, and staff see what its credit note would do", async ({
  tabOf,
}) => {
  const line = `pi_e2e${randomUUID().slice(0, 8)}`;
  // a currency and a month of its own: no other test moves money in them
  await query(
    `insert into provider_line (provider, line, kind, gross, fee, currency, moved_on)
     values ('stripe', $1 || '1', 'payment', 50000, 1510, 'EUR', '2019-03-05T18:00Z'), ('stripe', $1 || '2', 'refund', -1000, 0, 'EUR', '2019-03-06T18:00Z'),
            ('stripe', $1 || '3', 'dispute', -799, 1500, 'EUR', '2019-03-07T18:00Z'), ('stripe', $1 || '4', 'payout', -1000, 0, 'EUR', '2019-03-08T18:00Z')`,
    [line],
  );
  await query(
    `insert into book_difference (id, provider, kind, line, payment, checkout, payer, finding, there_amount, there_currency, there_state, moved_on, found_on, seen_on)
     values ($1, 'stripe', 'otherRefunds', $1, $1, $1, 'merchant@marquee.test', 'missingHere', 226, 'EUR', 'refunded', '2019-03-06T18:00Z', now(), now())`,
    [line],
  );
  const page = await tabOf("master");
  await page.goto(`home/transactions?tab=reconcile&q=${line}&from=2019-03-01&to=2019-03-31`);
  const equation = page.getByRole("listitem", { name: "Stripe, EUR" });
  await expect(equation).toContainText(
    /Stripe, money in, EUR500\.00=Refunded10\.00\+Disputed7\.99\+Fees30\.10\+Stayed451\.91/,
  );
  await expect(equation).toContainText(/The books say 454\.17off by EUR 2\.26/);
  await page.getByRole("button", { name: /^Write a credit note/ }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Nothing is sent to Stripe");
  await expectAccessibleInAllLooks(page, () => expect(page.getByRole("alertdialog")).toBeVisible());
  await page.goto("home/transactions?tab=reconcile&from=2018-03-01&to=2018-03-31");
  await expect(page.getByText("No money moved in these days.")).toBeVisible();
});

test("[RECONCILE-M4] [RECONCILE-Q10] staff find a matched line, but not among those of a company that it is not of", async ({
  tabOf,
}) => {
  const line = `pi_e2e${randomUUID().slice(0, 8)}`;
  await query(
    `insert into matched_line (id, provider, kind, line, payment, amount, currency, state, moved_on, matched_on)
     values ($1, 'stripe', 'payment', $1, $1, 2011, 'CAD', 'received', now(), now())`,
    [line],
  );
  const page = await tabOf("master");
  await page.goto(`home/transactions?tab=matched&q=${line}`);
  const row = page.getByRole("row").filter({ hasText: line });
  await expect(row).toContainText("20.11");
  await expectAccessibleInAllLooks(page, () => expect(page.getByText(line).first()).toBeVisible());
  const [company] = await query<{ readonly id: string }>("select id from company limit 1");
  await page.goto(`home/transactions?tab=matched&q=${line}&company=${company?.id}`);
  await expect(page.getByText("sorry, no matching records found")).toBeVisible();
  await expect(row).toBeHidden();
});
