import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { CARD, PaymentPanel } from "./pages/payment-panel.ts";
import { emailOf } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

const LIST = "home/paymentMethod";

/** Waits for a toast from now on, as a toast disappears by itself. */
const waitForToast = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor({ timeout: 30_000 });

/** How many verifications of a person are among the transactions, by status. */
const listVerified = async (person: "reader") =>
  query(
    `select status, count(*)::int as n from transaction
     where user_id = $1 and transaction_type = 'Card Verification' group by 1 order by 1`,
    [emailOf(person)],
  );

test("a person adds a card, finds it among their own, and deletes it, with the keyboard alone", async ({
  tabOf,
}) => {
  test.slow();
  const page = await tabOf("reader");
  await page.goto(LIST);
  const title = page.getByRole("heading", { name: "Payment Method", level: 1 });
  await expectAccessibleInAllLooks(page, () => expect(title).toBeVisible());
  await expect(page.getByText("sorry, no matching records found")).toBeVisible();

  await page.getByRole("button", { name: "Add card" }).press("Enter");
  const add = page.getByRole("button", { name: "Add card" });
  const number = page.getByLabel("Card number");
  await expectAccessibleInAllLooks(page, () => expect(number).toBeVisible({ timeout: 20_000 }));
  await expect(
    page.getByText("CAD 0.50 is charged to check the card, and refunded."),
  ).toBeVisible();
  const panel = new PaymentPanel(page);
  await panel.fillCard(CARD.declined);
  await add.press("Enter");
  await expect(panel.outcome("declined")).toContainText("Your card was declined.");
  await panel.fillCard(CARD.asksBank);
  await add.press("Enter");
  const added = waitForToast(page, "Card added successfully.");
  await panel.respondToBank("Complete");

  const row = page.getByRole("row", { name: /Visa/ });
  await expect(row).toContainText("3184", { timeout: 20_000 });
  await expect(row).toContainText("12/34");
  await added;
  await expect(page).toHaveURL(/\/home\/paymentMethod$/);
  expect(await listVerified("reader")).toEqual([
    { status: "Fail", n: 1 },
    { status: "Paid", n: 1 },
  ]);
  await expectAccessibleInAllLooks(page, () =>
    expect(page.getByText("3184").first()).toBeVisible(),
  );

  await page.getByRole("button", { name: "Delete Visa ending in 3184" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Delete Visa ending in 3184?");
  const deleted = waitForToast(page, "Card deleted successfully.");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await deleted;
  await expect(page.getByText("sorry, no matching records found")).toBeVisible();
  expect(await query("select 1 from saved_card where user_id = $1", [emailOf("reader")])).toEqual(
    [],
  );
});

test("users of the shop platform read why they cannot save cards", async ({ tabOf }) => {
  const page = await tabOf("shop");
  await page.goto(LIST);
  await expect(
    page.getByText(/Only a user whose company is not on the shop platform/),
  ).toBeVisible();
});
