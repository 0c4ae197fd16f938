import { sampleOf } from "@marquee/verification/sample";
import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";
import {
  american,
  solveCaptcha,
  canadian,
  fillAddress,
  fillAll,
  fillPersonalInfo,
  fillSignUp,
  fillStoreInfo,
  expectStep,
  mailedLink,
  uniqueName,
  next,
  siteOrigin,
} from "./pages/sign-up.ts";

const SITES = [
  ["CA", canadian(), { market: "Canada", region: "Province", code: "Postal code" }],
  ["US", american(), { market: "United States", region: "State", code: "ZIP code" }],
] as const;

for (const [site, company, words] of sampleOf(SITES, ([name]) => `signs up on ${name}`, 1 / 2))
  test(`[ONBOARD-F1] [PERSONAL-V6] [SITE-S1] a company signs up on the ${site} site, verifies its e-mail and signs in`, async ({
    pageOf,
    market,
  }) => {
    const page = await pageOf(null);
    const origin = siteOrigin[site](market.origin);
    await page.goto(`${origin}/ADMIN-UI/login`);
    await page.getByRole("link", { name: "SIGN UP" }).click();
    await expectStep(page, "Sign up");
    await fillSignUp(page, company);
    await next(page);
    await expectStep(page, "Store info");
    for (const each of ["Canada", "United States"])
      await expect(page.getByRole("checkbox", { name: each })).toBeChecked({
        checked: each === words.market,
      });
    await fillStoreInfo(page, company);
    await next(page);
    await page.getByRole("radio").first().check();
    await next(page);
    await expect(page.getByRole("combobox", { name: words.region })).toBeVisible();
    await expect(page.getByLabel(words.code)).toBeVisible();
    await fillAddress(page, company);
    await next(page);
    const agreement = page.getByRole("link", { name: "merchant agreement" });
    const [text] = await Promise.all([page.context().waitForEvent("page"), agreement.click()]);
    await expectStep(text, "Merchant agreement");
    await text.close();
    await fillPersonalInfo(page, company);
    await solveCaptcha(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await expectStep(page, `${company.name} is signed up`);
    await expect(
      page.getByText(
        "A Verification mail has been sent to your Email-Id. Please verify your email and proceed with Login",
      ),
    ).toBeVisible();
    const link = await mailedLink(page, market.origin, company.email, "Verify your email");
    await page.getByRole("button", { name: "Go To login" }).click();
    await expect(page).toHaveURL(/\/login\?from=onBoard&email=/);
    await page.goto(link.replace(market.origin, origin));
    await expect(page.getByText(/verified/i).first()).toBeVisible();
    await page.goto(`${origin}/ADMIN-UI/login?from=onBoard`);
    await page.getByLabel("Email").fill(company.email);
    await page.getByLabel("Password", { exact: true }).fill("a-good-one");
    await page.getByRole("button", { name: "SIGN IN" }).click();
    await page.getByRole("button", { name: /^Go / }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto(`${origin}/ADMIN-UI/home/branches`);
    await expect(page.getByText(`${company.name} downtown`).first()).toBeVisible();
    const [made] = await query<{ country: string; approved: string }>(
      `select store.country_id as country, store.is_approve as approved from store join app_user using (company_id) where email = '${company.email}'`,
    );
    expect(made).toEqual({ country: site === "CA" ? "canada" : "US", approved: "N" });
  });

test("[ONBOARD-M6] a reload and the link of the mail open the step that was left, without the password", async ({
  pageOf,
  market,
}) => {
  const page = await pageOf(null);
  const company = canadian(uniqueName("Resumed"));
  await page.goto("register");
  await fillSignUp(page, company);
  await next(page);
  await fillStoreInfo(page, company);
  await expect(page.getByText("Saved. We mailed you a link to come back")).toBeVisible();
  await page.reload();
  await expectStep(page, "Store info");
  await expect(page.getByLabel("Store name")).toHaveValue(`${company.name} downtown`);
  await expect(page.getByText("We kept your place.")).toBeVisible();
  await expect(page.getByText("Password needed again")).toBeVisible();
  const link = await mailedLink(
    page,
    market.origin,
    company.email,
    "Continue your sign-up at Marquee",
  );
  const other = await pageOf(null);
  await other.goto(link);
  await expect(other.getByLabel("Company name")).toHaveValue(company.name);
  await expect(other).not.toHaveURL(/resume/);
  await other.getByRole("button", { name: "Enter it again" }).click();
  await expectStep(other, "Sign up");
  await expect(other.getByLabel("First name")).toHaveValue("Noor");
  await next(other);
  await expect(other.getByLabel("Password", { exact: false }).first()).toHaveAccessibleDescription(
    "Please enter password.",
  );
});

test("[ONBOARD-M7] two tabs on one sign-up never overwrite each other unseen", async ({
  pageOf,
  market,
}) => {
  const company = canadian(uniqueName("Twofold"));
  const one = await pageOf(null);
  await one.goto("register");
  await fillSignUp(one, company);
  await next(one);
  await fillStoreInfo(one, company);
  await expect(one.getByText("Saved. We mailed you a link to come back")).toBeVisible();
  const link = await mailedLink(
    one,
    market.origin,
    company.email,
    "Continue your sign-up at Marquee",
  );
  const other = await pageOf(null);
  await other.goto(link);
  await other.getByLabel("Store name").fill("Theirs");
  await expect(other.getByText("Saved. We mailed you a link to come back")).toBeVisible();
  await one.getByLabel("Store name").fill("Own");
  await expect(
    one.getByText("This sign-up was changed in another tab or on another device."),
  ).toBeVisible();
  await one.getByRole("button", { name: "Show what is stored" }).click();
  await expect(one.getByLabel("Store name")).toHaveValue("Theirs");
});

test("[ONBOARD-M3] [ONBOARD-M4] [SIGNUP-V7] [STOREINFO-V7] what the server knows is said at its field", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  const company = canadian(uniqueName("Asked"));
  await page.goto("register");
  await next(page);
  await expect(page.getByLabel("Mobile number")).toHaveAccessibleDescription(
    "Please enter mobile number.",
  );
  await expect(page.getByLabel("Mobile number")).toBeFocused();
  await fillSignUp(page, { ...company, email: "merchant@marquee.test" });
  await next(page);
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    /^Already onboard for this given emaild , if you are existing user please login\./,
  );
  await page.getByLabel("Email").fill(company.email);
  await next(page);
  const [known] = await query<{ id: string; name: string }>(
    "select corporation_id as id, name from company where corporation_id <> '' limit 1",
  );
  await page.getByLabel("Corporation id").fill(known?.id ?? "");
  await expect(page.getByLabel("Corporation id")).toHaveAccessibleDescription(
    `Corporation Id ${known?.id} already use. Please mail us with company details for store on boarding.`,
  );
  await page.getByLabel("Company name").fill(known?.name ?? "");
  await expect(page.getByLabel("Company name")).toHaveAccessibleDescription(
    /^Company name already exist/,
  );
  await page.getByRole("button", { name: "Mail us these company details" }).click();
  await expect(page.getByText("We have your company details")).toBeVisible();
});

test("[ONBOARD-M8] [ONBOARD-M11] [PERSONAL-V8] a wrong captcha shows another one, and looks sound in all looks", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await page.goto("register");
  await fillAll(page, american(uniqueName("Captcha")));
  await expectAccessibleInAllLooks(page, async () => {
    await page.getByRole("heading", { name: "Personal info" }).focus();
    await page.getByLabel("Characters in the picture").focus();
    const [field, button] = await Promise.all([
      page.getByLabel("Characters in the picture").boundingBox(),
      page.getByRole("button", { name: "Submit" }).boundingBox(),
    ]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  });
  const image = page.getByRole("img", { name: /^Five characters/ });
  const before = await image.getAttribute("src");
  await page.getByLabel("Characters in the picture").fill("XXXXX");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByLabel("Characters in the picture")).toHaveAccessibleDescription(
    /Captcha does not match/,
  );
  await expect(page.getByLabel("Characters in the picture")).toHaveValue("");
  await expect(image).toBeVisible();
  expect(await image.getAttribute("src")).not.toBe(before);
});
