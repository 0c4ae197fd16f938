import { expect, type Locator, type Page } from "@playwright/test";
import { query } from "../database.ts";
import { CARD, PaymentPanel } from "./payment-panel.ts";

/** The column or dialog that a promotion is in. */
export const promotePanel = (page: Page) =>
  page
    .getByRole("complementary", { name: /^Promote/ })
    .or(page.getByRole("dialog", { name: /^Promote/ }));

/** The button of the pending offers that opens the promotion of those that are ticked. */
export const promoteButton = (page: Page) =>
  page.getByRole("button", { name: "Promote", exact: true });

/** Saves a card of the user, as a merchant has one who has paid before. */
export async function saveCard(page: Page): Promise<void> {
  await page.goto("home/paymentMethod");
  await page.getByRole("button", { name: "Add card" }).click();
  await new PaymentPanel(page).fillCard(CARD.good);
  await page.getByRole("button", { name: "Add card" }).click();
  await expect(page.getByRole("row", { name: /Visa/ })).toContainText("4242", { timeout: 20_000 });
}

/** What was paid for an offer: how many campaigns cover it, and what its transactions came to. */
export const soldTo = (offerId: string) =>
  query(
    `select count(distinct c.id)::int as campaigns, count(t.id)::int as paid
     from campaign_offer o join campaign c on c.id = o.campaign_id
     left join transaction t on t.checkout_id = c.checkout_id and t.status = 'Paid'
     where o.offer_id = $1`,
    [offerId],
  );

/** The branch's own city alone, wherever the branch promoted last. */
export async function chooseOwnCity(panel: Locator): Promise<void> {
  for (const area of [/^Canada-Wide$/, /^City$/])
    await panel.getByRole("radio", { name: area }).check({ force: true });
}

/** Waits until the panel says that what was promoted is live. */
export const expectLive = (panel: Locator) =>
  expect(panel.getByText("yah!! offer live successfully")).toBeVisible();

/** Opens the list of pending offers, narrowed to those that a search for this heading finds. */
export const findPending = (page: Page, heading: string) =>
  page.goto(`home/offers?tab=pending&q=${encodeURIComponent(heading)}`);
