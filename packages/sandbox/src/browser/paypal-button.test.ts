import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { collectPageErrors, openBrowser, servePage } from "../testing/browser-page.ts";
import { openPayPalHarness, type PayPalHarness } from "../testing/paypal-harness.ts";

const TIMEOUT_MS = 60_000;

let browser: Browser;
let harness: PayPalHarness;
let context: BrowserContext;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await openBrowser();
  harness = await openPayPalHarness({}, (app) =>
    servePage(app, "./paypal-page.tsx", ["/__paysandbox/paypal.js"]),
  );
});
afterAll(async () => {
  await browser.close();
  await harness.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  complaints = collectPageErrors(page, harness.server.origin);
});
afterEach(async () => {
  await context.close();
  if (complaints.length) throw new Error(complaints.join("\n"));
});

async function openDialog(order?: string) {
  const id = order ?? (await harness.order("139.07")).body.id;
  await page.goto(`${harness.server.origin}/page?order=${id}`);
  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  return id;
}
const outcome = (expected: string) =>
  vi.waitFor(
    async () => expect(await page.locator("output").textContent()).toBe(expected),
    TIMEOUT_MS,
  );

it("[SBX-Y6] lets the buyer approve through the provider's real components", async () => {
  const id = await openDialog();
  const dialog = page.getByRole("dialog", { name: "PayPal" });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain("CAD 139.07");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await outcome(`approved ${id}`);
  const captured = await harness.call("POST", `/v2/checkout/orders/${id}/capture`, {});
  expect(captured.body.status).toBe("COMPLETED");
});

it("[SBX-Y6] lets the buyer cancel, also with Escape, and start again", async () => {
  await openDialog();
  await page.getByRole("button", { name: "Cancel" }).click();
  await outcome("canceled");
  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await outcome("canceled");
});

it("[SBX-Y6] lets the buyer be declined", async () => {
  const id = await openDialog();
  await page.getByRole("button", { name: "Approve, then be declined" }).click();
  await outcome(`approved ${id}`);
  expect((await harness.call("POST", `/v2/checkout/orders/${id}/capture`, {})).status).toBe(422);
});

it("[SBX-Y6] reports an order that does not exist", async () => {
  await openDialog("NOBODY");
  await outcome("error INVALID_RESOURCE_ID");
});
