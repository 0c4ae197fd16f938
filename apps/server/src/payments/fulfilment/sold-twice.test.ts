import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { refundSentence, type RefundReason } from "@marquee/domain/payments/refund-reason";
import { itemId, NOTHING, ONCE } from "@marquee/verification/harness/payment-harness";
import {
  mustOpen,
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { sampleOf } from "@marquee/verification/sample";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PromotionHarness;
beforeAll(async () => {
  harness = await promotionHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const owner = () => harness.server.database.owner;
const products = (...numbers: number[]) =>
  numbers.map((number) => itemId("product", "montreal", number));

/** Two checkouts of the same purchase that are open at the same time, as there were before PAYSRV-C7. */
async function openTwo(open: (nth: number) => Promise<Checkout>) {
  const first = await open(1);
  await owner().query("update checkout set purchase_hash = id where id = $1", [first.id]);
  return [first, await open(2)] as const;
}

type Both = readonly [Checkout, Checkout];

/** What can be paid for twice, and why the second payment is refunded. */
const PURCHASES: Readonly<
  Record<string, { readonly reason: RefundReason; readonly open: (key: string) => Promise<Both> }>
> = {
  "a flyer": {
    reason: "soldAlready",
    open: async (key) => {
      const offers = [await harness.newOffer(key)];
      return openTwo((nth) => harness.openFlyer(`${key} ${nth}`, { offers }));
    },
  },
  "a flyer of next week": {
    reason: "soldAlready",
    open: async (key) => {
      const offers = [await harness.newOffer(key)];
      const days = { fromDate: harness.day(7), toDate: harness.day(9) };
      return openTwo((nth) => harness.openFlyer(`${key} ${nth}`, { offers, ...days }));
    },
  },
  "a promotion": {
    reason: "soldAlready",
    open: async (key) => {
      const offerId = await harness.newOffer(key);
      return openTwo(async (nth) => mustOpen(await harness.promote(`${key} ${nth}`, offerId)));
    },
  },
  "a mapping": {
    reason: "mappedAlready",
    open: async (key) => {
      const offerId = await harness.liveOffer(key);
      return openTwo(async (nth) =>
        mustOpen(await harness.map(`${key} ${nth}`, offerId, products(1, 2))),
      );
    },
  },
};

const reconcile = async ({ id }: Checkout) => (await harness.reconcile(id)).data.state;

/** The money is at the provider before the server receives a message about either. */
const WAYS: Readonly<Record<string, (checkout: Checkout) => Promise<() => Promise<unknown>>>> = {
  card: async (checkout) => {
    await harness.confirm(checkout);
    return () => reconcile(checkout);
  },
  PayPal: async ({ id }) => {
    const order = await harness.server.call<{ orderId: string }>(
      "merchant",
      "POST",
      `/checkouts/${id}/paypal`,
    );
    const origin = harness.server.services.origin();
    const { ok } = await fetch(`${origin}/__paysandbox/paypal/${order.data.orderId}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ choice: "approve" }),
    });
    expect(ok).toBe(true);
    const me = encodeEmail("merchant@marquee.test");
    return () =>
      harness.server.call("merchant", "POST", `/offerCampaignPayment/${me}?checkout=${id}`, {
        body: { id },
      });
  },
};

/** Holds every item, so that a transaction that decides about one of them waits; returns what releases them. */
async function lockItems(): Promise<() => Promise<void>> {
  const client = await owner().connect();
  await client.query("begin");
  await client.query("select from offer for no key update");
  await client.query("select from product for no key update");
  return async () => {
    await client.query("commit");
    client.release();
  };
}

type Settle = () => Promise<unknown>;
const ORDERS: Readonly<Record<string, (one: Settle, other: Settle) => Promise<unknown>>> = {
  "the first one first": async (one, other) => [await one(), await other()],
  "the second one first": async (one, other) => [await other(), await one()],
  "both at once": async (one, other) => {
    const release = await lockItems();
    const both = Promise.all([one(), other()]);
    await expect.poll(harness.server.database.countWaiting).toBe(2);
    await release();
    return both;
  },
};

const CASES = Object.keys(PURCHASES).flatMap((what) =>
  Object.keys(WAYS).flatMap((way) => Object.keys(ORDERS).map((order) => [what, way, order])),
);

/** What the provider has refunded for a checkout, in cents. */
async function refundedCents({ id }: Checkout): Promise<number> {
  const { rows } = await owner().query<{ cents: number }>(
    `select coalesce((select sum(c.refunded_cents) from sandbox.paypal_capture c
       join sandbox.paypal_order o on o.id = c.order_id
       join payment_attempt a on a.provider_id = o.id where a.checkout_id = $1), 0)::int as cents`,
    [id],
  );
  const attempts = await owner().query<{ provider_id: string }>(
    "select provider_id from payment_attempt where checkout_id = $1 and provider = 'stripe'",
    [id],
  );
  const lists = await Promise.all(
    attempts.rows.map(({ provider_id }) =>
      harness.stripe.refunds.list({ payment_intent: provider_id }),
    ),
  );
  const amounts = lists.flatMap(({ data }) => data.map(({ amount }) => amount));
  return amounts.reduce((sum, amount) => sum + amount, rows[0]?.cents ?? 0);
}

/** What the mails about a checkout's refunds begin with. */
async function refundMails({ id }: Checkout): Promise<readonly string[]> {
  const { rows } = await owner().query<{ said: string }>(
    `select payload->'content'->'paragraphs'->>0 as said from outbox
     join payment_attempt on outbox.key = 'refunded:' || payment_attempt.id where checkout_id = $1`,
    [id],
  );
  return rows.map(({ said }) => said);
}

/** That a checkout has made nothing, and that its money was refunded to its payer, with a mail that says why. */
async function expectRefunded(checkout: Checkout, reason: RefundReason): Promise<void> {
  expect((await harness.find(checkout.id)).data).toMatchObject({
    state: "refunded",
    message: refundSentence(reason),
  });
  expect(await harness.made(checkout.id)).toEqual({ ...NOTHING, transactions: { Error: 1 } });
  expect(await refundedCents(checkout)).toBe(Math.round(checkout.receipt.total * 100));
  expect(await refundMails(checkout)).toEqual([refundSentence(reason)]);
}

describe("the same thing, paid for twice", () => {
  it.each(sampleOf(CASES, String))(
    "[PAYSRV-F7] is made once and refunded once: %s by %s, %s",
    async (what = "", way = "", order = "") => {
      const { open, reason } = PURCHASES[what] ?? PURCHASES["a flyer"]!;
      const both = await open(`${what} ${way} ${order}`);
      const [one, other] = await Promise.all([WAYS[way]!(both[0]), WAYS[way]!(both[1])]);
      await ORDERS[order]!(one, other);
      await harness.sweepLater(1000);
      const states = await Promise.all(both.map(async ({ id }) => (await harness.find(id)).data));
      const [paid, ...more] = both.filter((_, index) => states[index]?.state === "paid");
      expect(more).toEqual([]);
      if (!paid) throw new Error(`nothing was made: ${JSON.stringify(states)}`);
      expect(await harness.made(paid.id)).toEqual(ONCE);
      expect(await refundedCents(paid)).toBe(0);
      for (const checkout of both)
        if (checkout.id !== paid.id) await expectRefunded(checkout, reason);
    },
  );
});
