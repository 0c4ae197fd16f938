import { PROVED } from "@marquee/verification/sample";
import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { madeOnce } from "./pages/open-checkout.ts";
import { test } from "./pages/paying.ts";
import { CARD, PaymentPanel } from "./pages/payment-panel.ts";

test(
  "a reload before paying finds the payment again, and pays once",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    await panel.typeCard(CARD.good);
    await panel.page.reload();
    await panel.payWith(CARD.good);
    await panel.arrive();
    expect(await made()).toEqual(madeOnce());
  },
);

test(
  "a reload while the bank asks leaves nothing charged, and another attempt pays once",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    await panel.payWith(CARD.asksBank);
    await expect(panel.bank).toBeVisible();
    await panel.page.reload();
    await expect(panel.payButton).toBeVisible();
    expect(await made()).toMatchObject({ campaigns: 0, transactions: {} });
    await panel.payWith(CARD.good);
    await panel.arrive();
    expect(await made()).toEqual(madeOnce());
  },
);

test(
  "a reload while the bank asks shows whether the card will be saved, which can be taken back",
  PROVED,
  async ({ paying }) => {
    const { panel, made, checkout } = await paying();
    await panel.typeCard(CARD.asksBank);
    await panel.saveBox.check();
    await panel.payButton.click();
    await expect(panel.bank).toBeVisible();
    await panel.page.reload();
    await expect(panel.saveBox).toBeChecked({ timeout: 20_000 });
    await panel.typeCard(CARD.good);
    await panel.saveBox.uncheck();
    await panel.payButton.click();
    await panel.arrive();
    expect(await made()).toEqual(madeOnce());
    const saved = await query(
      "select saved_fingerprint from payment_attempt where checkout_id = $1",
      [checkout.id],
    );
    expect(saved).toEqual([{ saved_fingerprint: null }]);
  },
);

test("a reload right after paying ends at the campaign", PROVED, async ({ paying }) => {
  const { panel, made } = await paying();
  const { page } = panel;
  await page.route("**/api/checkouts/*/reconcile", (route) => route.abort("connectionreset"));
  const paid = page.waitForResponse("**/v1/payment_intents/*/confirm");
  await panel.payWith(CARD.good);
  await paid;
  await page.unroute("**/api/checkouts/*/reconcile");
  await page.reload();
  await panel.arrive();
  expect(await made()).toEqual(madeOnce());
});

test("a browser that is closed right after paying still gets its campaign", async ({
  payingAlone,
}) => {
  const { panel, made } = await payingAlone();
  const { page } = panel;
  await page.route("**/api/checkouts/*/reconcile", (route) => route.abort("connectionreset"));
  const paid = page.waitForResponse("**/v1/payment_intents/*/confirm");
  await panel.payWith(CARD.good);
  await paid;
  await page.context().close();
  await expect.poll(made).toEqual(madeOnce());
});

test("two tabs on one checkout pay once, and both end at the campaign", async ({ payingAlone }) => {
  const { panel, made } = await payingAlone();
  const other = new PaymentPanel(await panel.page.context().newPage());
  // it presses its button, too, before it is told of the payment
  await other.page.route("**/api/events", (route) => route.abort());
  await other.open();
  await panel.typeCard(CARD.good);
  await other.typeCard(CARD.good);
  // neither payment goes on before both tabs have begun one
  const begun = Promise.withResolvers<void>();
  for (const { page } of [panel, other])
    await page.route(/./, async (route, request) => {
      if (request.method() === "POST") await begun.promise;
      await route.continue();
    });
  await Promise.all([panel.payButton.click(), other.payButton.click()]);
  begun.resolve();
  await Promise.all([panel.arrive(), other.arrive()]);
  expect(await made()).toEqual(madeOnce());
  expect(new URL(panel.page.url()).searchParams.get("id")).toBe(
    new URL(other.page.url()).searchParams.get("id"),
  );
});

