import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { CARD, PaymentPanel } from "./pages/payment-panel.ts";
import { emailOf } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

const LIST = "home/paymentMethod";

test("an agent finds a user's card by company and user, deletes it, and the audit shows who did it for whom", async ({
  tabOf,
}) => {
  test.slow();
  const owner = await tabOf("other");
  await owner.goto(`${LIST}?add=card`);
  await new PaymentPanel(owner).fillCard(CARD.good);
  await owner.getByRole("button", { name: "Add card" }).click();
  await expect(owner.getByRole("row", { name: /Visa/ })).toContainText("4242", { timeout: 20_000 });
  const [saved] = await query<{ id: string }>(
    "select card_id as id from saved_card where user_id = $1",
    [emailOf("other")],
  );

  const page = await tabOf("agent");
  await page.goto(LIST);
  await expect(page.getByText("Then choose one of its users")).toBeVisible();
  const company = page.getByRole("combobox", { name: "Company" });
  await company.fill("prairie table");
  await expect(page.getByRole("option")).toHaveCount(1);
  await company.press("Enter");
  await expect(page.getByText("Choose a user", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "User" }).fill("okafor");
  const user = page.getByRole("link", { name: /Grace Okafor/ });
  await expect(user).toContainText("1 card");
  await user.press("Enter");
  const row = page.getByText("4242").first();
  await expect(row).toBeVisible();
  await page.reload();
  await expectAccessibleInAllLooks(page, () => expect(row).toBeVisible());
  await expect(user).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: "Add card" })).toHaveCount(0);

  await page.getByRole("button", { name: "Delete Visa ending in 4242" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Delete Visa ending in 4242 of Grace Okafor?");
  const deleted = page.getByText("Card deleted successfully.", { exact: true }).first().waitFor();
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await deleted;
  await expect(page.getByText("Grace Okafor has saved no card.")).toBeVisible();
  await expect(user).toContainText("No card");
  expect(
    await query(
      `select actor, before ->> 'user_id' as owner from audit
       where noun = 'cards' and row_id = $1 and action = 'delete'`,
      [saved?.id],
    ),
  ).toEqual([{ actor: emailOf("agent"), owner: emailOf("other") }]);
  await owner.reload();
  await expect(owner.getByText("sorry, no matching records found")).toBeVisible();
});

test("the staff find their own cards beside those of users, and read why they cannot add one", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto(LIST);
  await page.getByRole("tab", { name: "Your own cards" }).click();
  await expect(page).toHaveURL(/tab=own/);
  await expectAccessibleInAllLooks(page, () =>
    expect(page.getByText("sorry, no matching records found")).toBeVisible(),
  );
  const add = page.getByRole("button", { name: "Add card" });
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await expect(add).toHaveAccessibleDescription(
    /^A card is verified for users of a company, and you belong to none\./,
  );
});

test("a reader who follows a link to another user's cards sees their own, and reads who could see those", async ({
  tabOf,
}) => {
  const page = await tabOf("reader");
  await page.goto(`${LIST}?user=${encodeURIComponent(emailOf("merchant"))}`);
  await expectAccessibleInAllLooks(page, () =>
    expect(page.getByText("These are your own cards")).toBeVisible(),
  );
  await expect(
    page.getByText(
      "Only a master user, an agent user or a user with the privilege “See every company” can manage the saved cards of others.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Company" })).toHaveCount(0);
});
