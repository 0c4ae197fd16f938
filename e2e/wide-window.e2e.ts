import { expect, type Locator } from "@playwright/test";
import { test } from "./pages/sign-in.ts";

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not shown");
  return { ...box, middle: box.x + box.width / 2 };
};

test.use({ viewport: { width: 1920, height: 1080 } });

for (const path of ["home/products/addProduct", "home/company/store", "home/profile"])
  test(`[SCREEN-A6] the fields of ${path} are in the middle of their room`, async ({ pageOf }) => {
    const page = await pageOf("merchant");
    await page.goto(path);
    await expect(page.locator("main form button[type=submit]").last()).toBeVisible();
    const title = await boxOf(page.locator("main h1"));
    const fields = await boxOf(page.locator("main form section, main form fieldset").first());
    const main = await boxOf(page.locator("main"));
    const beside = await boxOf(page.locator("main aside"));
    const room = { middle: (main.x + beside.x) / 2 };
    expect(Math.abs(fields.middle - room.middle)).toBeLessThan(12);
    expect(Math.abs(title.x - fields.x)).toBeLessThan(4);
    expect(fields.width).toBeGreaterThan(700);
    const submit = await boxOf(page.locator("main form button[type=submit]").last());
    expect(submit.x + submit.width).toBeLessThan(fields.x + fields.width + 4);
  });

test("[SCREEN-A6] the import of products has the whole width", async ({ pageOf }) => {
  const page = await pageOf("merchant");
  await page.goto("home/products/import");
  const main = await boxOf(page.locator("main"));
  const encoding = await boxOf(page.getByLabel("Encoding"));
  expect(main.x + main.width - (encoding.x + encoding.width)).toBeLessThan(700);
});
