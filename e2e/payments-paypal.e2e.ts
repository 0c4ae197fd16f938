import { PROVED } from "@marquee/verification/sample";
import { expect } from "@playwright/test";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { madeOnce } from "./pages/open-checkout.ts";
import { test } from "./pages/paying.ts";
import { CARD } from "./pages/payment-panel.ts";

test("PayPal approved pays once, and the success page shows it", async ({ paying }) => {
  const { panel, made } = await paying();
  await panel.choose("PayPal");
  await expectAccessibleInAllLooks(panel.page, () => expect(panel.paypalButton).toBeVisible());
  await panel.payByPaypal("Approve");
  await panel.expectPaidWith("PayPal");
  await panel.arrive();
  expect(await made()).toEqual(madeOnce());
});

test("PayPal cancelled leaves nothing, is shown, and the card then pays", async ({ paying }) => {
  const { panel, made } = await paying();
  await panel.choose("PayPal");
  await panel.payByPaypal("Cancel");
  await expect(panel.outcome("cancelled")).toContainText("Payment cancelled");
  expect(await made()).toMatchObject({
    campaigns: 0,
    state: "open",
    transactions: { Cancelled: 1 },
  });
  await panel.page.getByRole("button", { name: "Pay after all" }).click();
  // the same method again: its button is there, and the card is one choice away
  await expect(panel.paypalButton).toBeInViewport();
  await panel.choose("Card");
  await panel.payWith(CARD.good);
  await panel.arrive();
  expect(await made()).toEqual(madeOnce({ Cancelled: 1 }));
});

test("PayPal cancelled is tried again with two presses", PROVED, async ({ paying }) => {
  const { panel, made } = await paying();
  await panel.choose("PayPal");
  await panel.payByPaypal("Cancel");
  await panel.page.getByRole("button", { name: "Pay after all" }).click();
  await panel.paypalButton.click();
  await expect(panel.paypalWindow).toBeVisible();
  expect(await made()).toMatchObject({ campaigns: 0 });
});

test("a declined card on a phone: the bar has the button that pays, and covers nothing", async ({
  payingAlone,
}) => {
  const { panel, made } = await payingAlone();
  const { page } = panel;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel.payButton).toBeInViewport();
  await panel.payWith(CARD.declined);
  await expect(panel.outcome("declined")).toBeInViewport();
  await expect(panel.payButton).toBeInViewport();
  // the end of the page is above the bar
  const end = page.getByRole("button", { name: "Cancel payment" });
  await end.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [below, bar] = [await end.boundingBox(), await panel.payButton.boundingBox()];
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await panel.payWith(CARD.good);
  await panel.arrive();
  expect(await made()).toEqual(madeOnce({ Fail: 1 }));
});

test(
  "PayPal declined shows PayPal's message; approved the second time it pays once",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    await panel.choose("PayPal");
    await panel.payByPaypal("Approve, then be declined");
    await expect(panel.outcome("declined")).toContainText("declined by the processor or bank");
    await panel.payByPaypal("Approve");
    await panel.arrive();
    expect(await made()).toEqual(madeOnce({ Fail: 1 }));
  },
);

test("PayPal pending is waited for, and settles by itself", PROVED, async ({ paying }) => {
  const { panel, made } = await paying();
  await panel.choose("PayPal");
  await panel.payByPaypal("Approve, pending");
  await expect(panel.outcome("processing")).toContainText("you do not need to pay again");
  await expect(panel.method("Card")).toBeDisabled();
  await panel.arrive();
  expect(await made()).toEqual(madeOnce());
});

test(
  "PayPal that cannot be reached shows an error, and the card pays after all",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    await panel.page.route("**/api/checkouts/*/paypal", (route) =>
      route.abort("connectionrefused"),
    );
    await panel.choose("PayPal");
    await panel.paypalButton.click();
    await expect(panel.outcome("unexpected")).toContainText("Error,please try again");
    await panel.choose("Card");
    await panel.payWith(CARD.good);
    await panel.arrive();
    expect(await made()).toEqual(madeOnce());
  },
);

test(
  "card, PayPal and card again: looking costs nothing, and one of them pays",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    await expect(panel.payButton).toBeVisible();
    await panel.choose("PayPal");
    await expect(panel.paypalButton).toBeVisible();
    await panel.choose("Card");
    await expect(panel.payButton).toBeVisible();
    await panel.choose("PayPal");
    await panel.payByPaypal("Approve, then be declined");
    await expect(panel.outcome("declined")).toBeVisible();
    await panel.choose("Card");
    await panel.payWith(CARD.good);
    await panel.arrive();
    expect(await made()).toMatchObject({ campaigns: 1, invoices: 1, state: "paid" });
    expect((await made()).transactions["Paid"]).toBe(1);
  },
);

test(
  "a reload after PayPal's order was opened finds PayPal, and pays once",
  PROVED,
  async ({ paying }) => {
    const { panel, made } = await paying();
    await panel.choose("PayPal");
    await panel.paypalButton.click();
    await expect(panel.paypalWindow).toBeVisible();
    await panel.page.reload();
    await expect(panel.method("PayPal")).toBeChecked();
    await panel.payByPaypal("Approve");
    await panel.arrive();
    expect(await made()).toEqual(madeOnce());
  },
);

test("a double press on PayPal's button opens one order", PROVED, async ({ paying }) => {
  const { panel, made } = await paying();
  let opened = 0;
  await panel.page.route("**/api/checkouts/*/paypal", (route) => {
    opened += 1;
    return route.continue();
  });
  await panel.choose("PayPal");
  await panel.paypalButton.dblclick();
  await expect(panel.paypalWindow).toHaveCount(1);
  await panel.paypalWindow.getByRole("button", { name: "Approve", exact: true }).click();
  await panel.arrive();
  expect(opened).toBe(1);
  expect(await made()).toEqual(madeOnce());
});
