import { expect, type ConsoleMessage, type Page } from "@playwright/test";
import { test } from "./pages/paying.ts";
import { CARD, PaymentPanel } from "./pages/payment-panel.ts";

/** What a page writes to the console as an error or a warning, a violation of the content security policy included. */
function listen(page: Page) {
  const written: string[] = [];
  const write = (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type()))
      written.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  };
  const fail = (error: Error) => written.push(`${page.url()}: ${error.message}`);
  page.on("console", write);
  page.on("pageerror", fail);
  return {
    written,
    stop: () => {
      page.off("console", write);
      page.off("pageerror", fail);
    },
  };
}

test("[OPS-2] no page of payment writes an error or a warning to the console", async ({
  tabOf,
  paying,
}) => {
  const page = await tabOf("other");
  const { written, stop } = listen(page);

  const flyer = await paying("other");
  await flyer.panel.choose("PayPal");
  await flyer.panel.payByPaypal("Cancel");
  await flyer.panel.page.getByRole("button", { name: "Pay after all" }).click();
  await flyer.panel.choose("Card");
  await flyer.panel.payWith(CARD.asksBank);
  await flyer.panel.respondToBank("Complete");
  await flyer.panel.arrive();

  await page.setViewportSize({ width: 390, height: 844 });
  const phone = await paying("other");
  await phone.panel.typeCard(CARD.good);
  await page.setViewportSize({ width: 1366, height: 900 });

  const { offers } = phone.checkout.draft as { readonly offers: readonly string[] };
  await page.goto(`home/offers/promote?id=${offers[0]}`);
  await page.getByRole("button", { name: "Promote Now" }).click();
  const promoted = new PaymentPanel(page);
  await promoted.typeCard(CARD.good);

  await page.goto("home/paymentMethod?add=card");
  // not added: others pay as this person, and have no card saved
  await promoted.fillCard(CARD.good);

  await page.goto("home/invoice");
  await page.locator("tbody").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^INV-/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download Pdf" })).toBeVisible();

  expect(written).toEqual([]);
  stop();
});
