import { expect } from "@playwright/test";
import { signIn, test } from "./pages/sign-in.ts";

test("[SCREEN-G4] pages for users who are not signed in have their names", async ({ tabOf }) => {
  const page = await tabOf(null);
  for (const [path, name] of [
    ["login", "Sign in"],
    ["forgotPassword", "Forgot password"],
    ["auth/action", "This link is incomplete"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${name} · Marquee`);
  }
});

test("[SCREEN-G4] the sign-in page does not have the title of the page before it", async ({
  pageOf,
}) => {
  // a sign-in of its own: signing out ends it (SESSION-O6), and others share that of `tabOf`
  const page = await pageOf(null);
  await signIn(page, "other");
  await expect(page).toHaveTitle("Offers and collections · Marquee");
  await page.getByRole("button", { name: /, menu$/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle("Sign in · Marquee");
});

test("[SCREEN-G5] other addresses below /home lead to the offers or the company", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/offers/manage?tab=pending");
  await expect(page).toHaveURL(/\/home\/offers\?tab=pending$/);
  await page.goto("home/nowhere/at/all?id=1");
  await expect(page).toHaveURL(/\/home\/company$/);
});
