import { expect } from "@playwright/test";
import { expectAccessible } from "./factory/looks.ts";
import { signIn, test } from "./pages/sign-in.ts";

const PATHS = [
  "home/campaign/promotionBatch?type=flyer",
  "home/campaign/campaignList?type=flyer",
  "home/invoice",
  "home/paymentMethod",
] as const;

test("[SCREEN-G8] the text of the panel is as large as the browser's own, and nothing is wider than the window", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 1366, height: 900 },
  });
  await signIn(page, "merchant");
  for (const path of PATHS) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveCSS("font-size", "40px");
    await expect(page.locator("body")).toHaveCSS("font-size", "28px");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expectAccessible(page);
  }
  await browser.close();
});
