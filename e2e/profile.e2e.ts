import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

test("[PROFILE-S1] [PROFILE-S2] a person changes their own profile, which stays open", async ({
  tabOf,
}) => {
  const page = await tabOf("shop");
  await page.goto("home/offers");
  await page.getByRole("button", { name: /, menu$/ }).click();
  await page.getByRole("menuitem", { name: "My Profile" }).click();
  await expect(page).toHaveURL(/\/home\/profile$/);
  const heading = page.getByRole("heading", { level: 1, name: "My profile" });
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("shop@marquee.test");
  const mobile = page.getByRole("textbox", { name: /^Mobile number/ });
  await mobile.fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please enter valid mobile number.")).toHaveCount(2);
  await expectAccessibleInAllLooks(page, () => expect(heading).toBeVisible());
  await mobile.fill("5145550142");
  await page.getByText("Female", { exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile Save Successfully", { exact: true })).toBeVisible();
  await expect(mobile).toHaveValue("5145550142");
  expect(
    await query("select mobile_no, gender from app_user where email = 'shop@marquee.test'"),
  ).toEqual([{ mobile_no: "5145550142", gender: "Female" }]);
});

test("[PROFILE-S3] a person has the link to a new password mailed from the profile", async ({
  tabOf,
}) => {
  const page = await tabOf("reader");
  await page.goto("home/profile");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(
    page.getByText("Check your inbox/spam folder for further instruction"),
  ).toBeVisible();
});
