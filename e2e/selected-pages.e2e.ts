import { expect } from "@playwright/test";
import { makeProducts } from "./pages/own-products.ts";
import { test } from "./pages/sign-in.ts";

// products have more actions than any other list
for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const)
  test(`[SCREEN-L5] pages are turned while a product is selected, on a window of ${width} pixels`, async ({
    pageOf,
  }) => {
    const word = `Kettle${Math.random().toString(36).slice(2, 8)}`;
    await makeProducts(word, 11);
    const page = await pageOf("merchant");
    await page.setViewportSize({ width, height });
    await page.goto(`home/products?tab=pending&q=${word}`);
    // a table has its ticks at once, cards when rows are selected
    if (width === 390) {
      await page.getByRole("button", { name: "List menu" }).click();
      await page.getByRole("menuitem", { name: "Select" }).click();
    }
    const row = page.getByRole("checkbox", { name: `Select ${word} ` });
    const bar = page.getByRole("toolbar", { name: "Selected rows" });
    await row.first().check();
    await page.getByRole("button", { name: "Next page" }).click();
    // the rows of the page before stay until those of this one have come (SCREEN-L3)
    await expect(row).toHaveCount(1);
    await row.check();
    await expect(bar).toContainText("2 selected");
    await page.getByRole("button", { name: "Previous page" }).click();
    await expect(row).toHaveCount(10);
    // the last row is above the bar
    await row.last().check();
    await expect(bar).toContainText("3 selected");
  });
