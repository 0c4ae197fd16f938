import { expect, test, type Locator } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { ListScreen } from "./list-screen.ts";
import { expectAccessible } from "./looks.ts";
import type { ActionDescription, ListDescription } from "./noun.ts";

/** Lifts a column with the keyboard and drops it one place up. */
async function moveUp(columns: Locator, column: string): Promise<void> {
  const handle = columns.getByRole("button", { name: `Move ${column}`, exact: true });
  const said = columns.page().getByText(/ (lifted|dropped), at place \d+ of \d+\.$/);
  await handle.press("Space");
  await expect(said).toContainText("lifted");
  const before = await said.innerText();
  // what is lifted hears the arrows a turn after it says so, once the places are measured
  await handle.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  await handle.press("ArrowUp");
  await expect(said).not.toHaveText(before);
  await handle.press("Space");
  await expect(said).toContainText("dropped");
  await expect(handle).toBeFocused();
}

/** Columns are chosen, moved and remembered; pages are turned and survive a reload. */
export async function walkPages(screen: ListScreen, list: ListDescription): Promise<void> {
  const { page } = screen;
  const without = list.columns.filter((column) => column !== list.hideable);
  const tick = (column: string) =>
    screen.inColumns((columns) =>
      columns.getByRole("checkbox", { name: column, exact: true }).click(),
    );
  await test.step(`hides ${list.hideable}`, async () => {
    expect(await screen.columns()).toEqual(list.columns);
    await tick(list.hideable);
    await expect.poll(() => screen.columns()).toEqual(without);
  });
  const first = await screen.rows.allInnerTexts();
  if (list.paged)
    await test.step("turns to the second page", async () => {
      await screen.turn("Next page", 11);
      expect(await screen.param("page")).toBe("2");
      expect(await screen.rows.allInnerTexts()).not.toEqual(first);
    });
  await test.step("has page and columns after a reload", async () => {
    const shown = await screen.rows.count();
    await page.reload();
    await screen.settled();
    expect(await screen.columns()).toEqual(without);
    expect(await screen.rows.count()).toBe(shown);
    await tick(list.hideable);
    await expect.poll(() => screen.columns()).toEqual(list.columns);
  });
  await test.step("moves a column with the keyboard, and back by one press", async () => {
    await screen.inColumns(async (columns) => {
      await expectAccessible(page);
      await moveUp(columns, list.hideable);
    });
    const moved = await screen.columns();
    expect(moved.indexOf(list.hideable)).toBe(list.columns.indexOf(list.hideable) - 1);
    await page.reload();
    await screen.settled();
    expect(await screen.columns()).toEqual(moved);
    await screen.inColumns((columns) =>
      columns.getByRole("button", { name: "Reset columns" }).click(),
    );
    await expect.poll(() => screen.columns()).toEqual(list.columns);
  });
  if (list.paged)
    await test.step("another size starts at the first page", async () => {
      await screen.choose("Rows per page: 10", "25", "menuitemradio");
      await expect.poll(() => screen.param("page")).toBeNull();
      await expect.poll(() => screen.rows.count()).toBeGreaterThan(first.length);
    });
}

