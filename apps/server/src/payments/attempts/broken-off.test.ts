import { readInvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import {
  NOTHING,
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentMoment } from "../payment-services.ts";
import { leaseAttempt } from "./lease-queries.ts";
import { queryProvider } from "./query-provider.ts";
import { REFRESH } from "./reconcile-request.ts";
import { settle } from "./settle.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

describe("a process that dies", () => {
  const moments: PaymentMoment[] = [
    "providerQueried",
    "campaignMade",
    "itemsStarted",
    "transactionMade",
    "invoiceMade",
  ];
  it.each(moments)(
    "[PAYSRV-R8] has made nothing at %s, and the next one makes it all",
    async (moment) => {
      const checkout = await harness.opened(`dies ${moment}`);
      await harness.confirm(checkout);
      harness.dieAt(moment);
      expect((await harness.reconcile(checkout.id)).status).toBe(500);
      expect(await harness.made(checkout.id)).toEqual(NOTHING);
      await harness.sweepLater();
      expect(await harness.made(checkout.id)).toEqual(ONCE);
    },
  );

  it("[PAYSRV-C6] makes no second intent between making one and storing it", async () => {
    harness.dieAt("providerQueried");
    expect((await harness.open("dies at intent")).status).toBe(500);
    const checkout = await harness.opened("dies at intent");
    const intents = await harness.stripe.paymentIntents.list({ limit: 100 });
    const ofIt = intents.data.filter(({ metadata }) => metadata["checkout"] === checkout.id);
    expect(ofIt.map(({ id, amount }) => [id, amount])).toEqual([[checkout.paymentIntentId, 345]]);
  });

  it("[PAYSRV-W1] keeps others off until its lease ends", async () => {
    const checkout = await harness.opened("held");
    await harness.confirm(checkout);
    const { owner } = harness.server.database;
    const leasedUntil = (when: string) =>
      owner.query(
        `update payment_attempt set leased_until = now() + interval '${when}' where checkout_id = $1`,
        [checkout.id],
      );
    await leasedUntil("1 hour");
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
    await leasedUntil("-1 second");
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-R8] and resumes after its lease overwrites no result of another process", async () => {
    const { services, database } = harness.server;
    const checkout = await harness.opened("slept");
    const { rows } = await database.owner.query<{ id: string }>(
      "select id from payment_attempt where checkout_id = $1",
      [checkout.id],
    );
    const lease = await leaseAttempt(services.pool, rows[0]?.id ?? "");
    if (typeof lease !== "object") throw new Error("another process has the lease");
    const before = await queryProvider(services, lease, REFRESH);
    await database.owner.query("update payment_attempt set leased_until = now()");
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    expect((await harness.reconcile(checkout.id)).data.state).toBe("declined");
    await settle(services, lease, before, REFRESH, { actor: "test" });
    expect((await harness.find(checkout.id)).data.state).toBe("declined");
  });
});

describe("invoice numbers", () => {
  it("[INV-N1] have no gap when many payments settle at once and some break off", async () => {
    const checkouts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => harness.opened(`numbered ${index}`)),
    );
    for (const checkout of checkouts) await harness.confirm(checkout);
    harness.dieAt("invoiceMade");
    await Promise.all(checkouts.map(({ id }) => harness.reconcile(id)));
    await harness.sweepLater();
    for (const { id } of checkouts) expect(await harness.made(id)).toEqual(ONCE);
    const { rows } = await harness.server.database.owner.query<{ number: string }>(
      "select invoice_id as number from invoice order by invoice_id",
    );
    expect(rows.length).toBeGreaterThanOrEqual(checkouts.length);
    expect(rows.map(({ number }) => readInvoiceNumber(number))).toEqual(
      rows.map((_, index) => ({ year: 2026, sequence: index + 1 })),
    );
  });
});
