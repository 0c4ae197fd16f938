import { expect, type Page } from "@playwright/test";

/** Waits until nothing is loading and every image in view is there, and moves the pointer off what it points at, such that no tip shows. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-tip-bubble]")).toHaveCount(0);
}
