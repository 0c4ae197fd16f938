import { expect, type Locator, type Page } from "@playwright/test";

/** The explorer of the machines, beside the panel on the same server. */
export class Explorer {
  readonly page: Page;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("complementary", { name: "About this chart" });
  }

  /** A state on the chart, by its title. */
  readonly state = (title: string): Locator =>
    this.page.getByRole("group", { name: new RegExp(`^${title},`) });

  readonly current = (title: string): Locator =>
    this.page.getByRole("group", { name: new RegExp(`^${title},.*, current`) });

  async open(path: string): Promise<void> {
    await this.page.goto(`/STATECHARTS/${path}`);
  }

  async openTab(name: string): Promise<void> {
    await this.panel.getByRole("tab", { name }).click();
    await expect(this.panel.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }
}

/** Opens what happened to the newest payment from the transactions, as staff do. */
export async function openNewestCase(staff: Page): Promise<Explorer> {
  await staff.goto("home/transactions");
  const opened = staff.context().waitForEvent("page");
  await staff
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  await staff.getByRole("menuitem", { name: "What happened" }).click();
  return new Explorer(await opened);
}
