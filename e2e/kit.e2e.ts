import { IS_WHOLE } from "@marquee/verification/sample";
import { expect, type Locator, type Page } from "@playwright/test";
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

/**
 * One browser with one set of fonts renders the same points everywhere, but for how another processor rounds: what differs by less
 * than `threshold` is the same, as no eye sees it, and of all points one in five hundred may differ by more.
 */
const NEARLY = { threshold: 0.03, maxDiffPixelRatio: 0.002, timeout: 20_000 } as const;

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

/** What a part says: its visible text, and what its fields contain or suggest. */
const textOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const fields = [...element.querySelectorAll("input, textarea")]
      .filter((field) => field.checkVisibility())
      .map((field) => Reflect.get(field, "value") || field.getAttribute("placeholder"));
    const said = element instanceof HTMLElement ? element.innerText : element.textContent;
    return [said.trim(), ...fields].filter(Boolean).join("\n");
  });

/** Compares the text of a part with a file of its own: a changed word is too few points to be seen in a screenshot. */
async function expectSameText(part: Locator, name: string): Promise<void> {
  expect.soft(`${await textOf(part)}\n`).toMatchSnapshot(`${name}.txt`);
}

const expectSameLooks = (part: Locator, name: string): Promise<void> =>
  expect.soft(part).toHaveScreenshot(`${name}.png`, NEARLY);

/**
 * Whether the looks of a part are compared: in the second look, unless all is, no more than the colours of its theme. Both themes
 * share the files of the texts, so that a changed text fails in each of them.
 */
const isSeen = (section: string, { theme }: Pick<(typeof LOOKS)[number], "theme">): boolean =>
  IS_WHOLE || theme === "light" || section === "Colours";

for (const { theme, width, height } of LOOKS.filter((look) => IS_WHOLE || isPair(look))) {
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
      for (const section of SECTIONS) {
        const part = sectionNamed(page, section);
        const name = `kit-${section.toLowerCase().replaceAll(" ", "-")}`;
        await expectSameText(part, `${name}-${width}`);
        if (isSeen(section, { theme })) await expectSameLooks(part, `${name}-${look}`);
      }
    });

    // what floats differs between the looks as the page does
    if (theme === "dark" ? width === 390 : IS_WHOLE && width === 1366)
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
          await expectSameText(floating, `kit-show-${name}-${width}`);
          await expectSameLooks(floating, `kit-show-${name}-${look}`);
        }
      });
  });
}
