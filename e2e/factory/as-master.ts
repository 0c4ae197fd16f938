import { expect, type Page } from "@playwright/test";
import type { ListScreen } from "./list-screen.ts";
import type { FieldDescription, FormDescription } from "./noun.ts";

type Fill = (page: Page, field: FieldDescription, value?: string) => Promise<void>;

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).click();
  await page.getByRole("option", { name: option }).first().click();
}

/** Chooses a company in the top bar, for all lists. */
async function showCompany(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Shown: / }).click();
  await page.getByRole("combobox", { name: "Find a company" }).fill(name);
  await page.getByRole("option", { name }).first().click();
}

/** The list of every company, then of one, then of one branch of it, which a reload remembers. */
export async function narrowAsMaster(screen: ListScreen): Promise<void> {
  const { page, list } = screen;
  const by = list.narrowedBy;
  if (!by) throw new Error(`${list.noun} is not narrowed`);
  await screen.open();
  await screen.settled();
  expect(await screen.columns()).not.toContain(by.without);
  const all = await screen.total();
  await showCompany(page, by.company);
  await expect.poll(() => screen.total()).toBeLessThan(all);
  const company = await screen.total();
  await choose(page, "Branch", by.branch);
  await expect.poll(() => screen.total()).toBeLessThan(company);
  const branch = await screen.total();
  for (const key of by.keys)
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).not.toBeNull();
  await page.reload();
  await screen.settled();
  expect(await screen.total()).toBe(branch);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(() => screen.total()).toBe(all);
}

/** Something new of a company that was chosen, found in its list, changed there, and copied. */
export async function saveAsMaster(page: Page, form: FormDescription, fill: Fill): Promise<void> {
  const { asMaster, fields, list } = form;
  if (!asMaster) throw new Error(`${form.noun} is not for the master`);
  const unique = `By the master ${Math.random().toString(36).slice(2, 8)}`;
  const rowNamed = (name: string) => page.getByRole("row").filter({ hasText: name });
  const save = async (button: string, done: string) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("heading", { name: done })).toBeVisible();
    await page.getByRole("button", { name: "Go now" }).click();
    await expect(page.getByRole("heading", { level: 1, name: list.title })).toBeVisible();
  };
  await page.goto(form.path);
  await choose(page, "Company", asMaster.company);
  for (const field of fields)
    await fill(page, field, field.label === form.named ? unique : field.value);
  await save(form.submit, form.saved);
  expect(await form.count(unique)).toBe(1);
  const find = async (name: string) => {
    await page.goto(`${list.path.slice(1)}?${asMaster.rowsAt}`);
    await page.getByRole("searchbox", { name: asMaster.search }).fill(name);
    await expect(rowNamed(name)).toHaveCount(1);
  };
  await find(unique);
  await rowNamed(unique)
    .getByRole("button", { name: /^Edit / })
    .click();
  await page.getByRole("textbox", { name: form.named, exact: true }).fill(`${unique}, changed`);
  await save("Save", asMaster.changed);
  expect(await form.count(`${unique}, changed`)).toBe(1);
  await find(`${unique}, changed`);
  await rowNamed(unique)
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.getByRole("menuitem", { name: "Create Copy" }).click();
  await expect(page.getByText(asMaster.copied, { exact: true })).toBeVisible();
  await expect(rowNamed(unique)).toHaveCount(2);
}
