import { itemId, NOTHING, ONCE } from "@marquee/verification/harness/payment-harness";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.wire.repair();
  await harness.setFaults({ failNext: 0, loseNext: 0 });
  await harness.flush();
});

const HOUR = 60 * 60 * 1000;

/** How many attempts a checkout has that are collecting. */
async function collecting(id: string): Promise<number> {
  const { rows } = await harness.server.database.owner.query(
    "select 1 from payment_attempt where checkout_id = $1 and state in ('creating', 'waiting', 'unknown')",
    [id],
  );
  return rows.length;
}

describe("from card to PayPal", () => {
  it("[PAYSRV-Y4] cancels the card's intent first, and leaves no transaction", async () => {
    const checkout = await harness.opened("to PayPal");
    await harness.openPaypal(checkout.id);
    const intent = await harness.stripe.paymentIntents.retrieve(checkout.paymentIntentId ?? "");
    expect(intent.status).toBe("canceled");
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-Y4] is refused once the card has been charged, and it is paid once", async () => {
    const checkout = await harness.opened("charged while switching");
    await harness.confirm(checkout);
    expect(await harness.openPaypal(checkout.id)).toMatchObject({
      status: 409,
      error: { tag: "Conflict", message: "This has been paid already." },
    });
    expect(await harness.made(checkout.id)).toEqual(ONCE);
    expect((await harness.find(checkout.id)).data).toMatchObject({ state: "paid", method: "card" });
  });

  it("[PAYSRV-Y4] is refused while the card is being charged", async () => {
    const checkout = await harness.opened("processing while switching");
    const slow = await harness.stripe.paymentMethods.create({
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" },
    });
    await harness.confirm(checkout, slow.id);
    expect(await harness.openPaypal(checkout.id)).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining("card provider") },
    });
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y4] loses nothing while the card provider is away, and may be repeated", async () => {
    const checkout = await harness.opened("card provider away");
    await harness.setFaults({ failNext: 2 });
    expect((await harness.openPaypal(checkout.id)).status).toBe(503);
    expect((await harness.openPaypal(checkout.id)).status).toBe(200);
    expect(await collecting(checkout.id)).toBe(1);
  });

  it("[PAYSRV-Y4] loses nothing while PayPal is away, and may be repeated", async () => {
    const checkout = await harness.opened("PayPal away");
    harness.wire.breakOn({ method: "POST", path: /orders$/, how: "fail", times: 2 });
    expect(await harness.openPaypal(checkout.id)).toMatchObject({
      status: 503,
      error: { tag: "Unavailable" },
    });
    expect((await harness.find(checkout.id)).data.state).toBe("open");
    expect((await harness.openPaypal(checkout.id)).status).toBe(200);
  });

  it("[PAYSRV-Y4] makes one order when two tabs request it at once", async () => {
    const { id } = await harness.opened("two tabs");
    const responses = await Promise.all([1, 2, 3].map(() => harness.openPaypal(id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ data }) => data.orderId)).size).toBe(1);
    expect(await collecting(id)).toBe(1);
    expect((await harness.find(id)).data.state).toBe("open");
  });

  it("[PAYSRV-Y4] keeps a checkout as it is when its page is loaded anew", async () => {
    const { id, orderId } = await harness.ordered("loaded anew");
    const again = await harness.open("loaded anew");
    expect(again).toMatchObject({ status: 200, data: { id, method: "paypal", state: "open" } });
    expect(again.data.paymentIntentId).toBe(orderId);
  });
});

