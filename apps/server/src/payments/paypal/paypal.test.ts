import { NOTHING, ONCE } from "@marquee/verification/harness/payment-harness";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

describe("an order of PayPal's", () => {
  it("[PAYSRV-Y1] is for the total, names checkout and attempt, and is made once however often it is requested", async () => {
    const { id, orderId, total } = await harness.ordered("one order");
    const again = await Promise.all([harness.openPaypal(id), harness.openPaypal(id)]);
    expect(again.map(({ data }) => data.orderId)).toEqual([orderId, orderId]);
    const { rows } = await harness.server.database.owner.query<{ id: string }>(
      "select id from payment_attempt where checkout_id = $1 and provider = 'paypal'",
      [id],
    );
    expect(await harness.order(orderId)).toMatchObject({
      status: "CREATED",
      cents: Math.round(total * 100),
      customId: `${id} merchant@marquee.test`,
      invoiceId: rows[0]?.id,
    });
    expect((await harness.find(id)).data).toMatchObject({
      state: "open",
      method: "paypal",
      clientSecret: null,
      paymentIntentId: orderId,
    });
  });

  it("[PAYSRV-Y2] is paid by the payer's consent: campaign, transaction and invoice, once", async () => {
    const { id, orderId, total } = await harness.ordered("paid");
    await harness.choose(orderId, "approve");
    const paid = await harness.payOffer(id);
    expect(paid).toMatchObject({ status: 200, data: { state: "paid", method: "paypal" } });
    expect(await harness.made(id)).toEqual(ONCE);
    expect(await harness.recorded(id)).toEqual([
      {
        status: "Paid",
        provider_status: "COMPLETED",
        payment_type: "PayPal",
        payer_id: "SBXPAYER00001",
        offer_id: expect.any(String),
        cents: Math.round(total * 100),
      },
    ]);
    const { rows } = await harness.server.database.owner.query(
      "select payment_amount::int as cents from invoice where checkout_id = $1",
      [id],
    );
    expect(rows).toEqual([{ cents: Math.round(total * 100) }]);
    expect(await harness.payOffer(id)).toMatchObject({ status: 200, data: { state: "paid" } });
    expect(await harness.order(orderId)).toMatchObject({ captures: 1 });
  });

  it("[PAYSRV-Y2] is refused as unpaid while the payer has not approved it", async () => {
    const { id } = await harness.ordered("not approved");
    expect(await harness.payOffer(id)).toMatchObject({ status: 409 });
    expect(await harness.made(id)).toEqual(NOTHING);
  });
});

describe("a payer whose instrument is declined", () => {
  it("[PAYSRV-Y3] reads PayPal's message, leaves one Fail, and pays the same order with another one", async () => {
    const { id, orderId } = await harness.ordered("declined");
    await harness.choose(orderId, "decline");
    const declined = await harness.payOffer(id);
    expect(declined.status).toBe(409);
    expect(declined.error.message).toContain("The instrument presented was either declined");
    expect((await harness.find(id)).data).toMatchObject({
      state: "declined",
      message: declined.error.message,
    });
    // The message of the approval that was used up, and every caller that queries.
    await harness.flush();
    await harness.reconcile(id);
    await harness.sweepLater();
    expect((await harness.find(id)).data.state).toBe("declined");
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1 });
    expect((await harness.openPaypal(id)).data).toEqual({ orderId });
    expect((await harness.find(id)).data).toMatchObject({ state: "open", message: null });
    await harness.choose(orderId, "approve");
    expect(await harness.payOffer(id)).toMatchObject({ status: 200, data: { state: "paid" } });
    expect(await harness.made(id)).toEqual({ ...ONCE, transactions: { Fail: 1, Paid: 1 } });
    const keys = harness.wire.received
      .filter(({ path }) => path === `/v2/checkout/orders/${orderId}/capture`)
      .map(({ requestId }) => requestId);
    expect(keys).toEqual([`cap:${orderId}:0`, `cap:${orderId}:1`]);
  });

  it("[PAYSRV-Y3] is charged anew by the message of a later approval, when their browser is gone", async () => {
    const { id, orderId } = await harness.ordered("declined and gone");
    await harness.choose(orderId, "decline");
    await harness.payOffer(id);
    harness.server.clock.advance(1000);
    await harness.choose(orderId, "approve");
    await harness.sweepLater(60_000);
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1 });
    await harness.flush();
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1, Paid: 1 });
  });

  it("[PAYSRV-Y3] is tried once for each approval, by whichever call reads it first", async () => {
    const { id, orderId } = await harness.ordered("declined twice");
    for (const times of [1, 2]) {
      harness.server.clock.advance(1000);
      await harness.openPaypal(id);
      await harness.choose(orderId, "decline");
      await harness.flush();
      expect((await harness.payOffer(id)).status).toBe(409);
      expect((await harness.payOffer(id)).status).toBe(409);
      expect((await harness.made(id)).transactions).toEqual({ Fail: times });
    }
  });
});

