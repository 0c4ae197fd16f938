import type { BookDifference, PayoutDay } from "@marquee/domain/reconciliation/difference.schema";
import { reconciling } from "@marquee/verification/harness/reconciling";
import { describe, expect, it } from "vitest";
import { runComparison, sinceLast, WAITS } from "./run-comparison.ts";

const DAY = 86_400_000;

const { harness, compare, listed, paid } = reconciling();

describe("a comparison with Stripe", () => {
  it("[RECONCILE-P1] [RECONCILE-P3] finds nothing where the books and the provider agree: payments, refunds, disputes", async () => {
    const checkout = await paid("alike");
    await harness().stripe.refunds.create({
      payment_intent: checkout.paymentIntentId ?? "",
      amount: 100,
    });
    await harness().flush();
    const disputed = await paid("alike and disputed", "pm_card_createDispute");
    const { failure, alike, totals } = await compare();
    expect(failure).toBeNull();
    expect(totals).toContainEqual(
      expect.objectContaining({ paymentType: "Card", currency: "CAD" }),
    );
    expect(alike).toBeGreaterThanOrEqual(5);
    expect(await listed(checkout)).toEqual([]);
    expect(await listed(disputed)).toEqual([]);
  });

  it("[RECONCILE-L1] [RECONCILE-Q3] finds money that came and is not received here, and closes that by itself once it is", async () => {
    const checkout = await harness().opened("paid while we were away");
    await harness().confirm(checkout);
    await compare();
    expect(await listed(checkout)).toMatchObject([
      {
        kind: "payment",
        finding: "otherState",
        hereState: "waiting",
        thereState: "received",
        lineId: checkout.paymentIntentId,
        companyName: expect.any(String),
        payer: "merchant@marquee.test",
        thereCurrency: "CAD",
      },
    ]);
    await harness().reconcile(checkout.id);
    await compare();
    expect(await listed(checkout)).toEqual([]);
    expect(await listed(checkout, "Y")).toMatchObject([{ closedBy: null, note: null }]);
  });

  it("[RECONCILE-L4] finds a refund made by hand without an event, once however often it compares", async () => {
    const checkout = await paid("refunded behind our back");
    await harness().setFaults({ dropNext: 2 });
    await harness().stripe.refunds.create({
      payment_intent: checkout.paymentIntentId ?? "",
      amount: 226,
    });
    await harness().flush();
    await compare();
    await compare();
    expect(await listed(checkout)).toMatchObject([
      { kind: "otherRefunds", finding: "missingHere", hereAmount: null, thereAmount: 2.26 },
    ]);
  });

  it("[RECONCILE-L5] finds a dispute without an event, and its fee apart", async () => {
    const checkout = await harness().opened("disputed behind our back");
    await harness().setFaults({ dropNext: 10 });
    await harness().confirm(checkout, "pm_card_createDispute");
    await harness().flush();
    await harness().reconcile(checkout.id);
    await compare();
    const { data } = await harness().server.call<BookDifference[]>(
      "master",
      "GET",
      "/reconciliation/differences?size=200",
    );
    const [dispute] = (
      await harness().stripe.disputes.list({ payment_intent: checkout.paymentIntentId ?? "" })
    ).data;
    expect(
      data
        .filter(({ lineId }) => lineId === dispute?.id)
        .map(({ kind, finding, thereAmount }) => `${kind} ${finding} ${thereAmount}`)
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual([`dispute missingHere ${(dispute?.amount ?? 0) / 100}`, "disputeFee missingHere 15"]);
  });

  it("[RECONCILE-L2] asks for a payment by its id before it calls it missing there", async () => {
    const checkout = await paid("listed late");
    await harness().server.database.owner.query(
      "delete from sandbox.stripe_balance_transaction where source = (select latest_charge from sandbox.stripe_payment_intent where id = $1)",
      [checkout.paymentIntentId],
    );
    await compare();
    expect(await listed(checkout)).toEqual([]);
  });

  it("[RECONCILE-L3] leaves money that is younger than an hour to the next comparison", async () => {
    const checkout = await harness().opened("just paid");
    await harness().confirm(checkout);
    const now = harness().server.clock.now().getTime();
    await runComparison(harness().server.services, {
      since: new Date(now - DAY),
      until: new Date(now - WAITS),
    });
    expect(await listed(checkout)).toEqual([]);
  });

  it("[RECONCILE-P5] begins with the oldest money on which a difference is open", async () => {
    const checkout = await harness().opened("paid long ago");
    await harness().confirm(checkout);
    const at = harness().server.clock.now().getTime();
    await compare();
    harness().server.clock.advance(20 * DAY);
    expect((await sinceLast(harness().server.services)).getTime()).toBeLessThanOrEqual(at);
    await harness().reconcile(checkout.id);
    await compare();
  });

  it("[RECONCILE-P4] is not called good while the provider is away", async () => {
    await harness().setFaults({ failNext: 4 });
    const { failure } = await compare();
    expect(failure).toMatch(/^Stripe did not respond/);
  });

  it("[RECONCILE-L6] [RECONCILE-R1] compares each payout with its lines, and reports days with fees that add up", async () => {
    await paid("paid out");
    harness().server.clock.advance(3 * DAY);
    await harness().flush();
    await expect
      .poll(async () => {
        await harness().flush();
        return (await harness().stripe.payouts.list()).data.length;
      })
      .toBeGreaterThan(0);
    await compare();
    const { data } = await harness().server.call<PayoutDay[]>(
      "master",
      "GET",
      "/reconciliation/payouts",
    );
    expect(data.some(({ payoutId }) => payoutId?.startsWith("po_"))).toBe(true);
    for (const { gross, refunds, disputes, fees, net } of data)
      expect(Math.abs(Math.round((gross - refunds - disputes - fees - net) * 100))).toBe(0);
  });
});
