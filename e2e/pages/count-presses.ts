import type { Page } from "@playwright/test";

/** Counts what is pressed with the pointer from now on, over pages and reloads. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("countPress", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    // of the document: a press that is tried again, since what it was to hit has moved, is stopped at the window
    document.addEventListener("pointerdown", () => void Reflect.get(window, "countPress")(), true);
  });
  return () => presses;
}
