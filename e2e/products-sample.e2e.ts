import { expect } from "@playwright/test";
import { test } from "./pages/sign-in.ts";

for (const [site, who] of [
  ["CA", "merchant"],
  ["US", "shop"],
] as const)
  test(`[PRODUCT-I10] the sample file of the ${site} site is imported as it is (products)`, async ({
    pageOf,
  }) => {
    const page = await pageOf(who);
    await page.goto("home/products/import");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download a sample file" }).click();
    const sample = await (await saving).path();
    await page.getByLabel("CSV file").setInputFiles(sample);
    await expect(page.getByRole("heading", { name: "1 of 1 can be imported" })).toBeVisible();
    await page.getByRole("button", { name: "Import 1 product" }).click();
    await expect(page.getByText("1 product imported")).toBeVisible();
  });
