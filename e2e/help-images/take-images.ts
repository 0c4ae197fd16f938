import { expect } from "@playwright/test";
import { join, resolve } from "node:path";
import { test } from "../pages/sign-in.ts";
import { HELP_IMAGES } from "./help-images.ts";
import { settle } from "./settle.ts";

const FOLDER = resolve(import.meta.dirname, "../../docs/help/images");

for (const { name, who, path, open } of HELP_IMAGES)
  test(name, async ({ tabOf }) => {
    const page = await tabOf(who);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settle(page);
    await open?.(page);
    await settle(page);
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  });

test("the offers of README.md", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto("home/offers");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await settle(page);
  await page.screenshot({ path: resolve(FOLDER, "../../images/offers.png") });
});
