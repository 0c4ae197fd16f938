import { basename } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { findChromium } from "../tools/find-chromium.ts";
import { EVERY_SCREEN } from "./factory/extent.ts";
import { test } from "./pages/sign-in.ts";

/** The groups of `/kit`, each compared with a screenshot. */
const SECTIONS = [
  "Colours",
  "Actions",
  "Fields",
  "Category",
  "Days",
  "Images",
  "Display",
  "Connection",
  "List states",
  "List",
  "Form states",
] as const;

/** How many images a group shows once all of them have come; the other groups show none. */
const IMAGES: Readonly<Partial<Record<(typeof SECTIONS)[number], number>>> = {
  Images: 16,
  "List states": 6,
  List: 3,
};

const sectionNamed = (page: Page, name: string): Locator =>
  page.getByRole("region", { name, exact: true });

/** What floats, by the name its address opens it with. */
const OVERLAYS: Readonly<Record<string, (page: Page) => Locator>> = {
  question: (page) => page.getByRole("alertdialog"),
  busy: (page) => page.getByRole("alertdialog"),
  failed: (page) => page.getByRole("alertdialog"),
  dialog: (page) => page.getByRole("dialog", { name: "Choose a city" }),
  conflict: (page) => page.getByRole("dialog", { name: "Someone else saved this meanwhile" }),
  category: (page) => page.getByRole("dialog", { name: "Choose a category" }),
  palette: (page) => page.getByRole("dialog", { name: "Go to a page" }),
  toasts: (page) => page.getByRole("region", { name: /^Notifications/ }).getByRole("list"),
};

const LOOKS = [
  { theme: "light", width: 1366, height: 900 },
  { theme: "light", width: 390, height: 844 },
  { theme: "dark", width: 1366, height: 900 },
  { theme: "dark", width: 390, height: 844 },
] as const;

/** The screenshots are the headless shell's. Any other Chromium draws the edges of the same letters a little darker. */
const EDGES = basename(findChromium() ?? "") === "chromium-headless-shell" ? 1 : 3;

/**
 * On one machine two screenshots are the same to the point; another may render the edge of a letter otherwise. So of all
 * points one in a hundred may differ. What differs by less than `threshold` is the same: no eye sees it. Colours
 * have a screenshot of their own with few letters, in which a single changed token exceeds the limit.
 */
const NEARLY = { threshold: 0.03, maxDiffPixelRatio: 0.01 * EDGES, timeout: 20_000 } as const;
const COLOURS = { ...NEARLY, maxDiffPixelRatio: 0.004 * EDGES } as const;

/** A colour belongs to its theme and a size to its width: two looks show both themes and both widths. */
const isPair = ({ theme, width }: Pick<(typeof LOOKS)[number], "theme" | "width">): boolean =>
  (theme === "light") === (width === 1366);

/** How many images have not come yet, also of those that load only when they come into sight. */
const imagesOnTheWay = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    return images.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
  });

/** Fonts are loaded, and images decoded. One that has not begun to load is refused the decoding. */
async function isRendered(page: Page): Promise<void> {
  await expect.poll(() => imagesOnTheWay(page)).toBe(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

/** Nothing counts down, loads or uploads any more, and everything that has come is on the screen. */
async function isStill(page: Page): Promise<void> {
  await expect(page.getByText("Taking you to the offers in 0 seconds")).toBeVisible();
  await expect(page.getByText("Queen West").first()).toBeVisible();
  for (const name of SECTIONS)
    await expect(sectionNamed(page, name).locator("img")).toHaveCount(IMAGES[name] ?? 0);
  const images = sectionNamed(page, "Images");
  await expect(images.getByText("Sending, 64%", { exact: true })).toHaveCount(2);
  await expect(images.getByRole("button", { name: "Try again" })).toHaveCount(2);
  await isRendered(page);
}

for (const { theme, width, height } of LOOKS.filter((look) => EVERY_SCREEN || isPair(look))) {
  const look = `${theme}-${width}`;
  test.describe(look, () => {
    test.use({
      colorScheme: theme,
      viewport: { width, height },
      contextOptions: { reducedMotion: "reduce" },
      locale: "en-CA",
      timezoneId: "America/Toronto",
    });

    test(`every part in every state looks as it did (${look})`, async ({ page }) => {
      test.slow();
      await page.clock.setFixedTime("2026-03-02T18:00:00Z");
      await page.goto("kit");
      await isStill(page);
      for (const name of SECTIONS) {
        const screenshot = `kit-${name.toLowerCase().replaceAll(" ", "-")}-${look}.png`;
        const alike = name === "Colours" ? COLOURS : NEARLY;
        await expect.soft(sectionNamed(page, name)).toHaveScreenshot(screenshot, alike);
      }
    });

    // what floats differs between the looks as the page does
    if (isPair({ theme, width }))
      test(`what floats looks as it did (${look})`, async ({ page }) => {
        test.slow();
        await page.clock.setFixedTime("2026-03-02T18:00:00Z");
        for (const [name, find] of Object.entries(OVERLAYS)) {
          await page.goto(`kit?show=${name}`);
          const floating = find(page);
          await expect(floating).toBeVisible();
          await isRendered(page);
          // toasts that are pointed at stay
          if (name === "toasts") await floating.getByText("(2 times)").hover();
          await expect.soft(floating).toHaveScreenshot(`kit-show-${name}-${look}.png`, NEARLY);
        }
      });
  });
}
