import type { Refund } from "@marquee/domain/refunds/refund.schema";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.wire.repair();
  await harness.flush();
});

const rowsOf = async <Row extends object>(statement: string, id: string): Promise<Row[]> =>
  (await harness.server.database.owner.query<Row>(statement, [id])).rows;

async function payOrder(name: string) {
  const { id, orderId, total } = await harness.ordered(name);
  await harness.choose(orderId, "approve");
  expect((await harness.payOffer(id)).status).toBe(200);
  await harness.flush();
  const [transaction] = await rowsOf<{ id: string }>(
    "select id from transaction where checkout_id = $1 and status = 'Paid'",
    id,
  );
  return { id, orderId, total, transactionId: transaction?.id ?? "" };
}

const refund = (transactionId: string, name: string, amount: number) =>
  harness.server.call<Refund>("master", "POST", "/refunds", {
    body: {
      id: stableId(`paypal refund ${name}`),
      transactionId,
      amount,
      amountAgain: amount,
      reason: "You asked for it.",
      note: "",
    },
  });

const creditNotes = (id: string) =>
  rowsOf<{ cents: number }>(
    `select n.amount::int as cents from credit_note n join invoice i on i.id = n.invoice_key
     where i.checkout_id = $1 and n.voided_on is null order by n.number`,
    id,
  );

describe("a refund by staff of a payment at PayPal", () => {
  it("[REFUND-P1] [REFUND-P2] arrives once though PayPal's answer is lost, and is a credit note", async () => {
    const { id, orderId, transactionId } = await payOrder("refunded by staff");
    harness.wire.breakOn({ method: "POST", path: /refund$/, how: "lose", times: 1 });
    expect((await refund(transactionId, "once", 1)).data.state).toBe("done");
    await refund(transactionId, "once", 1);
    await harness.sweepLater();
    expect(await harness.order(orderId)).toMatchObject({ refundedCents: 100 });
    expect(await creditNotes(id)).toEqual([{ cents: 100 }]);
  });

  it("[REFUND-S2] makes a credit note of each of two parts, which are together what was refunded", async () => {
    const { id, orderId, total, transactionId } = await payOrder("refunded in two parts");
    expect((await refund(transactionId, "first part", 1)).data.state).toBe("done");
    const rest = Math.round(total * 100 - 100) / 100;
    expect((await refund(transactionId, "the rest", rest)).data.state).toBe("done");
    expect((await refund(transactionId, "too much", 0.01)).status).toBe(409);
    const cents = Math.round(total * 100);
    expect(await harness.order(orderId)).toMatchObject({ refundedCents: cents });
    expect(await creditNotes(id)).toEqual([{ cents: 100 }, { cents: cents - 100 }]);
  });
});