describe("from PayPal back to card", () => {
  it("[PAYSRV-Y4] begins a new card payment, which pays it", async () => {
    const { id, orderId } = await harness.ordered("back to card");
    const back = await harness.payByCard(id);
    expect(back).toMatchObject({
      status: 200,
      data: { method: "card", state: "open", clientSecret: expect.any(String) },
    });
    expect(back.data.paymentIntentId).not.toBe(orderId);
    expect((await harness.payByCard(id)).data.paymentIntentId).toBe(back.data.paymentIntentId);
    await harness.confirm(back.data);
    await harness.reconcile(id);
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y5] leaves an order that is approved afterwards uncaptured for good", async () => {
    const { id, orderId } = await harness.ordered("approved too late");
    const { data } = await harness.payByCard(id);
    await harness.choose(orderId, "approve");
    await harness.flush();
    await harness.payOffer(id);
    await harness.reconcile(id);
    expect(await harness.order(orderId)).toMatchObject({ status: "APPROVED", captures: 0 });
    await harness.confirm(data);
    await harness.sweepLater(2 * HOUR);
    await harness.sweepLater(26 * HOUR);
    expect(await harness.order(orderId)).toMatchObject({ captures: 0 });
    expect(await harness.made(id)).toEqual(ONCE);
    const { rows } = await harness.server.database.owner.query(
      "select due_at from payment_attempt where provider_id = $1",
      [orderId],
    );
    expect(rows).toEqual([{ due_at: null }]);
  });

  it("[PAYSRV-Y4] is refused if the order was approved meanwhile and its money has arrived", async () => {
    const { id, orderId } = await harness.ordered("captured while switching");
    await harness.choose(orderId, "approve");
    await harness.payOffer(id);
    expect(await harness.payByCard(id)).toMatchObject({
      status: 409,
      error: { message: "This has been paid already." },
    });
    expect(await harness.made(id)).toEqual(ONCE);
  });
});

describe("leaving PayPal's window", () => {
  it("[PAYSRV-Y6] is Cancelled once for each offer, and opens a new card payment", async () => {
    const offers = [1, 2, 3].map((number) => itemId("offer", "montreal", number));
    const { id, orderId } = await harness.ordered("left", { offers });
    const left = await harness.closePaypal(id);
    expect(left).toMatchObject({
      status: 200,
      data: { state: "open", method: "card", clientSecret: expect.any(String) },
    });
    const again = await Promise.all([harness.closePaypal(id), harness.closePaypal(id)]);
    expect(again.map(({ data }) => data.paymentIntentId)).toEqual([
      left.data.paymentIntentId,
      left.data.paymentIntentId,
    ]);
    const rows = await harness.recorded(id);
    expect(rows.map(({ status, payment_type }) => `${status} ${payment_type}`)).toEqual(
      offers.map(() => "Cancelled PayPal"),
    );
    expect(new Set(rows.map(({ offer_id }) => offer_id))).toEqual(new Set(offers));
    const { rows: sums } = await harness.server.database.owner.query(
      `select sum(t.amount)::int as cents, max(t.amount) - min(t.amount) as spread,
         round(c.charge * 100)::int as owed
       from transaction t join (select id, (receipt ->> 'total')::numeric as charge from checkout) c on c.id = t.checkout_id
       where t.checkout_id = $1 group by c.charge`,
      [id],
    );
    expect(sums[0].cents).toBe(sums[0].owed);
    expect(Number(sums[0].spread)).toBeLessThanOrEqual(1);
    await harness.choose(orderId, "approve");
    await harness.flush();
    expect(await harness.order(orderId)).toMatchObject({ captures: 0 });
    await harness.confirm(left.data);
    await harness.reconcile(id);
    expect((await harness.made(id)).transactions).toEqual({ Cancelled: 3, Paid: 1 });
  });

  it("[PAYSRV-Y6] shows that it is paid, if it is", async () => {
    const { id, orderId } = await harness.ordered("left, and paid");
    await harness.choose(orderId, "approve");
    await harness.payOffer(id);
    expect(await harness.closePaypal(id)).toMatchObject({ status: 200, data: { state: "paid" } });
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y6] is received again after PayPal was away, and recorded once", async () => {
    const { id } = await harness.ordered("left while away");
    harness.wire.breakOn({ method: "GET", path: /orders/, how: "fail", times: 2 });
    expect((await harness.closePaypal(id)).status).toBe(503);
    expect((await harness.closePaypal(id)).data).toMatchObject({ state: "open", method: "card" });
    expect((await harness.made(id)).transactions).toEqual({ Cancelled: 1 });
  });

  it("[PAYSRV-Y6] is not undone by a card provider that is away: the next call begins the card's payment", async () => {
    const { id } = await harness.ordered("left, no card");
    await harness.setFaults({ failNext: 2 });
    expect(await harness.closePaypal(id)).toMatchObject({
      status: 200,
      data: { state: "open", method: "card", clientSecret: null },
    });
    expect((await harness.payByCard(id)).data.clientSecret).toEqual(expect.any(String));
    expect((await harness.made(id)).transactions).toEqual({ Cancelled: 1 });
  });
});
