import { expect } from "@playwright/test";
import { expectAccessible } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";
import {
  solveCaptcha,
  canadian,
  fillAddress,
  fillPersonalInfo,
  fillSignUp,
  fillStoreInfo,
  expectStep,
  mailedLink,
  uniqueName,
  next,
  siteOrigin,
} from "./pages/sign-up.ts";

test("[ONBOARD-M6] a page that is closed in any step loses nothing, however soon after the last key, each step opens by the mailed link in another browser, and is sound", async ({
  pageOf,
  market,
}) => {
  const page = await pageOf(null);
  const company = canadian(uniqueName("Closed"));
  /** Reloads at once, so that nothing has been stored yet, and comes to the same step. */
  const close = async (step: string) => {
    await page.reload();
    await expectStep(page, step);
  };
  const other = await pageOf(null);
  let link = "";
  /** Opens the link of the mail in another browser, which comes to the same step. */
  const openElsewhere = async (step: string) => {
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await other.goto("about:blank");
    await other.goto(link);
    await expectStep(other, step);
  };
  await page.goto(`${siteOrigin.CA(market.origin)}/ADMIN-UI/register`);
  await expectStep(page, "Sign up");
  await expectAccessible(page);
  await page.getByLabel("First name").fill("Noor");
  await close("Sign up");
  await expect(page.getByLabel("First name")).toHaveValue("Noor");
  await fillSignUp(page, company);
  await next(page);
  await expectStep(page, "Store info");
  await expectAccessible(page);
  await fillStoreInfo(page, company);
  await close("Store info");
  await expect(page.getByLabel("Website URL")).toHaveValue("https://atelier.test");
  link = await mailedLink(page, market.origin, company.email, "Continue your sign-up at Marquee");
  await openElsewhere("Store info");
  await expect(other.getByLabel("Website URL")).toHaveValue("https://atelier.test");
  await next(page);
  await expectStep(page, "Category");
  await expectAccessible(page);
  await page.getByRole("radio").first().check();
  await close("Category");
  await expect(page.getByRole("radio").first()).toBeChecked();
  await openElsewhere("Category");
  await expect(other.getByRole("radio").first()).toBeChecked();
  await next(page);
  await expectStep(page, "Business address");
  await expectAccessible(page);
  await fillAddress(page, company);
  await close("Business address");
  await expect(page.getByLabel("Street")).toHaveValue("12 Main Street");
  await openElsewhere("Business address");
  await expect(other.getByLabel("Street")).toHaveValue("12 Main Street");
  await next(page);
  await expectStep(page, "Personal info");
  await expectAccessible(page);
  await fillPersonalInfo(page, company);
  await close("Personal info");
  await expect(page.getByLabel("Contact number")).toHaveValue("4165550199");
  await openElsewhere("Personal info");
  await expect(other.getByLabel("Contact number")).toHaveValue("4165550199");
  await solveCaptcha(page);
  await page.getByRole("button", { name: "Submit" }).click();
  // the password alone is stored nowhere
  await expectStep(page, "Sign up");
  await page.getByLabel("Password", { exact: false }).first().fill("a-good-one");
  await page.getByRole("button", { name: /^Personal info/ }).click();
  await solveCaptcha(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expectStep(page, `${company.name} is signed up`);
  await expectAccessible(page);
});
