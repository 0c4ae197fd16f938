import { NOTHING, ONCE } from "@marquee/verification/harness/payment-harness";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

/** Milliseconds that calls have waited for others since the test began. */
let waited = 0;
let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness(
    {},
    { pause: async (milliseconds) => void (waited += milliseconds) },
  );
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.flush();
  waited = 0;
});

const hold = (checkoutId: string, until: string) =>
  harness.server.database.owner.query(
    `update payment_attempt set leased_until = now() + interval '${until}' where checkout_id = $1`,
    [checkoutId],
  );

const call = (id: string, what: string) =>
  harness.server.call("merchant", "POST", `/checkouts/${id}/${what}`);

const BUSY = {
  status: 503,
  error: {
    tag: "Unavailable",
    message: "This payment is being worked on. Please try again in a moment.",
  },
};

describe("a payment that another process holds", () => {
  it.each([
    ["card to PayPal", "card", (id: string) => harness.openPaypal(id)],
    ["PayPal to card", "paypal", (id: string) => harness.payByCard(id)],
    ["PayPal's window closed", "paypal", (id: string) => harness.closePaypal(id)],
    ["cancelled", "card", (id: string) => call(id, "cancel")],
    ["paid by PayPal", "paypal", (id: string) => harness.payOffer(id)],
  ] as const)("[PAYSRV-W4] is waited for once and then refused: %s", async (what, by, change) => {
    const { id } = by === "card" ? await harness.opened(what) : await harness.ordered(what);
    await hold(id, "1 hour");
    expect(await change(id)).toMatchObject(BUSY);
    expect(waited).toBeLessThan(10_000);
    expect(await harness.made(id)).toEqual(NOTHING);
    await hold(id, "-1 second");
    expect((await change(id)).status).not.toBe(503);
  });

  it("[PAYSRV-W4] is returned as it is stored to a caller who only asks for it", async () => {
    const checkout = await harness.opened("asked for");
    await harness.confirm(checkout);
    await hold(checkout.id, "1 hour");
    expect(await harness.reconcile(checkout.id)).toMatchObject({
      status: 200,
      data: { state: "open" },
    });
    expect(waited).toBeLessThan(10_000);
    await hold(checkout.id, "-1 second");
    expect((await harness.reconcile(checkout.id)).data.state).toBe("paid");
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-W4] has its equal checkout refused, if that one can not be resumed", async () => {
    const dates = { fromDate: harness.day(5), toDate: harness.day(8) };
    const equal = { ...harness.request("equal", dates), id: "e".repeat(32) };
    const checkout = await harness.opened("equal", dates);
    await hold(checkout.id, "1 hour");
    harness.server.clock.advance(48 * 60 * 60 * 1000);
    expect(
      await harness.server.call("merchant", "POST", "/checkouts", { body: equal }),
    ).toMatchObject(BUSY);
    expect(waited).toBeLessThan(10_000);
  });
});