test(
  "a tab that pays by PayPal what another has paid by card ends at the campaign",
  PROVED,
  async ({ payingAlone }) => {
    const { panel, made } = await payingAlone();
    const other = new PaymentPanel(await panel.page.context().newPage());
    // a window that is told of no change
    await other.page.route("**/api/events", (route) => route.abort());
    await other.open();
    await other.choose("PayPal");
    await expect(other.paypalButton).toBeVisible();
    // nor asks by itself before it is pressed
    const pressed = Promise.withResolvers<void>();
    await other.page.route("**/api/**", async (route, request) => {
      if (request.method() === "GET") await pressed.promise;
      await route.fallback();
    });
    await panel.payWith(CARD.good);
    await panel.arrive();
    await other.paypalButton.click();
    pressed.resolve();
    await other.arrive();
    expect(await made()).toEqual(madeOnce());
  },
);

test(
  "a tab whose payment by card was given up for PayPal in another one says so, and goes on",
  PROVED,
  async ({ payingAlone }) => {
    const { panel, made } = await payingAlone();
    await panel.typeCard(CARD.good);
    const other = new PaymentPanel(await panel.page.context().newPage());
    await other.open();
    await other.choose("PayPal");
    await other.paypalButton.click();
    await expect(other.paypalWindow).toBeVisible();
    await panel.payButton.click();
    await expect(panel.paypalButton).toBeVisible();
    await expect(panel.outcome("declined")).toContainText("This payment was changed elsewhere");
    await expect(panel.method("PayPal")).toBeChecked();
    await panel.choose("Card");
    await panel.payWith(CARD.good);
    await panel.arrive();
    expect(await made()).toEqual(madeOnce());
  },
);

test("[CHECKOUT-M11] a tab that waits with PayPal's button ends at the campaign when the buyer approves in the window of before its reload", async ({
  payingAlone,
}) => {
  const { panel, made, checkout } = await payingAlone();
  await panel.choose("PayPal");
  await panel.paypalButton.click();
  await expect(panel.paypalWindow).toBeVisible();
  await panel.page.reload();
  await expect(panel.paypalButton).toBeVisible();
  const [order] = await query<{ id: string }>(
    "select provider_id as id from payment_attempt where checkout_id = $1 and provider = 'paypal'",
    [checkout.id],
  );
  // PayPal's own window outlives the page that opened it; the stand-in's is a dialog of the page
  await panel.page.evaluate(
    (id) =>
      fetch(`/__paysandbox/paypal/${id}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ choice: "approve" }),
      }),
    order?.id,
  );
  await panel.arrive();
  expect(await made()).toEqual(madeOnce());
});

test(
  "[CHECKOUT-M11] a tab whose payment was cancelled ends at the campaign when another one has paid",
  PROVED,
  async ({ payingAlone }) => {
    const { panel, made } = await payingAlone();
    const other = new PaymentPanel(await panel.page.context().newPage());
    await other.open();
    await expect(other.payButton).toBeVisible();
    await panel.page.getByRole("button", { name: "Cancel payment" }).click();
    await expect(panel.outcome("cancelled")).toContainText("Payment cancelled");
    await other.payWith(CARD.good);
    await Promise.all([other.arrive(), panel.arrive()]);
    expect(await made()).toEqual(madeOnce());
  },
);

test(
  "[CHECKOUT-M12] a tab whose payment was cancelled does not say that nothing was charged while another one's payment is with the provider",
  PROVED,
  async ({ payingAlone }) => {
    const { panel, made } = await payingAlone();
    const other = new PaymentPanel(await panel.page.context().newPage());
    await other.open();
    await other.typeCard(CARD.slow);
    await panel.page.getByRole("button", { name: "Cancel payment" }).click();
    await expect(panel.outcome("cancelled")).toContainText("Nothing was charged");
    const seen = Promise.withResolvers<void>();
    await panel.page.route("**/api/checkouts/*/reconcile", async (route) => {
      await seen.promise;
      await route.continue();
    });
    await other.payButton.click();
    await expect(panel.outcome("unknown")).toContainText("Please do not pay again");
    await expect(panel.page.getByText("Nothing was charged")).toBeHidden();
    seen.resolve();
    await Promise.all([other.arrive(), panel.arrive()]);
    expect(await made()).toEqual(madeOnce());
  },
);
