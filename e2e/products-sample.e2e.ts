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

for (const width of [1366, 390])
  test(`[PRODUCT-I21] the rows of a file show below the heading at ${width} pixels, with names that break between words (products)`, async ({
    pageOf,
  }) => {
    const page = await pageOf("merchant");
    await page.setViewportSize({ width, height: 700 });
    await page.goto("home/products/import");
    await page.getByLabel("CSV file").setInputFiles({
      name: "products.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        [
          "Name,Brand,Heading,Description,Website Link,Actual Price,Category,Branch,Discount Message",
          ...Array.from(
            { length: 10 },
            () =>
              "Handwoven merino blanket,Laine du Nord,Warm for two,Woven in Charlevoix and washed,not an address,129 dollars,Nowhere,Nowhere,",
          ),
        ].join("\n"),
      ),
    });
    await expect(page.getByRole("heading", { name: "0 of 10 can be imported" })).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const name = page.getByRole("row").nth(1).getByRole("cell").first().locator("span");
    const lines = await name.evaluate((cell) => {
      const text = cell.firstChild;
      if (!(text instanceof Text)) throw new Error("A name is text");
      return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [word, range.getClientRects().length];
      });
    });
    expect(lines).toEqual([
      ["Handwoven", 1],
      ["merino", 1],
      ["blanket", 1],
    ]);
  });
