import { expect, type Page } from "@playwright/test";
import type { Person } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

/** A list as a user left it, and the page that a row of it leads to. */
interface Left {
  readonly noun: string;
  readonly who: Person;
  readonly list: string;
  readonly open: (page: Page) => Promise<void>;
  /** The ways back: the breadcrumb, and the button of a form. */
  readonly ways: readonly string[];
}

const firstRow = (page: Page) => page.locator("tbody tr").filter({ hasText: /\w/ }).first();
const openRow = (page: Page) => firstRow(page).getByRole("link").first().click();
const byButton = (name: RegExp) => (page: Page) =>
  firstRow(page).getByRole("button", { name }).click();

const LEFT: readonly Left[] = [
  {
    noun: "an offer",
    who: "merchant",
    list: "home/offers?tab=pending&q=wool&type=Offer&sort=-heading&size=25",
    open: byButton(/^Edit /),
    ways: ["Offers and collections", "Back"],
  },
  {
    noun: "a product",
    who: "merchant",
    list: "home/products?tab=pending&sort=name&page=2",
    open: byButton(/^Edit /),
    ways: ["Products", "Back"],
  },
  {
    noun: "the page of an offer",
    who: "reader",
    list: "home/offers?tab=pending&type=Offer&sort=-heading&page=2",
    open: openRow,
    ways: ["Offers and collections"],
  },
  {
    noun: "a user",
    who: "master",
    list: "home/users/manage?sort=-name&q=e",
    open: byButton(/^Update /),
    ways: ["Users and roles", "Back"],
  },
  {
    noun: "a campaign",
    who: "merchant",
    list: "home/campaign/campaignList?sort=-campaignName&size=25",
    open: openRow,
    ways: ["Flyer Campaign"],
  },
  {
    noun: "an invoice",
    who: "merchant",
    list: "home/invoice?sort=createdOn&size=25",
    open: openRow,
    ways: ["Invoice"],
  },
];

for (const { noun, who, list, open, ways } of LEFT)
  test(`[SCREEN-W1] the way back from ${noun} leads to the list as it was left`, async ({
    tabOf,
  }) => {
    const page = await tabOf(who);
    await page.goto(list);
    const query = new URL(page.url()).search;
    for (const way of ways) {
      await open(page);
      await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
      const inMain = page.getByRole("main");
      await inMain.getByRole("link", { name: way, exact: true }).first().click();
      await expect(firstRow(page)).toBeVisible();
      const back = new URL(page.url());
      expect(Object.fromEntries(back.searchParams)).toEqual(
        Object.fromEntries(new URLSearchParams(query)),
      );
    }
  });

test("[SCREEN-W1] [SCREEN-W2] a save leads to the list as it was left, with the row marked", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/products?tab=pending&sort=name&q=a&size=25");
  const query = new URL(page.url()).search;
  await byButton(/^Edit /)(page);
  const brand = page.getByLabel(/^Brand/);
  await brand.fill(`Maple ${Math.random().toString(36).slice(2, 8)}`);
  const name = await page.getByLabel(/^Name/).inputValue();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL((url) => url.search === query);
  await expect(page.locator("tr[aria-current=true]")).toContainText(name);
});

test("[SCREEN-W2] a create leads to the tab of the new row, which is marked", async ({ tabOf }) => {
  const page = await tabOf("master");
  await page.goto("home/users/manage?q=zzz");
  await page.goto("home/users/addRole");
  const name = `Night shift ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByLabel("Role name").fill(name);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/tab=roles/);
  const marked = page.locator("tr[aria-current=true]");
  await expect(marked).toContainText(name);
  await expect(marked).toBeInViewport();
});
