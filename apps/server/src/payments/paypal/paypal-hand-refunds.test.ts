import { refundedOf } from "@marquee/domain/invoices/credit-note";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.wire.repair();
  await harness.setFaults({ dropNext: 0 });
  await harness.flush();
});

const attemptOf = async (orderId: string) => {
  const { rows } = await harness.server.database.owner.query<{
    readonly received_as: string;
    readonly state: string;
  }>("select received_as, state from payment_attempt where provider_id = $1", [orderId]);
  return rows[0];
};

/** What a user does in PayPal's own pages: a refund of a part, or of all that is left. */
async function refundByHand(orderId: string, value?: string): Promise<void> {
  const capture = (await attemptOf(orderId))?.received_as;
  const amount = value === undefined ? {} : { amount: { currency_code: "CAD", value } };
  const path = `/v2/payments/captures/${capture}/refund`;
  expect(await harness.paypal("POST", path, amount)).toBe(201);
}

/** A payment that PayPal took after the card had paid for the same checkout: all of it is owed back. */
async function oweRefund(name: string) {
  const { id, orderId, total } = await harness.ordered(name);
  const { data } = await harness.payByCard(id);
  await harness.confirm(data);
  await harness.reconcile(id);
  await harness.choose(orderId, "approve");
  await harness.flush();
  await harness.paypal("POST", `/v2/checkout/orders/${orderId}/capture`);
  await harness.flush();
  return { id, orderId, cents: Math.round(total * 100) };
}

async function payOrder(name: string) {
  const { id, orderId, total } = await harness.ordered(name);
  await harness.choose(orderId, "approve");
  expect((await harness.payOffer(id)).status).toBe(200);
  await harness.flush();
  return { id, orderId, cents: Math.round(total * 100) };
}

describe("a refund at PayPal, by hand, of money that is owed back", () => {
  it("[PAYSRV-G7] leaves the rest of a part, which is refunded once", async () => {
    const { orderId, cents } = await oweRefund("in part by hand");
    await refundByHand(orderId, "0.50");
    await harness.sweepLater();
    await harness.sweepLater();
    await harness.flush();
    expect((await attemptOf(orderId))?.state).toBe("refunded");
    expect(await harness.order(orderId)).toMatchObject({ captures: 1, refundedCents: cents });
  });

  it("[PAYSRV-G7] is queried again and refunded once if it was in part and its responses are lost", async () => {
    const { orderId, cents } = await oweRefund("in part, unanswered");
    await refundByHand(orderId, "0.50");
    harness.wire.breakOn({ method: "POST", path: /refund$/, how: "lose", times: 2 });
    await harness.sweepLater();
    await harness.sweepLater();
    await harness.sweepLater();
    expect((await attemptOf(orderId))?.state).toBe("refunded");
    expect(await harness.order(orderId)).toMatchObject({ refundedCents: cents });
  });

  it("[PAYSRV-Y8] leaves nothing to refund if it was in whole", async () => {
    const { orderId, cents } = await oweRefund("in whole by hand");
    await refundByHand(orderId);
    await harness.sweepLater();
    expect((await attemptOf(orderId))?.state).toBe("refunded");
    expect(await harness.order(orderId)).toMatchObject({ refundedCents: cents });
  });
});

describe("a refund at PayPal, by hand, of a paid checkout", () => {
  const readShown = async (orderId: string) => {
    const list = async <T>(call: string) =>
      (await harness.server.call<T[]>("master", "GET", `/${call}/${COMPANY.maple}?q=${orderId}`))
        .data;
    const [transactions, invoices] = [
      await list<Transaction>("getCompanyTransactions"),
      await list<Invoice>("getCompanyInvoice"),
    ];
    return [
      ...transactions.map(({ status, refundedAmount, refundedOn }) => ({
        status,
        refundedAmount,
        isDated: refundedOn !== null,
      })),
      ...invoices.map((invoice) => ({
        status: invoice.status,
        refundedAmount: refundedOf(invoice) || null,
        isDated: invoice.creditNotes.length > 0,
      })),
    ];
  };

  it("[PAYSRV-G8] shows on its transaction and its invoice, and adds up", async () => {
    const { id, orderId } = await payOrder("paid, then refunded");
    await refundByHand(orderId, "0.50");
    await harness.flush();
    const once = { status: "Paid", refundedAmount: 0.5, isDated: true };
    expect(await readShown(orderId)).toEqual([once, once]);
    await refundByHand(orderId, "1.00");
    await harness.flush();
    const twice = { ...once, refundedAmount: 1.5 };
    expect(await readShown(orderId)).toEqual([twice, twice]);
    expect((await harness.find(id)).data.state).toBe("paid");
  });

  it("[PAYSRV-G8] is recorded once the message about it is sent again after an outage", async () => {
    const { orderId } = await payOrder("paid, then refunded in an outage");
    harness.wire.breakOn({ method: "GET", path: /orders/, how: "lose", times: 1 });
    await refundByHand(orderId, "0.25");
    await harness.flush();
    await harness.flush();
    const refunded = { status: "Paid", refundedAmount: 0.25, isDated: true };
    expect(await readShown(orderId)).toEqual([refunded, refunded]);
  });
});
