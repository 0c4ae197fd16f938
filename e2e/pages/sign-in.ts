import { expect, type BrowserContext, type Page } from "@playwright/test";
import { test as base, waitForPresses } from "./market.ts";

/** Everybody of the demonstration market has this one. */
export const PASSWORD = "marquee-demo";

export type Person = "merchant" | "reader" | "pending" | "other" | "shop" | "agent" | "master";

export const emailOf = (person: Person): string => `${person}@marquee.test`;

/** Signs in by the form, and waits until the person is where they were going. */
export async function signIn(page: Page, person: Person, to = "home/offers"): Promise<void> {
  await page.goto(to);
  await page.getByLabel("Email").fill(emailOf(person));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await page.getByRole("button", { name: /^Go / }).click();
  await expect(page).toHaveURL(new RegExp(to.split("?")[0] ?? to));
}

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** `pageOf(person)`: a page of somebody who has signed in before, as most people come; null for nobody. */
export const test = base.extend<
  { readonly pageOf: (person: Person | null) => Promise<Page> },
  { readonly states: Map<Person, State> }
>({
  states: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off this pattern.
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  pageOf: async ({ browser, states, colorScheme, viewport, baseURL, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    const open = async (state?: State) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        colorScheme,
        viewport,
        ...(state ? { storageState: state } : {}),
      });
      contexts.push(context);
      await waitForPresses(context);
      return context.newPage();
    };
    await use(async (person) => {
      if (person === null) return open();
      const known = states.get(person);
      if (known) return open(known);
      const page = await open();
      await signIn(page, person);
      states.set(person, await page.context().storageState());
      return page;
    });
    for (const context of contexts) await context.close();
  },
});
