import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test, type Paying } from "./pages/paying.ts";
import { CARD } from "./pages/payment-panel.ts";

/** Pays with a card whose payments are disputed, and waits until the dispute is known. */
async function disputePayment({ panel, checkout }: Paying): Promise<string> {
  await panel.payWith(CARD.disputed);
  await panel.arrive();
  const findStored = () =>
    query<{ id: string }>("select id from dispute where checkout_id = $1", [checkout.id]);
  await expect.poll(findStored).toHaveLength(1);
  const [dispute] = await findStored();
  return dispute?.id ?? "";
}

const stateOf = async (id: string) => {
  const [row] = await query<{ state: string }>("select state from dispute where id = $1", [id]);
  return row?.state;
};
const heading = (page: Page) => page.getByRole("heading", { level: 1, name: /is disputed$/ });

test("[DISPUTE-M2] [DISPUTE-M4] [DISPUTE-M5] staff find a dispute on Home, write to the bank and submit it once", async ({
  paying,
  tabOf,
}) => {
  const id = await disputePayment(await paying());
  const page = await tabOf("master");
  await page.goto("home");
  const queue = page.getByRole("table", { name: "Disputes" });
  await expect(queue).toContainText("9 days left");
  await page.goto(`home/transactions/dispute?id=${id}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("Needs response · 9 days left")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Invoice INV-/ })).toBeVisible();
  await expect(page.getByText("No refund while it is disputed.")).toBeVisible();
  const text = page.getByRole("textbox", { name: /^In our words/ });
  await expect(text).toHaveValue(/^Invoice INV-.+ names/);
  await test.step("it is sound in both themes and on a narrow screen", () =>
    expectAccessibleInAllLooks(page, () => expect(heading(page)).toBeVisible()));

  await text.fill("The campaign was shown in Laval.");
  await expect(page.getByText(/^Draft saved \d/)).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue("The campaign was shown in Laval.");
  await page.getByRole("button", { name: "Submit to the bank" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("It is sent once and cannot be added to.");
  await question.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("The evidence has been submitted.", { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").locator("[aria-current=step]")).toContainText(
    /Under review|Won/,
  );
  await expect(page.getByRole("button", { name: "Submit to the bank" })).toBeHidden();
});

test("[DISPUTE-M1] [DISPUTE-P7] an accepted dispute is lost, and its page and invoice say so", async ({
  paying,
  tabOf,
}) => {
  const id = await disputePayment(await paying());
  const page = await tabOf("master");
  await page.goto(`home/transactions/dispute?id=${id}`);
  await page.getByRole("button", { name: "Accept the dispute" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("stays with the payer");
  await question.getByRole("button", { name: "Accept dispute" }).click();
  await expect(page.getByText("The dispute has been accepted.", { exact: true })).toBeVisible();
  await expect(page.locator("[aria-current=step]")).toContainText("Lost");
  expect(await stateOf(id)).toBe("lost");
  await page.getByRole("link", { name: "Open invoice" }).click();
  await expect(page.getByText("Disputed, lost").first()).toBeVisible();
  await expect(page.getByText(/CN-\d{4}-\d{6}/).first()).toBeVisible();
});
