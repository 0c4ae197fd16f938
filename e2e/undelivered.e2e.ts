import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

test("[OUTBOX-M1] [OUTBOX-A1] staff find a mail that was not delivered on Home, and send it to a corrected address", async ({
  tabOf,
}) => {
  const to = `${randomUUID().slice(0, 8)}@nowhere.test`;
  const content = {
    subject: "Your campaign is paid",
    paragraphs: ["Thank you."],
    facts: [],
    link: { label: "See the campaigns", href: "/home/campaign" },
  };
  await query(
    `insert into outbox (key, kind, payload, due_at, attempts, dead_on, last_error)
     values ($1, 'mail', $2, now(), 12, now(), '550 5.1.1 no such box')`,
    [`e2e:${to}`, JSON.stringify({ to, replyTo: null, content })],
  );
  const page = await tabOf("master");
  await page.goto("home");
  await page.getByRole("link", { name: "All that was not delivered" }).click();
  await expect(page.getByRole("button", { name: "Send all again" })).toBeVisible();
  await page.goto(`home/transactions?tab=undelivered&q=${encodeURIComponent(to)}`);
  const row = page.getByRole("row").filter({ hasText: to });
  await expect(row).toContainText("Your campaign is paid");
  await expect(row).toContainText("550 5.1.1 no such box");
  await test.step("it is sound in both themes and on a narrow screen", () =>
    expectAccessibleInAllLooks(page, () => expect(page.getByText(to).first()).toBeVisible()));
  await row.getByRole("button", { name: /Details/ }).click();
  await expect(page.getByText("It has not been sent again yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open what it is about" })).toHaveAttribute(
    "href",
    /\/home\/campaign$/,
  );
  await row.getByRole("button", { name: /^Correct address/ }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByLabel("Email")).toHaveValue(to);
  await dialog.getByLabel("Email").fill(`right-${to}`);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("1 job is tried again now.", { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  await expect
    .poll(() =>
      query("select payload ->> 'to' as to from outbox where key = $1 and done_on is not null", [
        `e2e:${to}`,
      ]),
    )
    .toEqual([{ to: `right-${to}` }]);
});
