import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { servePage, useBrowserPage } from "../testing/browser-page.ts";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";

let harness: StripeHarness;
let page: Page;
beforeAll(async () => {
  harness = await openStripeHarness({}, (app) =>
    servePage(app, "./card-page.tsx", ["/__paysandbox/stripe.js"]),
  );
});
afterAll(() => harness.close());
const browser = useBrowserPage(() => harness.server.origin);
beforeEach(() => {
  page = browser.page();
});

async function open(more: object = {}, saved = "") {
  const intent = await harness.stripe.paymentIntents.create({
    amount: 13_907,
    currency: "cad",
    ...more,
  });
  const query = new URLSearchParams({ secret: intent.client_secret ?? "", saved });
  await page.goto(`${harness.server.origin}/page?${query.toString()}`);
  await page.getByLabel("Card number").waitFor();
  return intent;
}
async function fill(number: string, expiry = "1234", cvc = "123") {
  await page.getByLabel("Card number").pressSequentially(number);
  await page.getByLabel("Expiration date").pressSequentially(expiry);
  await page.getByLabel("CVC").pressSequentially(cvc);
}
const pay = () => page.getByRole("button", { name: "Pay", exact: true }).click();

it("[SBX-F1] pays through the provider's real components, under a policy without inline code", async () => {
  const intent = await open();
  await fill("4242424242424242");
  expect(await page.getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
  expect(await page.getByLabel("Expiration date").inputValue()).toBe("12 / 34");
  expect(await page.getByText("Visa").isVisible()).toBe(true);
  await page.locator("[data-complete=true]").waitFor();
  await pay();
  await browser.expectOutput("succeeded");
  const paid = await harness.stripe.paymentIntents.retrieve(intent.id);
  expect(paid.amount_received).toBe(13_907);
});

it("[SBX-F1] pays when Enter is pressed in a field", async () => {
  await open();
  await fill("5555555555554444");
  await page.keyboard.press("Enter");
  await browser.expectOutput("succeeded");
});

it("[SBX-F1] says at each field what is wrong and goes to the first", async () => {
  await open();
  await page.getByLabel("Card number").pressSequentially("4242424242424241");
  await pay();
  await browser.expectOutput("error invalid_number");
  for (const message of [
    "Your card number is invalid.",
    "Your card's expiration date is incomplete.",
    "Your card's security code is incomplete.",
  ])
    expect(await page.getByText(message).isVisible()).toBe(true);
  const number = page.getByLabel("Card number");
  expect(await number.getAttribute("aria-invalid")).toBe("true");
  expect(await number.evaluate((input) => input.matches(":focus"))).toBe(true);
  await number.press("End");
  await number.press("Backspace");
  await number.pressSequentially("2");
  expect(await page.getByText("Your card number is invalid.").count()).toBe(0);
});

it("[SBX-F1] keeps the caret if a digit is corrected", async () => {
  await open();
  const number = page.getByLabel("Card number");
  await number.pressSequentially("4242424242424242");
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  await page.keyboard.press("Backspace");
  await page.keyboard.type("9");
  expect(await number.inputValue()).toBe("4242 9242 4242 4242");
});

it("[SBX-F1] has names, autofill hints and no accessibility fault in either theme", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open();
    await page.getByLabel("Card number").pressSequentially("4242");
    await pay();
    await page.getByText("Your card number is incomplete.").waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  }
  expect(await page.getByLabel("Card number").getAttribute("autocomplete")).toBe("cc-number");
  expect(await page.getByLabel("Expiration date").getAttribute("autocomplete")).toBe("cc-exp");
  expect(await page.getByLabel("CVC").getAttribute("autocomplete")).toBe("cc-csc");
});

it("[SBX-F2] returns to the product why a card was declined, and takes another", async () => {
  await open();
  await fill("4000000000009995");
  await pay();
  await browser.expectOutput("error card_declined");
  await page.getByLabel("Card number").fill("4242424242424242");
  await pay();
  await browser.expectOutput("succeeded");
});

it("[SBX-F3] asks the cardholder in a dialog that keeps the focus", async () => {
  await open();
  await fill("4000002760003184");
  await pay();
  const dialog = page.getByRole("dialog", { name: "Confirm your payment" });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain("CAD 139.07");
  const complete = dialog.getByRole("button", { name: "Complete" });
  const isFocused = () => complete.evaluate((button) => button.matches(":focus"));
  expect(await isFocused()).toBe(true);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page
        .getByRole("button", { name: "Pay", exact: true })
        .evaluate((button) => button.matches(":focus")),
    ).toBe(false);
  }
  await complete.click();
  await browser.expectOutput("succeeded");
});

it("[SBX-F3] fails the payment on Fail and on Escape", async () => {
  await open();
  await fill("4000002760003184");
  await pay();
  await page.getByRole("button", { name: "Fail" }).click();
  await browser.expectOutput("error payment_intent_authentication_failure");
  await pay();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await browser.expectOutput("error payment_intent_authentication_failure");
});

it("[SBX-F3] asks for a saved card too", async () => {
  const customer = (await harness.stripe.customers.create({})).id;
  const method = await harness.stripe.paymentMethods.attach("pm_card_authenticationRequired", {
    customer,
  });
  await open({ customer }, method.id);
  await page.getByRole("button", { name: "Pay with saved card" }).click();
  await page.getByRole("button", { name: "Complete" }).click();
  await browser.expectOutput("succeeded");
});

it("[SBX-F2] reports a service that cannot be reached as an error, without throwing", async () => {
  await open();
  await fill("4242424242424242");
  await page.context().setOffline(true);
  await pay();
  await browser.expectOutput("error undefined");
});
