import type { Page } from "@playwright/test";

/** Counts what is pressed with the pointer from now on, over pages and reloads. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("countPress", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    addEventListener("pointerdown", () => void Reflect.get(window, "countPress")(), true);
  });
  return () => presses;
}