/** Selected rows stay selected on other pages; all that match can be selected at once. */
export async function walkSelection(
  screen: ListScreen,
  bulk: readonly string[],
  ticks: boolean,
): Promise<void> {
  const { page } = screen;
  await page.getByRole("button", { name: "Select", exact: true }).click();
  const bar = page.getByRole("toolbar", { name: "Selected rows" });
  const actions = bulk.map((name) => bar.getByRole("button", { name }));
  await expect(bar).toContainText("0 selected");
  for (const action of actions) await expect(action).toHaveAttribute("aria-disabled", "true");
  // the last column is that of the actions
  await expect(page.locator("thead th").last()).toBeInViewport({ ratio: 1 });
  await screen.rows.first().getByRole("checkbox").check();
  await screen.turn("Next page", 11);
  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await expect(bar).toContainText(`${(await screen.rows.count()) + 1} selected`);
  await screen.turn("Previous page", 1);
  await expect(screen.rows.first().getByRole("checkbox")).toBeChecked();
  const all = bar.getByRole("button", { name: /^Select all [\d,]+ that match$/ });
  const total = /[\d,]+/.exec(await all.innerText())?.[0];
  await all.click();
  await expect(bar).toContainText(`${total} selected`);
  for (const action of actions) await expect(action).not.toHaveAttribute("aria-disabled", "true");
  await bar.getByRole("button", { name: "Stop selecting" }).click();
  await expect(bar).toHaveCount(0);
  const tick = screen.rows.first().getByRole("checkbox");
  if (ticks) await expect(tick).not.toBeChecked();
  else await expect(tick).toHaveCount(0);
}

const csvLines = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, "")
    .split("\r\n")
    .filter(Boolean);

/** How many pixels of the table are under the actions, or out of sight beside it. */
const hiddenWidth = (screen: ListScreen): Promise<number> =>
  screen.table.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));

/** Shows its columns, opens a row, and exports what is found. */
export async function walkContent(screen: ListScreen, list: ListDescription): Promise<void> {
  const { page } = screen;
  expect(await screen.columns()).toEqual(list.columns);
  expect(await hiddenWidth(screen), "[SCREEN-L24] pixels under the actions").toBeLessThanOrEqual(0);
  await test.step("opens the row that is pressed", async () => {
    if (!list.opens) return;
    await screen.rows.first().getByRole("link").first().click();
    await expect(page).toHaveURL(list.opens);
    await page.goBack();
    await screen.settled();
  });
  await test.step("exports what is found", async () => {
    await screen.narrow();
    const total = await screen.total();
    const download = page.waitForEvent("download");
    await screen.choose("List menu", "Export CSV", "menuitem");
    const file = await download;
    expect(file.suggestedFilename()).toBe(list.csv.file);
    const lines = csvLines(await readFile(await file.path(), "utf8"));
    expect(lines[0]).toBe(list.csv.columns.join(","));
    expect(lines).toHaveLength(total + 1);
  });
}

/** Shows that nothing is found, and that a list could not be loaded; both lead back to its rows. */
export async function walkFailures(screen: ListScreen, list: ListDescription): Promise<void> {
  const { page } = screen;
  await test.step("shows that nothing is found, and leads back", async () => {
    await screen.find("nothing is called like this");
    await expect(page.getByText("Nothing fits these filters")).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click();
    await screen.settled();
  });
  await test.step("shows that it could not be loaded, and retries", async () => {
    const failure = { tag: "Broken", message: "Out of order", reference: "r-4711" };
    await page.route(list.call, (route) =>
      route.fulfill({ status: 500, json: { error: failure } }),
    );
    await page.reload();
    await expect(page.getByRole("alert").getByText("Reference r-4711")).toBeVisible();
    await page.unroute(list.call);
    await page.getByRole("button", { name: "Try again" }).click();
    await screen.settled();
  });
}

/** An action that is confirmed first does nothing when it is cancelled; every action shows when it is done. */
export async function walkAction(screen: ListScreen, action: ActionDescription): Promise<void> {
  const { page } = screen;
  const question = page.getByRole("alertdialog");
  const choose = async () => {
    await screen.rows
      .first()
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: action.name }).click();
  };
  const before = await action.count();
  await choose();
  if (action.confirmed) {
    await expect(question).toContainText(action.confirmed.question);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    expect(await action.count()).toBe(before);
    await choose();
    await question.getByRole("button", { name: action.confirmed.confirm }).click();
  }
  await expect(page.getByText(action.done, { exact: true }).first()).toBeVisible();
  expect(await action.count()).toBe(before + 1);
  if (action.undone === undefined) return;
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText(action.undone, { exact: true })).toBeVisible();
  expect(await action.count()).toBe(before);
}
