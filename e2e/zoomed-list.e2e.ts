import { PROVED } from "@marquee/verification/sample";
import { expect } from "@playwright/test";
import { test } from "./pages/sign-in.ts";

for (const [times, width, height] of [
  ["twice", 683, 450],
  ["four times", 342, 225],
] as const)
  test(
    `[SCREEN-L19] nothing that has the focus is under the bar of what is selected on a page of ${times} the size`,
    times === "twice" ? PROVED : {},
    async ({ pageOf }) => {
      const page = await pageOf("merchant");
      await page.setViewportSize({ width, height });
      await page.goto("home/offers");
      await page.getByRole("button", { name: "List menu" }).click();
      await page.getByRole("menuitem", { name: "Select" }).click();
      const bar = page.getByRole("toolbar", { name: "Selected rows" });
      await page
        .getByRole("checkbox", { name: /^Select / })
        .first()
        .focus();
      await expect(bar).toBeVisible();
      const covered: string[] = [];
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press("Tab");
        const hidden = await bar.evaluate((toolbar) => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || toolbar.contains(focused)) return null;
          const { left, top, width: wide, height: high } = focused.getBoundingClientRect();
          const there = document.elementFromPoint(left + wide / 2, top + high / 2);
          return toolbar.contains(there) ? focused.outerHTML.slice(0, 120) : null;
        });
        if (hidden !== null) covered.push(hidden);
      }
      expect(covered).toEqual([]);
    },
  );
