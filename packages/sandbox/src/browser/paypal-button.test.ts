import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { servePage, useBrowserPage } from "../testing/browser-page.ts";
import { openPayPalHarness, type PayPalHarness } from "../testing/paypal-harness.ts";

let harness: PayPalHarness;
let page: Page;
beforeAll(async () => {
  harness = await openPayPalHarness({}, (app) =>
    servePage(app, "./paypal-page.tsx", ["/__paysandbox/paypal.js"]),
  );
});
afterAll(() => harness.close());
const browser = useBrowserPage(() => harness.server.origin);
beforeEach(() => {
  page = browser.page();
});

async function openDialog(order?: string) {
  const id = order ?? (await harness.order("139.07")).body.id;
  await page.goto(`${harness.server.origin}/page?order=${id}`);
  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  return id;
}

it("[SBX-Y6] lets the buyer approve through the provider's real components", async () => {
  const id = await openDialog();
  const dialog = page.getByRole("dialog", { name: "PayPal" });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain("CAD 139.07");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await browser.expectOutput(`approved ${id}`);
  const captured = await harness.call("POST", `/v2/checkout/orders/${id}/capture`, {});
  expect(captured.body.status).toBe("COMPLETED");
});

it("[SBX-Y6] lets the buyer cancel, also with Escape, and start again", async () => {
  await openDialog();
  await page.getByRole("button", { name: "Cancel" }).click();
  await browser.expectOutput("canceled");
  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await browser.expectOutput("canceled");
});

it("[SBX-Y6] lets the buyer be declined", async () => {
  const id = await openDialog();
  await page.getByRole("button", { name: "Approve, then be declined" }).click();
  await browser.expectOutput(`approved ${id}`);
  expect((await harness.call("POST", `/v2/checkout/orders/${id}/capture`, {})).status).toBe(422);
});

it("[SBX-Y6] reports an order that does not exist", async () => {
  await openDialog("UNKNOWN");
  await browser.expectOutput("error INVALID_RESOURCE_ID");
});
