import { expect, type Locator, type Page } from "@playwright/test";
import type { ListDescription, Order } from "./noun.ts";

const firstLine = (text: string): string => text.split("\n")[0]?.trim() ?? "";

/** A moment as lists print it, as text that sorts by time: the half of the day before the hour, and 12 as 0. */
const orderly = (moment: string): string => {
  const [, day = "", hour = "", rest = "", half = ""] =
    /^(\S+)\s+(\d\d)(:\d\d:\d\d) (AM|PM)$/.exec(moment) ?? [];
  expect(day, `${moment} is a moment`).not.toBe("");
  return `${day} ${half} ${hour === "12" ? "00" : hour}${rest}`;
};

/** The value of a cell, as something that can be compared. */
const READ: Readonly<Record<Order, (text: string) => string | number>> = {
  text: firstLine,
  moment: (text) => orderly(text.trim().replaceAll(/\s+/g, " ")),
  number: (text) => Number(firstLine(text).replaceAll(/[^\d.-]/g, "")),
};

/** A list screen, by what a person sees and does there. */
export class ListScreen {
  readonly page: Page;
  readonly list: ListDescription;
  /** The part of the page that holds the list. */
  readonly area: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly search: Locator;

  constructor(page: Page, list: ListDescription) {
    this.page = page;
    this.list = list;
    this.area =
      list.within === undefined
        ? page.locator("body")
        : page.getByRole("region", { name: list.within, exact: true });
    // a chart over the list has a table of its own, for users who cannot see it
    this.table = this.area.locator("table:not(.sr-only *)");
    this.rows = this.table.locator("tbody tr");
    this.search = this.area.getByRole("searchbox", { name: list.search.label });
  }

  async open(at = this.list.rowsAt ?? ""): Promise<void> {
    await this.page.goto(at === "" ? this.list.path : `${this.list.path}?${at}`);
    await expect(this.page.getByRole("heading", { level: 1, name: this.list.title })).toBeVisible();
  }

  /** The rows that belong to the address are there. */
  async settled(): Promise<void> {
    await expect(this.rows.first()).toBeVisible();
    await expect(this.area.locator("table[aria-busy]")).toHaveCount(0);
  }

  async param(name: string): Promise<string | null> {
    return new URL(this.page.url()).searchParams.get(name);
  }

  /** How many rows there are in all, as the footer has it; none if the list is empty. */
  async total(): Promise<number> {
    // read at once: it may leave the page in the next moment, and would be waited for
    const [footer] = await this.area.getByRole("navigation", { name: "Pages" }).allInnerTexts();
    if (footer === undefined) return 0;
    return Number(/of ([\d,]+)/.exec(footer)?.[1]?.replaceAll(",", ""));
  }

  header(column: string): Locator {
    return this.table.getByRole("columnheader", { name: column, exact: true });
  }

  /** The columns in their order, without the box of the selection, nor that of actions where few rows have one. */
  async columns(): Promise<readonly string[]> {
    const names = await this.table.locator("thead th").allTextContents();
    const unlisted = this.list.fewActions ? ["", "Action"] : [""];
    return names.map((name) => name.trim()).filter((name) => !unlisted.includes(name));
  }

  /** The text of a column, row by row; of a cell of two lines both. */
  async cells(column: string): Promise<readonly string[]> {
    // the column of the button that opens the row has no heading, and counts
    const all = await this.table.locator("thead :is(th, td)").allTextContents();
    const index = all.findIndex((name) => name.trim() === column);
    expect(index, `a column ${column}`).toBeGreaterThanOrEqual(0);
    return this.rows.evaluateAll(
      (rows, at) => rows.map((row) => (row as HTMLTableRowElement).cells[at]?.innerText ?? ""),
      index,
    );
  }

  /** A column's values that are there, in their order, ready to be compared. */
  async values(column: string, order: Order): Promise<readonly (string | number)[]> {
    const texts = await this.cells(column);
    return texts.filter((text) => !/^–?$/.test(text.trim())).map((text) => READ[order](text));
  }

  /** Searches for the text that some rows show and others do not, and returns it once the others are gone. */
  async narrow(): Promise<string> {
    const { text } = this.list.search;
    const searched = typeof text === "string" ? text : await text();
    const all = await this.total();
    await this.find(searched);
    await expect.poll(() => this.total()).toBeLessThan(all);
    await this.settled();
    return searched;
  }

  async find(text: string): Promise<void> {
    await this.search.fill(text);
    await expect.poll(() => this.param("q")).toBe(text);
  }

  /** Turns to the page that begins with this row. The address changes first, and the footer only with the rows' own state. */
  async turn(button: "Next page" | "Previous page", first: number): Promise<void> {
    const pages = this.area.getByRole("navigation", { name: "Pages" });
    await pages.getByRole("button", { name: button }).click();
    await expect(pages.getByText(new RegExp(`^${first}–`))).toBeVisible();
    await this.settled();
  }

  async choose(menu: string, entry: string, role: "menuitem" | "menuitemradio") {
    await this.area.getByRole("button", { name: menu }).click();
    await this.page.getByRole(role, { name: entry, exact: true }).click();
  }

  /** Opens the columns, does something there, and closes them. */
  async inColumns(act: (columns: Locator) => Promise<void>) {
    await this.area.getByRole("button", { name: "Columns" }).click();
    const columns = this.page.getByRole("dialog", { name: "Columns" });
    await act(columns);
    await expect(async () => {
      // a tip that is shown takes the first one
      await this.page.keyboard.press("Escape");
      await expect(columns).toHaveCount(0, { timeout: 300 });
    }).toPass();
  }
}
