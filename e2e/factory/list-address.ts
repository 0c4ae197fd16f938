import { expect, test } from "@playwright/test";
import type { ListScreen } from "./list-screen.ts";
import type { ListDescription, SortDescription, TabDescription } from "./noun.ts";

/** Each value is no less than the one before it, and they are not all the same. */
function expectAscending(values: readonly (string | number)[]): void {
  expect(new Set(values).size, "values that differ").toBeGreaterThan(1);
  for (const [index, value] of values.entries())
    expect(value >= (values[index - 1] ?? value), `${value} in its place`).toBe(true);
}

async function walkTabs(screen: ListScreen, tabs: readonly TabDescription[]): Promise<void> {
  const tab = (label: string) =>
    screen.page.getByRole("tab", { name: new RegExp(`^${label}( [\\d,]+)?$`) });
  for (const { label, value, counted = true } of tabs) {
    await tab(label).click();
    await expect(tab(label)).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => screen.param("tab")).toBe(value === tabs[0]?.value ? null : value);
    if (!counted) continue;
    // others work in the same market: what the tab counts and what the footer counts came in one answer
    await expect
      .poll(async () => {
        const counted = /[\d,]+$/.exec(await tab(label).innerText())?.[0];
        return Number(counted?.replaceAll(",", "")) - (await screen.total());
      })
      .toBe(0);
  }
  const [before, last] = tabs.slice(-2);
  await screen.page.reload();
  await expect(tab(last?.label ?? "")).toHaveAttribute("aria-selected", "true");
  await screen.page.goBack();
  await expect(tab(before?.label ?? "")).toHaveAttribute("aria-selected", "true");
}

async function walkSort(screen: ListScreen, sort: SortDescription): Promise<void> {
  const header = screen.header(sort.column);
  const press = header.getByRole("button");
  const pressTo = async (direction: "ascending" | "descending") => {
    await press.click();
    await expect(header).toHaveAttribute("aria-sort", direction);
    await expect
      .poll(() => screen.param("sort"))
      .toBe(direction === "ascending" ? sort.key : sort.first ? null : `-${sort.key}`);
    await screen.settled();
    const values = await screen.values(sort.column, sort.order);
    expectAscending(direction === "ascending" ? values : values.toReversed());
  };
  if (sort.first) await expect(header).toHaveAttribute("aria-sort", sort.first);
  await pressTo("ascending");
  await pressTo("descending");
}

async function expectFound(screen: ListScreen, text: string): Promise<void> {
  await expect(screen.search).toHaveValue(text);
  const found = await screen.rows.allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  for (const row of found) expect(row.toLowerCase()).toContain(text.toLowerCase());
}

/** Shows only the rows that fit the filter of a list. */
export async function chooseFilter(
  screen: ListScreen,
  filter: NonNullable<ListDescription["filter"]>,
): Promise<void> {
  const all = await screen.total();
  await screen.choose(`${filter.label} All`, filter.choice, "menuitemradio");
  await expect.poll(() => screen.param(filter.key)).toBe(filter.choice);
  await expect.poll(() => screen.total()).toBeLessThan(all);
  await screen.settled();
  expect(new Set(await screen.cells(filter.column))).toEqual(new Set([filter.choice]));
}

/** What the address of a list has: tab, sort, filter, search. Reload and Back show the same. */
export async function walkAddress(screen: ListScreen, list: ListDescription): Promise<void> {
  const { tabs, sorts, filter } = list;
  if (tabs)
    await test.step("each tab counts its rows, and survives reload and Back", async () => {
      await walkTabs(screen, tabs);
      await screen.open();
      await screen.settled();
    });
  // the one that the list starts with, before another is chosen
  for (const sort of sorts.toSorted((a, b) => Number(Boolean(b.first)) - Number(Boolean(a.first))))
    await test.step(`sorts by ${sort.column} both ways`, () => walkSort(screen, sort));

  const all = await screen.total();
  if (filter)
    await test.step(`filters by ${filter.label}, and Back takes the filter away`, async () => {
      await chooseFilter(screen, filter);
      await screen.page.goBack();
      await expect.poll(() => screen.total()).toBeGreaterThanOrEqual(all);
      await screen.settled();
    });

  await test.step("finds what is typed, also after reload, and clears it", async () => {
    const text = await screen.narrow();
    await expectFound(screen, text);
    const address = screen.page.url();
    await screen.page.reload();
    await screen.settled();
    expect(screen.page.url()).toBe(address);
    await expectFound(screen, text);
    await screen.page.getByRole("button", { name: "Clear filters" }).click();
    await expect(screen.search).toHaveValue("");
    await expect.poll(() => screen.total()).toBeGreaterThanOrEqual(all);
  });
}
