import { inSample } from "@marquee/verification/sample";
import { expect, type Page } from "@playwright/test";
import { resizeWindow } from "./factory/looks.ts";
import type { Person } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

const WINDOWS = [
  { width: 1366, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;

/** The most that a page may leave free below its last content: its own margin, and room for a bar that floats there. */
const MOST_BELOW = 130;

const PATHS: Readonly<Partial<Record<Person, readonly string[]>>> = {
  merchant: [
    "home",
    "home/company",
    "home/branches",
    "home/offers",
    "home/offers/add",
    "home/Products",
    "home/productVariant",
    "home/users",
    "home/profile",
    "home/invoice",
    "home/paymentMethod",
    "home/campaign/campaignType?type=flyer",
    "home/campaign/campaignList?type=flyer",
    "home/campaign/campaignList?type=sponsored",
    "home/campaign/promotionBatch?type=flyer",
    "home/campaign/sponsoredCampaign",
  ],
  master: [
    "home",
    "home/company",
    "home/branches",
    "home/categories",
    "home/section",
    "home/users?tab=roles",
    "home/transactions",
    "home/bills",
    "home/report/consolidateConversionReport",
  ],
};

/** How much of what scrolls is free below the last thing that is seen, and how much wider it is than the window. */
const measureFree = (page: Page): Promise<{ readonly below: number; readonly wider: number }> =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) throw new Error("the page has no main part");
    const top = main.getBoundingClientRect().top - main.scrollTop;
    const isSeen = (element: Element) =>
      element.closest(".sr-only") === null && element.getClientRects().length > 0;
    const bottoms = [...main.querySelectorAll("*")]
      .filter((element) => element.childElementCount === 0 && isSeen(element))
      .map((element) => element.getBoundingClientRect().bottom - top);
    const below =
      main.scrollHeight > main.clientHeight ? main.scrollHeight - Math.max(...bottoms) : 0;
    return { below, wider: main.scrollWidth - main.clientWidth };
  });

for (const [who, paths] of Object.entries(PATHS))
  test(`[SCREEN-A1] every page of the ${who} ends where its content ends, on every window`, async ({
    tabOf,
  }) => {
    const page = await tabOf(who as Person);
    const wrong: string[] = [];
    for (const path of paths.filter((each) => inSample(each))) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
      for (const size of WINDOWS) {
        await resizeWindow(page, size);
        const { below, wider } = await measureFree(page);
        if (below > MOST_BELOW || wider > 0)
          wrong.push(`${path} at ${size.width}: ${below} px below, ${wider} px wider`);
      }
    }
    expect(wrong).toEqual([]);
  });

test("[SCREEN-A2] a field that is typed in with a finger has letters of 16 pixels", async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  await page.goto("login");
  await expect(page.getByLabel("Email")).toHaveCSS("font-size", "16px");
  await phone.close();
});

test("[SCREEN-A4] ticks are the browser's own and bars are drawn where the system replaces the colours", async ({
  tabOf,
}) => {
  const page = await tabOf(null);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("kit");
  const tick = page.locator("input.tick[type=checkbox]:checked").first();
  await expect(tick).toHaveCSS("appearance", "auto");
  await expect(page.locator("input.tick[type=radio]:checked").first()).toHaveCSS(
    "appearance",
    "auto",
  );
  const bar = page.getByRole("progressbar").first().locator("> *");
  const highlight = await page.evaluate(() => {
    document.body.style.accentColor = "Highlight";
    return getComputedStyle(document.body).accentColor;
  });
  await expect(bar).toHaveCSS("background-color", highlight);
  const floats = page.getByRole("toolbar", { name: "Selected rows" }).first();
  await expect(floats).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
});

test("[SCREEN-A5] a form is printed as its facts, without an edge around them", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/profile");
  const email = page.getByLabel("Email");
  await expect(email).toHaveValue("merchant@marquee.test");
  await page.emulateMedia({ media: "print" });
  for (const field of [page.getByLabel("Name", { exact: true }), email]) {
    await expect(field).toHaveCSS("border-top-width", "0px");
    await expect(field).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  await expect(page.locator("main input[type=radio]").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
});

test("[SCREEN-A5] a list is printed with every row, without menu and bars", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("home/offers?tab=live");
  const found = page.getByText(/^1–10 of \d+$/);
  await expect(found).toBeVisible();
  const total = Number((await found.textContent())?.split(" ").at(-1));
  const pressed = page.locator("main :is(input, [role=tab]:not([aria-selected=true]))");
  await page.emulateMedia({ media: "print" });
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("ControlOrMeta+p");
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main table:visible tbody tr")).toHaveCount(total);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link", { name: "Offers and collections" })).toBeHidden();
  const isWhole = await page.evaluate(
    () => document.documentElement.scrollHeight > document.querySelector("table")!.clientHeight,
  );
  expect(isWhole).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("main table")).toHaveCount(1);
});