describe("a payment that PayPal holds back", () => {
  it("[PAYSRV-Y2] [PAYSRV-X1] is unknown while it is pending, cannot be given up, and is paid once it is completed", async () => {
    const { id, orderId } = await harness.ordered("pending");
    await harness.choose(orderId, "pending");
    expect(await harness.payOffer(id)).toMatchObject({ status: 409 });
    expect((await harness.find(id)).data.state).toBe("unknown");
    const waitForPaypal = { status: 409, error: { message: expect.stringContaining("PayPal") } };
    const cancelled = await harness.server.call("merchant", "POST", `/checkouts/${id}/cancel`);
    expect(cancelled).toMatchObject(waitForPaypal);
    expect(await harness.payByCard(id)).toMatchObject(waitForPaypal);
    expect(await harness.openPaypal(id)).toMatchObject({ status: 409 });
    expect(await harness.closePaypal(id)).toMatchObject({
      status: 200,
      data: { state: "unknown" },
    });
    expect(await harness.made(id)).toEqual(NOTHING);
    harness.server.clock.advance(3000);
    await harness.flush();
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y9] is declined once it is denied, and can be paid by a new order", async () => {
    const { id, orderId } = await harness.ordered("denied");
    await harness.choose(orderId, "pending_denied");
    await harness.payOffer(id);
    harness.server.clock.advance(3000);
    await harness.flush();
    expect((await harness.find(id)).data).toMatchObject({
      state: "declined",
      message: expect.stringContaining("Nothing was charged"),
    });
    await harness.sweepLater();
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1 });
    const { data } = await harness.openPaypal(id);
    expect(data.orderId).not.toBe(orderId);
    await harness.choose(data.orderId, "approve");
    await harness.payOffer(id);
    expect(await harness.made(id)).toEqual({ ...ONCE, transactions: { Fail: 1, Paid: 1 } });
  });
});

const HOUR = 60 * 60 * 1000;

describe("an order whose time is over", () => {
  it("[PAYSRV-Y9] leaves the checkout open, without a transaction, for another order", async () => {
    const { id, orderId } = await harness.ordered("lapsed");
    await harness.sweepLater(4 * HOUR);
    expect((await harness.find(id)).data).toMatchObject({ state: "open", method: "card" });
    expect(await harness.made(id)).toEqual(NOTHING);
    const { data } = await harness.openPaypal(id);
    expect(data.orderId).not.toBe(orderId);
    await harness.choose(data.orderId, "approve");
    expect((await harness.payOffer(id)).data.state).toBe("paid");
  });

  it("[PAYSRV-Y9] is noticed when its window is opened again", async () => {
    const { id, orderId } = await harness.ordered("lapsed unseen");
    harness.server.clock.advance(4 * HOUR);
    const { status, data } = await harness.openPaypal(id);
    expect(status).toBe(200);
    expect(data.orderId).not.toBe(orderId);
  });

  it("[PAYSRV-X2] ends with its checkout; approved after that, it is never captured", async () => {
    const { id, orderId } = await harness.ordered("expired by PayPal");
    await harness.choose(orderId, "approve");
    harness.server.clock.advance(25 * HOUR);
    await harness.flush();
    await harness.sweepLater();
    expect((await harness.find(id)).data.state).toBe("expired");
    expect(await harness.order(orderId)).toMatchObject({ captures: 0 });
    expect(await harness.made(id)).toEqual(NOTHING);
  });
});

describe("what PayPal may collect", () => {
  it("[PAYSRV-Y1] is also a total below what a card can be charged", async () => {
    await harness.server.database.owner.query(
      "insert into promocode (code, type, discount) values ('NEARLY', 'P', '90')",
    );
    const { data } = await harness.open("pennies", {}, "NEARLY");
    expect(data.receipt).toMatchObject({ charge: 0.5 });
    expect(data.receipt.total).toBeLessThan(0.5);
    expect(data.paypal).toEqual({ clientId: "sandbox-client", amount: data.receipt.total });
    const { orderId } = (await harness.openPaypal(data.id)).data;
    await harness.choose(orderId, "approve");
    await harness.payOffer(data.id);
    const cents = Math.round(data.receipt.total * 100);
    expect(await harness.order(orderId)).toMatchObject({ cents });
    expect(await harness.recorded(data.id)).toMatchObject([{ status: "Paid", cents }]);
  });

  it("[PAYSRV-Y4] is nothing of what costs nothing, is paid, or is another company's", async () => {
    await harness.server.database.owner.query(
      "insert into promocode (code, type, discount) values ('GRATIS', 'P', '100')",
    );
    const free = await harness.open("free by PayPal", {}, "GRATIS");
    expect(free.data.paypal).toBeNull();
    expect(await harness.openPaypal(free.data.id)).toMatchObject({ status: 409 });
    const byCard = await harness.payByCard(free.data.id);
    expect([byCard.status, byCard.error.message]).toEqual([
      409,
      "There is nothing to be charged for this checkout.",
    ]);
    const card = await harness.opened("paid by card");
    await harness.confirm(card);
    expect(await harness.openPaypal(card.id)).toMatchObject({
      status: 409,
      error: { message: "This has been paid already." },
    });
    const other = await harness.openPaypal(card.id, "other");
    const unknown = await harness.openPaypal("0".repeat(32), "other");
    expect([other.status, unknown.status]).toEqual([404, 404]);
  });
});
