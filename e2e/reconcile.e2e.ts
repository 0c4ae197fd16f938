import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { expectSoundInAllLooks } from "./factory/looks.ts";
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
    expectSoundInAllLooks(page, () => expect(page.getByText(line).first()).toBeVisible()));
  await row.getByRole("button", { name: /Details/ }).click();
  await expect(page.getByRole("link", { name: "Open it at Stripe" })).toHaveAttribute(
    "href",
    `https://dashboard.stripe.com/payments/${line}`,
  );
  await page.getByRole("button", { name: "Close with this note" }).click();
  await expect(page.getByText("Please enter a note")).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).fill("Given back by hand.");
  await page.getByRole("button", { name: "Close with this note" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close difference" }).click();
  await expect(page.getByText("The difference has been closed.", { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  await test.step("it is found again under Explained", async () => {
    await page.goto(`home/transactions?tab=explained&q=${line}`);
    await expect(row).toContainText("Given back by hand.");
    await expect(row).toContainText(/@marquee\.test/);
    await expectSoundInAllLooks(page, () => expect(page.getByText(line).first()).toBeVisible());
    await row.getByRole("button", { name: /Details/ }).click();
    await expect(page.getByRole("list", { name: "History" })).toContainText("Given back by hand.");
  });
});

test("[RECONCILE-M3] the last comparison shows that a provider has what the books have and the differences", async ({
  tabOf,
}) => {
  const parts = { received: 500, refunded: 10, disputed: 7.99, fees: 15.1 };
  const total = { thereAmount: 482.01, hereAmount: 479.75, differenceAmount: 2.26, parts };
  await query(
    `insert into book_comparison (id, since, until, requested_on, ended_on, compared, alike, totals)
     values ($1, now() - interval '3 days', now(), now() + interval '1 hour', now(), 9, 8, $2)`,
    [randomUUID(), JSON.stringify([{ paymentType: "Card", currency: "CAD", ...total }])],
  );
  const page = await tabOf("master");
  await page.goto("home/transactions?tab=reconcile");
  const equation = page.getByRole("listitem", { name: "Stripe, CAD" });
  await expect(equation).toContainText(
    /Stripe has before fees, CAD482\.01=The books have479\.75\+Differences2\.26off by CAD 2\.26/,
  );
  await expect(equation).toContainText(
    /Money in, CAD500\.00=Refunded10\.00\+Disputed7\.99\+Fees15\.10\+Stayed466\.91/,
  );
  await expectSoundInAllLooks(page, () => expect(equation).toBeVisible());
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
  await expectSoundInAllLooks(page, () => expect(page.getByText(line).first()).toBeVisible());
  const [company] = await query<{ readonly id: string }>("select id from company limit 1");
  await page.goto(`home/transactions?tab=matched&q=${line}&company=${company?.id}`);
  await expect(page.getByText("sorry, no matching records found")).toBeVisible();
  await expect(row).toBeHidden();
});
