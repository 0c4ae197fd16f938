import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { itemId, NOTHING, ONCE } from "@marquee/verification/harness/payment-bench";
import { paypalBench, type PaypalBench } from "@marquee/verification/harness/paypal-bench";

let bench: PaypalBench;
beforeAll(async () => {
  bench = await paypalBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.wire.mend();
  await bench.turn({ failNext: 0, loseNext: 0 });
  await bench.flush();
});

const HOUR = 60 * 60 * 1000;

/** How many tries a checkout has that are collecting. */
async function collecting(id: string): Promise<number> {
  const { rows } = await bench.server.database.owner.query(
    "select 1 from payment_attempt where checkout_id = $1 and state in ('creating', 'waiting', 'unknown')",
    [id],
  );
  return rows.length;
}

describe("from card to PayPal", () => {
  it("[PAYSRV-Y4] cancels the card's intent first, and leaves no transaction", async () => {
    const checkout = await bench.opened("to PayPal");
    await bench.openPaypal(checkout.id);
    const intent = await bench.stripe.paymentIntents.retrieve(checkout.paymentIntentId ?? "");
    expect(intent.status).toBe("canceled");
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-Y4] is refused once the card has been charged, and it is paid once", async () => {
    const checkout = await bench.opened("charged while switching");
    await bench.confirm(checkout);
    expect(await bench.openPaypal(checkout.id)).toMatchObject({
      status: 409,
      error: { tag: "Conflict", message: "This has been paid already." },
    });
    expect(await bench.made(checkout.id)).toEqual(ONCE);
    expect((await bench.find(checkout.id)).data).toMatchObject({ state: "paid", method: "card" });
  });

  it("[PAYSRV-Y4] is refused while the card is being charged", async () => {
    const checkout = await bench.opened("processing while switching");
    const slow = await bench.stripe.paymentMethods.create({
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" },
    });
    await bench.confirm(checkout, slow.id);
    expect(await bench.openPaypal(checkout.id)).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining("card provider") },
    });
    await bench.sweepLater();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y4] loses nothing while the card provider is away, and may be repeated", async () => {
    const checkout = await bench.opened("card provider away");
    await bench.turn({ failNext: 2 });
    expect((await bench.openPaypal(checkout.id)).status).toBe(503);
    expect((await bench.openPaypal(checkout.id)).status).toBe(200);
    expect(await collecting(checkout.id)).toBe(1);
  });

  it("[PAYSRV-Y4] loses nothing while PayPal is away, and may be repeated", async () => {
    const checkout = await bench.opened("PayPal away");
    bench.wire.breakOn({ method: "POST", path: /orders$/, how: "fail", times: 2 });
    expect(await bench.openPaypal(checkout.id)).toMatchObject({
      status: 503,
      error: { tag: "Unavailable" },
    });
    expect((await bench.find(checkout.id)).data.state).toBe("open");
    expect((await bench.openPaypal(checkout.id)).status).toBe(200);
  });

  it("[PAYSRV-Y4] makes one order when two tabs ask at once", async () => {
    const { id } = await bench.opened("two tabs");
    const answers = await Promise.all([1, 2, 3].map(() => bench.openPaypal(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect(await collecting(id)).toBe(1);
    expect((await bench.find(id)).data.state).toBe("open");
  });

  it("[PAYSRV-Y4] keeps a checkout as it is when its page is loaded anew", async () => {
    const { id, orderId } = await bench.ordered("loaded anew");
    const again = await bench.open("loaded anew");
    expect(again).toMatchObject({ status: 200, data: { id, method: "paypal", state: "open" } });
    expect(again.data.paymentIntentId).toBe(orderId);
  });
});

describe("from PayPal back to card", () => {
  it("[PAYSRV-Y4] begins a new card payment, which pays it", async () => {
    const { id, orderId } = await bench.ordered("back to card");
    const back = await bench.payByCard(id);
    expect(back).toMatchObject({
      status: 200,
      data: { method: "card", state: "open", clientSecret: expect.any(String) },
    });
    expect(back.data.paymentIntentId).not.toBe(orderId);
    expect((await bench.payByCard(id)).data.paymentIntentId).toBe(back.data.paymentIntentId);
    await bench.confirm(back.data);
    await bench.reconcile(id);
    expect(await bench.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y5] leaves an order that is approved afterwards uncaptured for good", async () => {
    const { id, orderId } = await bench.ordered("approved too late");
    const { data } = await bench.payByCard(id);
    await bench.choose(orderId, "approve");
    await bench.flush();
    await bench.payOffer(id);
    await bench.reconcile(id);
    expect(await bench.order(orderId)).toMatchObject({ status: "APPROVED", captures: 0 });
    await bench.confirm(data);
    await bench.sweepLater(2 * HOUR);
    await bench.sweepLater(26 * HOUR);
    expect(await bench.order(orderId)).toMatchObject({ captures: 0 });
    expect(await bench.made(id)).toEqual(ONCE);
    const { rows } = await bench.server.database.owner.query(
      "select due_at from payment_attempt where provider_id = $1",
      [orderId],
    );
    expect(rows).toEqual([{ due_at: null }]);
  });

  it("[PAYSRV-Y4] is refused where the order was approved meanwhile and its money has come", async () => {
    const { id, orderId } = await bench.ordered("captured while switching");
    await bench.choose(orderId, "approve");
    await bench.payOffer(id);
    expect(await bench.payByCard(id)).toMatchObject({
      status: 409,
      error: { message: "This has been paid already." },
    });
    expect(await bench.made(id)).toEqual(ONCE);
  });
});

describe("leaving PayPal's window", () => {
  it("[PAYSRV-Y6] is Cancelled once for each offer, and opens a new card payment", async () => {
    const offers = [1, 2, 3].map((number) => itemId("offer", "montreal", number));
    const { id, orderId } = await bench.ordered("left", { offers });
    const left = await bench.closePaypal(id);
    expect(left).toMatchObject({
      status: 200,
      data: { state: "open", method: "card", clientSecret: expect.any(String) },
    });
    const again = await Promise.all([bench.closePaypal(id), bench.closePaypal(id)]);
    expect(again.map(({ data }) => data.paymentIntentId)).toEqual([
      left.data.paymentIntentId,
      left.data.paymentIntentId,
    ]);
    const rows = await bench.recorded(id);
    expect(rows.map(({ status, payment_type }) => `${status} ${payment_type}`)).toEqual(
      offers.map(() => "Cancelled PayPal"),
    );
    expect(new Set(rows.map(({ offer_id }) => offer_id))).toEqual(new Set(offers));
    await bench.choose(orderId, "approve");
    await bench.flush();
    expect(await bench.order(orderId)).toMatchObject({ captures: 0 });
    await bench.confirm(left.data);
    await bench.reconcile(id);
    expect((await bench.made(id)).transactions).toEqual({ Cancelled: 3, Paid: 1 });
  });

  it("[PAYSRV-Y6] says that it is paid, where it is", async () => {
    const { id, orderId } = await bench.ordered("left, and paid");
    await bench.choose(orderId, "approve");
    await bench.payOffer(id);
    expect(await bench.closePaypal(id)).toMatchObject({ status: 200, data: { state: "paid" } });
    expect(await bench.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y6] is heard again after PayPal was away, and recorded once", async () => {
    const { id } = await bench.ordered("left while away");
    bench.wire.breakOn({ method: "GET", path: /orders/, how: "fail", times: 2 });
    expect((await bench.closePaypal(id)).status).toBe(503);
    expect((await bench.closePaypal(id)).data).toMatchObject({ state: "open", method: "card" });
    expect((await bench.made(id)).transactions).toEqual({ Cancelled: 1 });
  });

  it("[PAYSRV-Y6] is not undone by a card provider that is away: the next call begins the card's payment", async () => {
    const { id } = await bench.ordered("left, no card");
    await bench.turn({ failNext: 2 });
    expect(await bench.closePaypal(id)).toMatchObject({
      status: 200,
      data: { state: "open", method: "card", clientSecret: null },
    });
    expect((await bench.payByCard(id)).data.clientSecret).toEqual(expect.any(String));
    expect((await bench.made(id)).transactions).toEqual({ Cancelled: 1 });
  });
});
