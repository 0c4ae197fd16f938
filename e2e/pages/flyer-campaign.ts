import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

export interface Plan {
  readonly name: string;
  readonly branch: string;
  readonly offers: readonly string[];
  readonly cities: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** The flyer campaign screen, by what a person does there. */
export class FlyerCampaign {
  readonly page: Page;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.summary = page.getByRole("complementary").filter({ hasText: "Payment Summary" });
  }

  async open(): Promise<void> {
    await this.page.goto("home/campaign/campaignType?type=flyer");
    await this.page
      .getByRole("link", { name: /Continue/ })
      .first()
      .click();
    await expect(this.page.getByRole("heading", { name: /Start .*Campaign/ })).toBeVisible();
  }

  async chooseBranch(branch: string): Promise<void> {
    const field = this.page.getByRole("combobox", { name: "Branch" });
    await field.click();
    await this.page.getByRole("option", { name: branch }).click();
  }

  async chooseOffers(headings: readonly string[]): Promise<void> {
    await this.page.getByRole("radio", { name: "Offer/Collection" }).check({ force: true });
    for (const heading of headings) {
      await this.page.getByRole("searchbox", { name: "Search offers" }).fill(heading);
      await this.page
        .getByRole("checkbox", { name: `Choose ${heading}` })
        .first()
        .check();
    }
  }

  async chooseCities(cities: readonly string[]): Promise<void> {
    await this.page.getByRole("radio", { name: "City" }).check({ force: true });
    const picker = this.page.getByRole("combobox", { name: "Cities" });
    for (const city of cities) {
      await picker.fill(city);
      // an option that moves while the list is narrowed would be missed
      const found = this.page.getByRole("option").first();
      await expect(found).toContainText(city);
      await found.click();
    }
    await picker.press("Escape");
  }

  async setPlan(plan: Plan): Promise<void> {
    await this.chooseBranch(plan.branch);
    await this.page.getByLabel("Campaign name").fill(plan.name);
    await this.chooseOffers(plan.offers);
    await this.chooseCities(plan.cities);
    await this.page.getByLabel("From", { exact: true }).fill(plan.from);
    await this.page.getByLabel("To", { exact: true }).fill(plan.to);
    await this.page.getByRole("button", { name: "Set Plan" }).click();
    await expect(this.page.getByRole("status").filter({ hasText: "Plan set:" })).toBeVisible();
  }

  async applyPromocode(code: string): Promise<void> {
    await this.page.getByLabel("Promocode").fill(code);
    await this.page.getByRole("button", { name: "Apply" }).click();
    await expect(
      this.page.getByText("promocode apply successfully", { exact: true }),
    ).toBeVisible();
  }

  async fillCard(number: string): Promise<void> {
    const card: Page | FrameLocator = this.page;
    await card.getByLabel("Card number").fill(number);
    await card.getByLabel(/Expir/).fill("12 / 34");
    await card.getByLabel(/CVC|Security code/).fill("123");
  }

  get payButton(): Locator {
    return this.page.getByRole("button", { name: /^Pay CAD/ });
  }

  async pay(number: string): Promise<void> {
    await this.fillCard(number);
    await this.payButton.click();
  }

  /** The page of the campaign that was paid for. */
  async arrive(): Promise<void> {
    await this.page.getByRole("button", { name: "Go to the campaign" }).click();
    await expect(this.page).toHaveURL(/\/home\/campaign\/manage\?id=[0-9a-f]{32}/);
  }
}
