import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

interface Named {
  readonly kind: string;
  readonly title: string;
}

/** What the build read from the tables of routes. */
const { names }: { readonly names: Readonly<Record<string, Named>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../apps/admin/dist/.vite/pages.json"), "utf8"),
);
const ROUTES = Object.entries(names).filter(([path]) => path.startsWith("/home"));

/** Pages about one thing, or about one company, which their address does not name here. */
const OWN_NAME = /^This |^Start |Stores$/;

/** Keeps every name that the tab has had, from the page's first on. */
const watchNames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.title !== "" && seen.at(-1) !== document.title) seen.push(document.title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const namesSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, "seen") as string[]);

/** Parts of the list of routes, so that they are walked side by side. */
const PARTS = [0, 1, 2, 3];
for (const part of PARTS)
  test(`[SCREEN-G4] pages are called by their own name from the first paint on, part ${part + 1} of ${PARTS.length}`, async ({
    pageOf,
  }) => {
    const page = await pageOf("master");
    await watchNames(page);
    const wrong: unknown[] = [];
    for (const [path, { title }] of ROUTES.filter((_, index) => index % PARTS.length === part)) {
      await page.goto(path.slice(1));
      await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
      await expect(page.getByText("This page could not be shown")).toHaveCount(0);
      const [first, ...later] = await namesSeen(page);
      const others = later.filter((name) => !OWN_NAME.test(name.replace(" · Marquee", "")));
      if (first !== `${title} · Marquee` || others.length > 0) wrong.push([path, first, ...others]);
    }
    expect(wrong).toEqual([]);
  });

test("[SCREEN-G4] the pages of users who are not signed in, and addresses that no page has, are named at once", async ({
  request,
}) => {
  for (const [path, name] of [
    ["login", "Sign in"],
    ["register", "Sign up"],
    ["forgotPassword", "Forgot password"],
    ["auth/action?mode=invite", "Your invitation"],
    ["nowhere", "Sign in"],
    ["home/nowhere/at/all", "Companies"],
    ["home/offers/manage", "Offers and collections"],
    ["home/products/addProduct?id=7", "Edit product"],
  ])
    expect(await (await request.get(path ?? "")).text()).toContain(
      `<title>${name} · Marquee</title>`,
    );
});

interface Shown {
  readonly kind: string;
  readonly path: string;
  readonly who: Person;
}

const ONE_OF_EACH: readonly Shown[] = [
  { kind: "home", path: "home", who: "merchant" },
  { kind: "list", path: "home/branches", who: "merchant" },
  { kind: "tabbedList", path: "home/offers", who: "merchant" },
  { kind: "report", path: "home/report/allConversionReport", who: "master" },
  { kind: "form", path: "home/products/import", who: "merchant" },
  { kind: "formWithAside", path: "home/offers/add", who: "merchant" },
  { kind: "steps", path: "home/campaign/promotionBatch", who: "merchant" },
];

/** Where the first block below the bar is, of an outline or of a page: its title, or the way to the page above it. */
const firstBlock = (page: Page, within: string) =>
  page.locator(within).evaluate((frame) => {
    const first = [...frame.querySelectorAll("span[aria-hidden], nav[aria-label=Breadcrumb], h1")]
      .map((each) => each.getBoundingClientRect())
      .find(({ width, height }) => width > 30 && height > 8);
    return { left: first?.left ?? 0, top: first?.top ?? 0 };
  });

for (const width of [1366, 390])
  test.describe(`a page at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const { kind, path, who } of ONE_OF_EACH)
      test(`[SCREEN-G11] a page of the kind ${kind} takes the place of its outline`, async ({
        pageOf,
      }) => {
        const page = await pageOf(who);
        const held = Promise.withResolvers<void>();
        await page.route(/\/assets\/(?!ground|entry|rolldown)[^/]+\.js/, async (route) => {
          await held.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "commit" });
        const outline = page.locator(`#outline [data-kind=${kind}]`);
        await expect(outline).toBeVisible();
        const inOutline = () => firstBlock(page, `#outline [data-kind=${kind}]`);
        // not before its style sheet is there
        await expect.poll(async () => (await inOutline()).left).toBeGreaterThan(0);
        const before = await inOutline();
        held.resolve();
        await expect(page.locator("main").getByRole("heading", { level: 1 })).toBeVisible();
        await expect(outline).toHaveCount(0);
        const after = await firstBlock(page, "main");
        expect(Math.abs(after.left - before.left)).toBeLessThan(2);
        expect(Math.abs(after.top - before.top)).toBeLessThan(12);
      });
  });

test("[SCREEN-G12] a page comes in the chosen theme before its scripts, whatever the device prefers", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("home/branches");
  await page.getByRole("button", { name: "Theme" }).press("Enter");
  await page.getByRole("menuitemradio", { name: "Dark" }).press("Enter");
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#outline")).toBeVisible();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  // not before its style sheet is there
  await expect.poll(ground).toMatch(/^rgb\(/);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground()).toBe(dark);
  await page.unroute(/\.js$/);
});
