import { expect } from "@playwright/test";
import { test } from "./pages/sign-in.ts";

test("[SCREEN-F6] no field that has the focus is under the buttons of its form on a page of half the size", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.setViewportSize({ width: 683, height: 384 });
  await page.goto("home/offers/add");
  await page.getByRole("textbox", { name: "Heading" }).first().focus();
  const bar = await page
    .getByRole("button", { name: "Back" })
    .or(page.getByRole("link", { name: "Back" }))
    .first()
    .boundingBox();
  const covered: string[] = [];
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    const field = page.locator("form :focus:is(input, textarea)");
    if ((await field.count()) === 0) continue;
    const box = await field.boundingBox();
    if (box && bar && box.y + box.height / 2 > bar.y)
      covered.push(await field.evaluate(({ outerHTML }) => outerHTML.slice(0, 120)));
  }
  expect(covered).toEqual([]);
});
