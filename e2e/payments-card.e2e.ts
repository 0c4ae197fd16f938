import { PROVED } from "@marquee/verification/sample";
import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessible } from "./factory/looks.ts";
import { madeOnce } from "./pages/open-checkout.ts";
import { test } from "./pages/paying.ts";
import { CARD } from "./pages/payment-panel.ts";
import { emailOf } from "./pages/people.ts";

test("a card that was saved with one payment pays the next with one click", async ({ paying }) => {
  const first = await paying("other");
  await first.panel.typeCard(CARD.good);
  await first.panel.saveBox.check();
  await first.panel.payButton.click();
  await first.panel.expectPaidWith("Visa ending in 4242");
  await first.panel.arrive();
  expect(await first.made()).toEqual(madeOnce());
  const saved = await query("select last4digit from saved_card where user_id = $1", [
    emailOf("other"),
  ]);
  expect(saved).toEqual([{ last4digit: "4242" }]);

  const next = await paying("other");
  await expect(next.panel.savedCard("4242")).toBeChecked();
  await expectAccessible(next.panel.page);
  await next.panel.payButton.click();
  await next.panel.expectPaidWith("Visa ending in 4242");
  await next.panel.arrive();
  expect(await next.made()).toEqual(madeOnce());
});

test("the bank's question answered badly is a decline, and another card pays the same checkout", async ({
  paying,
}) => {
  const { panel, made } = await paying();
  await panel.payWith(CARD.asksBank);
  await panel.respondToBank("Fail");
  await expect(panel.outcome("declined")).toContainText("Nothing was charged");
  await panel.payWith(CARD.good);
  await panel.arrive();
  expect(await made()).toEqual(madeOnce({ Fail: 1 }));
});

test(
  "a saved card that its bank asks about pays when the answer is good, and another card pays when it is bad",
  PROVED,
  async ({ paying }) => {
    const first = await paying("agent");
    await first.panel.typeCard(CARD.asksBank);
    await first.panel.saveBox.check();
    await first.panel.payButton.click();
    await first.panel.respondToBank("Complete");
    await first.panel.arrive();

    const refused = await paying("agent");
    await expect(refused.panel.savedCard("3184")).toBeChecked({ timeout: 20_000 });
    await refused.panel.payButton.click();
    await refused.panel.respondToBank("Fail");
    await expect(refused.panel.outcome("declined")).toContainText("Nothing was charged");
    expect(await refused.made()).toMatchObject({ campaigns: 0, invoices: 0 });
    await refused.panel.payWith(CARD.good);
    await refused.panel.expectPaidWith("Visa ending in 4242");
    await refused.panel.arrive();
    expect(await refused.made()).toEqual(madeOnce({ Fail: 1 }));

    const approved = await paying("agent");
    await expect(approved.panel.savedCard("3184")).toBeChecked({ timeout: 20_000 });
    await approved.panel.payButton.click();
    await expect(approved.panel.bank).toBeVisible();
    expect(await approved.made()).toMatchObject({ campaigns: 0, transactions: {} });
    await approved.panel.respondToBank("Complete");
    await approved.panel.expectPaidWith("Visa ending in 3184");
    await approved.panel.arrive();
    expect(await approved.made()).toEqual(madeOnce());
  },
);

test(
  "a declined card shows the bank's message, and the next one pays once",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    await panel.payWith(CARD.declined);
    await expect(panel.outcome("declined")).toContainText("Your card was declined.");
    await expectAccessible(panel.page);
    await panel.payWith(CARD.good);
    await panel.arrive();
    expect(await made()).toEqual(madeOnce({ Fail: 1 }));
  },
);

test(
  "a payment that takes its time is waited for, and settles by itself",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    await panel.payWith(CARD.slow);
    await expect(panel.outcome("processing")).toContainText("Your payment is processing.");
    await expect(panel.payButton).toBeHidden();
    await panel.arrive();
    expect(await made()).toEqual(madeOnce());
  },
);

test(
  "an answer of the provider that is lost is no failure: the server is queried, and knows",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    const { page } = panel;
    await panel.typeCard(CARD.good);
    await page.route("**/v1/payment_intents/*/confirm", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    const seen = Promise.withResolvers<void>();
    await page.route("**/api/checkouts/*/reconcile", async (route) => {
      await seen.promise;
      await route.continue();
    });
    await panel.payButton.click();
    await expect(panel.outcome("processing")).toContainText("you do not need to pay again");
    await expect(page.getByRole("alert")).toBeHidden();
    seen.resolve();
    await panel.arrive();
    expect(await made()).toEqual(madeOnce());
  },
);

test("a double click charges once, and a new card is saved only if the box is checked", async ({
  paying,
}) => {
  const { panel, made } = await paying();
  let confirmed = 0;
  await panel.page.route("**/v1/payment_intents/*/confirm", (route) => {
    confirmed += 1;
    return route.continue();
  });
  await panel.typeCard(CARD.good);
  await panel.payButton.dblclick();
  await panel.arrive();
  expect(confirmed).toBe(1);
  expect(await made()).toEqual(madeOnce());
  const saved = await query("select 1 from saved_card where user_id = $1", [emailOf("merchant")]);
  expect(saved).toEqual([]);
});
