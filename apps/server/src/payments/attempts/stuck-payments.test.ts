import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { RetriedPayment, StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import {
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const list = (query = "", who = "master") =>
  harness.server.call<StuckPayment[]>(who, "GET", `/stuckPayments${query}`);
const retry = (id = "", who = "master") =>
  harness.server.call<RetriedPayment>(who, "POST", `/stuckPayments/${id}/retry`);

/** A paid checkout about which the provider has not responded for so long that it is left to staff. */
async function losePayment(name: string): Promise<Checkout> {
  const checkout = await harness.opened(name);
  await harness.confirm(checkout);
  await harness.server.database.owner.query(
    "update payment_attempt set retries = 19 where checkout_id = $1",
    [checkout.id],
  );
  await harness.setFaults({ failNext: 1_000_000 });
  await harness.sweepLater();
  await harness.setFaults({ failNext: 0 });
  return checkout;
}

describe("payments that are left to staff", () => {
  it("[PAYSRV-D1] are listed, the newest first, for those who may see transactions", async () => {
    expect((await list()).data).toEqual([]);
    const older = await losePayment("older");
    const newer = await losePayment("newer");
    const { data, meta } = await list();
    expect(data.map(({ checkoutId }) => checkoutId)).toEqual([newer.id, older.id]);
    expect(meta.total).toBe(2);
    expect(data[0]).toMatchObject({
      companyId: COMPANY.maple,
      userId: "merchant@marquee.test",
      kind: "collecting",
      paymentType: "Card",
      paymentId: newer.paymentIntentId,
      amount: newer.receipt.charge,
      retries: 20,
      lastError: expect.any(String),
    });
    const second = await list("?page=2&size=1&sort=deadSince");
    expect([second.data.map(({ checkoutId }) => checkoutId), second.meta.total]).toEqual([
      [newer.id],
      2,
    ]);
    const found = await list(`?q=${older.paymentIntentId}`);
    expect(found.data.map(({ checkoutId }) => checkoutId)).toEqual([older.id]);
    const ofCompany = async (id: string) =>
      (await list(`?q=${older.paymentIntentId}&companyId=${id}`)).data.length;
    expect([await ofCompany(COMPANY.maple), await ofCompany(COMPANY.northline)]).toEqual([1, 0]);
    expect((await list("?sort=secret")).status).toBe(422);
    for (const who of ["merchant", "reader", "agent"])
      expect((await list("", who)).status).toBe(403);
  });

  it("[EVENT-14] are announced when one is left to staff, and when it is one no more", async () => {
    const listener = new pg.Client({ connectionString: harness.server.database.ownerUrl });
    await listener.connect();
    onTestFinished(() => listener.end());
    const nouns: string[] = [];
    listener.on("notification", ({ payload }) => nouns.push(JSON.parse(payload ?? "{}").noun));
    await listener.query("listen marquee_changes");
    const countAnnounced = async (): Promise<number> => {
      // a query returns after the notifications that were sent before it
      await listener.query("select 1");
      return nouns.splice(0).filter((noun) => noun === "stuckPayments").length;
    };
    await harness.opened("announced");
    expect(await countAnnounced()).toBe(0);
    const { id } = await losePayment("announced as stuck");
    expect(await countAnnounced()).toBe(1);
    const stuck = (await list(`?q=${id}`)).data[0];
    expect((await retry(stuck?.id)).data.state).toBe("succeeded");
    expect(await countAnnounced()).toBe(1);
  });

  it("[PAYSRV-D2] go on from what the provider reports when a user asks again", async () => {
    const checkout = await losePayment("asked again");
    const stuck = (await list()).data.find(({ checkoutId }) => checkoutId === checkout.id);
    expect((await retry(stuck?.id, "merchant")).status).toBe(403);
    expect((await retry("unknown")).status).toBe(404);
    await harness.setFaults({ failNext: 2 });
    const { deadSince } = stuck ?? {};
    expect((await retry(stuck?.id)).data).toMatchObject({ state: "unknown", stuck: true });
    expect((await list(`?q=${checkout.id}`)).data).toMatchObject([{ deadSince, retries: 21 }]);
    await harness.setFaults({ failNext: 0 });
    const responses = await Promise.all([retry(stuck?.id), retry(stuck?.id)]);
    expect(responses.map(({ data }) => data.state)).toEqual(["succeeded", "succeeded"]);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
    expect((await list(`?q=${checkout.id}`)).data).toEqual([]);
    expect((await retry(stuck?.id)).data).toEqual({
      id: stuck?.id,
      checkoutId: checkout.id,
      state: "succeeded",
      stuck: false,
    });
  });
});
