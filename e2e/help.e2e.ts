import { HELP_PAGES, SAME_PAGE } from "@marquee/domain/help/help-pages";
import { expect } from "@playwright/test";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

test("[HELP-1] [HELP-8] every address of the help responds with its page, signed out", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  for (const name of [...HELP_PAGES, ...Object.keys(SAME_PAGE)]) {
    const response = await page.request.get(`help/${name}`);
    expect(response.status(), name).toBe(200);
    const text = await response.text();
    expect(text).not.toContain("There is no help page at this address");
    expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  }
  await page.goto("help/nothing-here");
  await expect(page.getByRole("status")).toHaveText(/There is no help page at this address/);
});

test("[HELP-8] a page is readable without scripts", async ({ browser, market }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${market.origin}/ADMIN-UI/help/create-new-offer`);
  await expect(page.getByRole("heading", { name: "Create a new offer" })).toBeVisible();
  await expect(page.getByText("OFFER-V1", { exact: true })).toBeVisible();
  await context.close();
});

test("[HELP-6] [HELP-9] parts are tabs, and the search finds a page by a word of its third step", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await page.goto("help/create-new-offer");
  await expect(page.getByText("OFFER-V1", { exact: true })).toBeHidden();
  await page.getByRole("tab", { name: "Technical" }).click();
  await expect(page.getByText("OFFER-V1", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Functional" })).toBeFocused();
  await expect(page.getByText("OFFER-V1", { exact: true })).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("marketplaces");
  await expect(page.getByRole("option", { name: /Create a new offer/ })).toBeVisible();
  await page.getByRole("combobox").fill("Store policy");
  await expect(page.getByRole("option").first()).toContainText("store policy");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/add-edit-store-policy$/);
  await page.getByRole("combobox").fill("xyzzy");
  await expect(page.getByText("No page says this.")).toBeVisible();
});

test("[HELP-9] Enter opens nothing that is not shown, and titles are found while the index is not there", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await page.route("**/help/search.json", (route) => route.abort());
  await page.goto("help");
  await expect(page).toHaveTitle("Help · Marquee");
  await page.getByRole("combobox").fill("forgoten pasword");
  await expect(page.getByRole("option", { name: /password/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/help$/);
  await page.getByRole("combobox").fill("forgoten pasword");
  await expect(page.getByRole("option", { selected: true })).toContainText("password");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/forgot-password-help$/);
});

test("[HELP-8] the index has the tabs of a page", async ({ pageOf }) => {
  const page = await pageOf(null);
  await page.goto("help");
  await page.getByRole("tab", { name: "Technical" }).click();
  await expect(page.getByRole("link", { name: "OpenAPI document" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeHidden();
});

test("[HELP-2] [HELP-10] a screen opens its page of the help beside it, at its heading", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/offers/mapProduct");
  const opener = page.getByRole("link", { name: "Help for this page" });
  const address = "/ADMIN-UI/help/offer-associated-product#map-more-products-to-a-live-offer";
  await expect(opener).toHaveAttribute("href", address);
  await opener.press("Enter");
  const panel = page.getByRole("complementary", { name: "Products of an offer" });
  await expect(panel).toBeFocused();
  await expect(
    panel.getByRole("heading", { name: "Map more products to a live offer" }),
  ).toBeInViewport();
  const whole = panel.getByRole("link", { name: "Open the whole page" });
  await expect(whole).toHaveAttribute("href", address);
  await expect(whole).toHaveAttribute("target", "_blank");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test("[HELP-10] the help follows to the next screen, and can be loaded again after a failure", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/products");
  await page.route(/help\/panel\//, (route) => route.abort());
  await page.getByRole("link", { name: "Help for this page" }).click();
  await expect(page.getByText("The help could not be loaded")).toBeVisible();
  await page.unroute(/help\/panel\//);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("complementary", { name: "Products" })).toBeVisible();
  await page.getByRole("link", { name: "Invoice", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Invoices" })).toBeVisible();
});

test("[HELP-10] [HELP-11] an empty list opens the sentence that explains it", async ({ tabOf }) => {
  const page = await tabOf("pending");
  await page.goto("home/offers");
  await page.getByRole("link", { name: "More about this in the help" }).click();
  const heading = page.getByRole("heading", { name: "Know the statuses" });
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveAttribute("data-current");
});

test("the help beside a screen is sound in both themes, wide and narrow", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto("home/offers");
  await page.getByRole("link", { name: "Help for this page" }).click();
  await expectAccessibleInAllLooks(page, () =>
    expect(page.getByRole("heading", { name: "Know the statuses" })).toBeVisible(),
  );
});

for (const name of ["", "/create-new-offer", "/roles", "/syncErrorhelp"])
  test(`the help${name} is sound in both themes, wide and narrow`, async ({ pageOf }) => {
    const page = await pageOf(null);
    await page.goto(`help${name}`);
    await expectAccessibleInAllLooks(page, () =>
      expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
    );
  });
