import { expect, type Page } from "@playwright/test";
import { emailOf, PASSWORD, type Person } from "./pages/people.ts";
import { signIn, test } from "./pages/sign-in.ts";

/** Signs in where the page has led to after its session ended. */
async function signInAgain(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill(emailOf(person));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await page.getByRole("button", { name: /^Go / }).click();
}

async function signOutElsewhere(page: Page): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("home/offers");
  await elsewhere.getByRole("button", { name: /, menu$/ }).click();
  await elsewhere.getByRole("menuitem", { name: "Logout" }).click();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.close();
}

test("[SCREEN-W4] what was typed is there after a reload and after signing in again as the same user, and for no other", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await signIn(page, "merchant");
  await page.goto("home/users/invite");
  const addresses = page.getByLabel(/^Email addresses/);
  const back = page.getByText("What you typed here before is back.");
  await addresses.pressSequentially("ada@new.test");
  await page.reload();
  await expect(addresses).toHaveValue("ada@new.test");
  await expect(back).toBeVisible();
  await signOutElsewhere(page);
  await signInAgain(page, "merchant");
  await expect(addresses).toHaveValue("ada@new.test");
  await expect(back).toBeVisible();
  await signOutElsewhere(page);
  await signInAgain(page, "other");
  await expect(addresses).toHaveValue("");
  await expect(back).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    "ada@new",
  );
});
