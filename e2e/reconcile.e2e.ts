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
  const total = { thereAmount: 482.01, hereAmount: 479.75, differenceAmount: 2.26 };
  await query(
    `insert into book_comparison (id, since, until, requested_on, ended_on, compared, alike, totals)
     values ($1, now() - interval '3 days', now(), now() + interval '1 hour', now(), 9, 8, $2)`,
    [randomUUID(), JSON.stringify([{ paymentType: "Card", currency: "CAD", ...total }])],
  );
  const page = await tabOf("master");
  await page.goto("home/transactions?tab=reconcile");
  const equation = page.getByRole("listitem", { name: "Stripe, CAD" });
  await expect(equation).toContainText(
    /Stripe has, CAD482\.01=The books have479\.75\+Differences2\.26not equal/,
  );
  await expectSoundInAllLooks(page, () => expect(equation).toBeVisible());
});
