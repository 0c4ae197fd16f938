import { expect, type Locator, type Page } from "@playwright/test";

export interface TypedCard {
  readonly number: string;
  readonly expiry?: string;
  readonly cvc?: string;
}

export const CARD = {
  good: { number: "4242 4242 4242 4242" },
  declined: { number: "4000 0000 0000 0002" },
  asksBank: { number: "4000 0027 6000 3184" },
  /** Its payments are disputed as fraudulent, with their money withheld. */
  disputed: { number: "4000 0000 0000 0259" },
  /** Of the stand-in: it settles after three seconds. */
  slow: { number: "4242 4242 4242 4242", expiry: "12 / 39", cvc: "901" },
} as const satisfies Record<string, TypedCard>;

/** The payment beside a plan that is set, by what a person does there. */
export class PaymentPanel {
  readonly page: Page;
  readonly bank: Locator;
  readonly paypalWindow: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bank = page.getByRole("dialog", { name: "Confirm your payment" });
    this.paypalWindow = page.getByRole("dialog", { name: "PayPal" });
  }

  /** Opens the flyer screen, which finds the checkout that the tab has stored. */
  async open(): Promise<void> {
    await this.page.goto("home/campaign/promotionBatch?type=flyer");
  }

  get payButton(): Locator {
    return this.page.getByRole("button", { name: /^Pay CAD/ });
  }

  get paypalButton(): Locator {
    return this.page.getByRole("button", { name: "Pay with PayPal" });
  }

  savedCard(last4: string): Locator {
    return this.page.getByRole("radio", { name: new RegExp(`ending in ${last4}`) });
  }

  get saveBox(): Locator {
    return this.page.getByRole("checkbox", { name: "Save card for future payment" });
  }

  outcome(name: string): Locator {
    return this.page.locator(`[data-outcome="${name}"]`);
  }

  method(method: "Card" | "PayPal"): Locator {
    const name = method === "Card" ? "Pay with Stripe" : "Pay with Paypal";
    return this.page.getByRole("radio", { name, exact: true });
  }

  async choose(method: "Card" | "PayPal"): Promise<void> {
    const radio = this.method(method);
    await expect(radio).toBeEnabled();
    await radio.check({ force: true });
  }

  /** Chooses a new card for a user who has saved ones; a user without has no choice. */
  async chooseNewCard(): Promise<void> {
    await expect(this.payButton).toBeVisible();
    // a panel folds the choice while a saved card pays
    const change = this.page.getByRole("button", { name: "Change how to pay" });
    const fresh = this.page.getByRole("radio", { name: "New card" });
    const number = this.page.getByLabel("Card number");
    await expect(change.or(fresh).or(number).first()).toBeVisible();
    if (await change.isVisible()) {
      await change.press("Enter");
      await expect(this.method("Card")).toBeFocused();
      await expect(fresh).toBeInViewport({ ratio: 1 });
    }
    // the code of the saved cards may come after the button
    await expect(fresh.or(number).first()).toBeVisible();
    if (await fresh.isVisible()) await fresh.press("Space");
  }

  async typeCard(card: TypedCard): Promise<void> {
    await this.chooseNewCard();
    await this.fillCard(card);
  }

  /** The provider's own fields. */
  async fillCard({ number, expiry = "12 / 34", cvc = "123" }: TypedCard): Promise<void> {
    await this.page.getByLabel("Card number").fill(number);
    await this.page.getByLabel(/Expir/).fill(expiry);
    await this.page.getByLabel(/CVC|Security code/).fill(cvc);
  }

  /** Pays with a card that is declined, and then with a good one. */
  async payAtSecondTry(): Promise<void> {
    await this.payWith(CARD.declined);
    await expect(this.outcome("declined")).toBeVisible();
    await this.payWith(CARD.good);
    await this.arrive();
  }

  async payWith(card: TypedCard): Promise<void> {
    await this.typeCard(card);
    await this.payButton.click();
  }

  async respondToBank(response: "Complete" | "Fail"): Promise<void> {
    await this.bank.getByRole("button", { name: response }).click();
  }

  async payByPaypal(response: string): Promise<void> {
    await this.paypalButton.click();
    await this.paypalWindow.getByRole("button", { name: response, exact: true }).click();
  }

  /** The success page shows how it was paid. */
  async expectPaidWith(text: string): Promise<void> {
    const fact = this.page.getByRole("definition").filter({ hasText: text });
    await fact.waitFor({ timeout: 20_000 });
  }

  /** The page of the campaign that was paid for, at once or after the three seconds. */
  async arrive(): Promise<void> {
    const now = this.page.getByRole("button", { name: "Go to the campaign" });
    const arrived = /\/home\/campaign\/manage\?id=[0-9a-f]{32}/;
    await now.click();
    await expect(this.page).toHaveURL(arrived);
  }
}
