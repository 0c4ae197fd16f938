import { expect, type BrowserContext, type Page } from "@playwright/test";
import { test as base, prepareContext } from "./market.ts";
import { emailOf, PASSWORD, type Person } from "./people.ts";
import { emptyTab, type Tabs } from "./tabs.ts";

/** Signs in by the form, and waits until the panel shows the requested page. */
export async function signIn(page: Page, person: Person, to = "home/offers"): Promise<void> {
  await page.goto(to);
  await page.getByLabel("Email").fill(emailOf(person));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await page.getByRole("button", { name: /^Go / }).click();
  await expect(page).toHaveURL(new RegExp(to.split("?")[0] ?? to));
  // the address changes a moment before the browser remembers who signed in, and others start from what it stores
  await expect(page.getByRole("button", { name: /, menu$/ })).toBeVisible();
}

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface Pages {
  /** A page of a browser of its own, of a user who has signed in before, as most have; null for none. */
  readonly pageOf: (person: Person | null) => Promise<Page>;
  /** The same in a tab that the tests of a worker use in turn: see `tabs.ts`. */
  readonly tabOf: (person: Person | null) => Promise<Page>;
}

export interface Browsers {
  /** Opens a page of a browser of its own that is signed in. */
  readonly open: (person: Person | null) => Promise<Page>;
}

export interface Known {
  /** What the browser of a signed-in user stores. */
  readonly states: Map<Person | null, State>;
  readonly tabs: Tabs;
}

export const test = base.extend<Pages & Browsers, Known>({
  states: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off this pattern.
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  tabs: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  open: async ({ browser, states, colorScheme, viewport, baseURL, contextOptions }, use) =>
    use(async (person) => {
      const state = states.get(person);
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        colorScheme,
        viewport,
        ...(state ? { storageState: state } : {}),
      });
      await prepareContext(context);
      const page = await context.newPage();
      if (person !== null && !state) {
        await signIn(page, person);
        states.set(person, await context.storageState());
      }
      return page;
    }),
  pageOf: async ({ open }, use) => {
    const pages: Page[] = [];
    await use(async (person) => {
      const page = await open(person);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  tabOf: async ({ open, states, tabs, viewport, colorScheme }, use, test) => {
    const taken = new Map<Person | null, Page>();
    await use(async (person) => {
      const page = taken.get(person) ?? tabs.get(person) ?? (await open(person));
      tabs.delete(person);
      taken.set(person, page);
      return page;
    });
    for (const [person, page] of taken)
      if (test.status === test.expectedStatus) {
        await emptyTab(page, states.get(person), { viewport, colorScheme });
        tabs.set(person, page);
      } else await page.context().close();
  },
});
