import { PROVED } from "@marquee/verification/sample";
import { expect, type Locator, type Page } from "@playwright/test";
import { makeProducts } from "./pages/own-products.ts";
import { test } from "./pages/sign-in.ts";

/** Has requests for files of the panel fail, as on a network that is gone, until it is called back. */
async function loseFiles(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(files);
}

const failedPart = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded" });

for (const [what, file] of [
  ["a panel beside a list", /\/assets\/offer-history-/],
  ["what a panel beside a list imports", /\/assets\/history-panel-/],
] as const)
  for (const width of [1366, 390])
    test(
      `[SCREEN-B3] ${what} that could not be loaded says so, is loaded again, and leaves the rows as they are at ${width} pixels`,
      width === 390 ? PROVED : {},
      async ({ pageOf }) => {
        const page = await pageOf("merchant");
        await page.setViewportSize({ width, height: 900 });
        await page.goto("home/offers");
        const more = page.getByRole("button", { name: /^More for/ }).first();
        await expect(more).toBeVisible();
        const comeBack = await loseFiles(page, file);
        const open = async () => {
          await more.click();
          await page.getByRole("menuitem", { name: "History" }).click();
          await expect(failedPart(page)).toBeVisible();
          // the menu gives the focus back when it has gone; a part that fails at once may be there before
          await expect(page.getByRole("menu")).toHaveCount(0);
        };
        await open();
        await failedPart(page).getByRole("button", { name: "Try again" }).focus();
        await page.keyboard.press("Escape");
        await expect(failedPart(page)).toBeHidden();
        await expect(more).toBeFocused();
        await open();
        const again = failedPart(page).getByRole("button", { name: "Try again" });
        const failed = page.waitForEvent("requestfailed", (request) => file.test(request.url()));
        await again.click();
        await failed;
        await expect(again).not.toHaveAttribute("aria-busy", "true");
        await comeBack();
        await again.focus();
        await page.keyboard.press("Enter");
        const history = page.getByRole(width < 768 ? "dialog" : "complementary", {
          name: "History",
        });
        await expect(history.getByText("Loading")).toBeHidden();
        await expect(failedPart(page)).toBeHidden();
        await expect(history).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(history).toBeHidden();
        await expect(more).toBeFocused();
      },
    );

test("[SCREEN-B3] a panel whose dialog could not be loaded takes the whole width of a narrow page", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.setViewportSize({ width: 390, height: 900 });
  await loseFiles(page, /\/assets\/floating-/);
  await page.goto("home/offers");
  const status = page.getByRole("button", { name: /, why[?]$/ }).first();
  await status.click();
  const why = page.getByRole("complementary", { name: /^Why is/ });
  await expect(why).toBeFocused();
  expect((await why.boundingBox())?.width).toBe(390);
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await expect(status).toBeFocused();
});

test("[SCREEN-B3] a screen that could not be loaded says so, and is loaded again without the page", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.goto("home/offers");
  const comeBack = await loseFiles(page, /\/assets\/profile-screen-/);
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.getByRole("button", { name: /, menu$/ }).click();
  await page.getByRole("menuitem", { name: /Profile/ }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(again).toBeVisible();
  await comeBack();
  await again.click();
  await expect(page.getByRole("heading", { level: 1, name: "My profile" })).toBeVisible();
  expect(loads).toBe(0);
});

/** Ticks a product of its own in the list; returns the button that changes its price. */
async function tickNewProduct(page: Page): Promise<Locator> {
  const word = `Kettle${Math.random().toString(36).slice(2, 8)}`;
  await makeProducts(word, 1);
  await page.goto(`home/products?tab=pending&q=${word}`);
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  return page.getByRole("button", { name: "Change price" });
}

test("[SCREEN-O8] what is typed before the code of a dialog has come is in its first field", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/change-price-dialog-/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  const change = await tickNewProduct(page);
  await change.press("Enter");
  await page.keyboard.type("-10");
  typed.resolve();
  const field = page.getByRole("dialog").getByLabel("Change in %, such as −10");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("-10");
  await page.keyboard.press("Escape");
  await expect(change).toBeFocused();
});

test("[SCREEN-O9] a dialog that could not be loaded says so over the page, and gives the focus back", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  const comeBack = await loseFiles(page, /\/assets\/change-price-dialog-/);
  const change = await tickNewProduct(page);
  const standIn = page.getByRole("dialog", { name: "Not loaded" });
  const again = standIn.getByRole("button", { name: "Try again" });
  await change.press("Enter");
  await expect(again).toBeInViewport();
  await expect(again).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(standIn).toBeHidden();
  await expect(change).toBeFocused();
  await change.press("Enter");
  await standIn.getByRole("button", { name: "Close" }).click();
  await expect(standIn).toBeHidden();
  await expect(change).toBeFocused();
  await change.press("Enter");
  await again.press("Enter");
  await expect(again).not.toHaveAttribute("aria-busy", "true");
  await comeBack();
  await again.press("Enter");
  const field = page.getByRole("dialog").getByLabel("Change in %, such as −10");
  await expect(field).toBeFocused();
  await page.keyboard.type("-10");
  await expect(field).toHaveValue("-10");
  await page.keyboard.press("Escape");
  await expect(change).toBeFocused();
});
