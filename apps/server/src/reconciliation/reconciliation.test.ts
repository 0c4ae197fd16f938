import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import type {
  BookDifference,
  DifferenceDetails,
  PayoutDay,
  Reconciliation,
  TaxTotal,
} from "@marquee/domain/reconciliation/difference.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runComparison, sinceLast, WAITS, type Outcome } from "./run-comparison.ts";

const DAY = 86_400_000;

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.setFaults({ dropNext: 0, failNext: 0 });
  await harness.flush();
});

/** Compares all that the provider and the books have by now. */
function compare(): Promise<Outcome> {
  const now = harness.server.clock.now().getTime();
  return runComparison(harness.server.services, {
    since: new Date(now - 60 * DAY),
    until: new Date(now + 1),
  });
}

const listed = async (
  { id }: Pick<Checkout, "id">,
  closed: "N" | "Y" = "N",
): Promise<readonly BookDifference[]> =>
  (
    await harness.server.call<BookDifference[]>(
      "master",
      "GET",
      `/reconciliation/differences?closed=${closed}&q=${id}`,
    )
  ).data;

const change = (statement: string, { id }: Pick<Checkout, "id">) =>
  harness.server.database.owner.query(statement, [id]);

/** A checkout that is paid, on both sides. */
async function paid(name: string, card?: string): Promise<Checkout> {
  const checkout = await harness.opened(name);
  await harness.confirm(checkout, card);
  await harness.reconcile(checkout.id);
  await harness.flush();
  return checkout;
}

describe("a comparison with Stripe", () => {
  it("[RECONCILE-P1] [RECONCILE-P3] finds nothing where the books and the provider agree: payments, refunds, disputes", async () => {
    const checkout = await paid("alike");
    await harness.stripe.refunds.create({
      payment_intent: checkout.paymentIntentId ?? "",
      amount: 100,
    });
    await harness.flush();
    const disputed = await paid("alike and disputed", "pm_card_createDispute");
    const { failure, alike } = await compare();
    expect(failure).toBeNull();
    expect(alike).toBeGreaterThanOrEqual(5);
    expect(await listed(checkout)).toEqual([]);
    expect(await listed(disputed)).toEqual([]);
  });

  it("[RECONCILE-L1] [RECONCILE-Q3] finds money that came and is not received here, and closes that by itself once it is", async () => {
    const checkout = await harness.opened("paid while we were away");
    await harness.confirm(checkout);
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
    await harness.reconcile(checkout.id);
    await compare();
    expect(await listed(checkout)).toEqual([]);
    expect(await listed(checkout, "Y")).toMatchObject([{ closedBy: null, note: null }]);
  });

  it("[RECONCILE-L4] finds a refund by hand of which no event came, once however often it compares", async () => {
    const checkout = await paid("refunded behind our back");
    await harness.setFaults({ dropNext: 2 });
    await harness.stripe.refunds.create({
      payment_intent: checkout.paymentIntentId ?? "",
      amount: 226,
    });
    await harness.flush();
    await compare();
    await compare();
    expect(await listed(checkout)).toMatchObject([
      { kind: "otherRefunds", finding: "missingHere", hereAmount: null, thereAmount: 2.26 },
    ]);
  });

  it("[RECONCILE-L5] finds a dispute of which no event came, and its fee apart", async () => {
    const checkout = await harness.opened("disputed behind our back");
    await harness.setFaults({ dropNext: 10 });
    await harness.confirm(checkout, "pm_card_createDispute");
    await harness.flush();
    await harness.reconcile(checkout.id);
    await compare();
    const { data } = await harness.server.call<BookDifference[]>(
      "master",
      "GET",
      "/reconciliation/differences?size=200",
    );
    const [dispute] = (
      await harness.stripe.disputes.list({ payment_intent: checkout.paymentIntentId ?? "" })
    ).data;
    expect(
      data
        .filter(({ lineId }) => lineId === dispute?.id)
        .map(({ kind, finding, thereAmount }) => [kind, finding, thereAmount])
        .toSorted(),
    ).toEqual([
      ["dispute", "missingHere", (dispute?.amount ?? 0) / 100],
      ["disputeFee", "missingHere", 15],
    ]);
  });

  it("[RECONCILE-L2] asks for a payment by its id before it calls it missing there", async () => {
    const checkout = await paid("listed late");
    await harness.server.database.owner.query(
      "delete from sandbox.stripe_balance_transaction where source = (select latest_charge from sandbox.stripe_payment_intent where id = $1)",
      [checkout.paymentIntentId],
    );
    await compare();
    expect(await listed(checkout)).toEqual([]);
  });

  it("[RECONCILE-L3] leaves money that is younger than an hour to the next comparison", async () => {
    const checkout = await harness.opened("just paid");
    await harness.confirm(checkout);
    const now = harness.server.clock.now().getTime();
    await runComparison(harness.server.services, {
      since: new Date(now - DAY),
      until: new Date(now - WAITS),
    });
    expect(await listed(checkout)).toEqual([]);
  });

  it("[RECONCILE-P5] begins with the oldest money on which a difference is open", async () => {
    const checkout = await harness.opened("paid long ago");
    await harness.confirm(checkout);
    const at = harness.server.clock.now().getTime();
    await compare();
    harness.server.clock.advance(20 * DAY);
    expect((await sinceLast(harness.server.services)).getTime()).toBeLessThanOrEqual(at);
    await harness.reconcile(checkout.id);
    await compare();
  });

  it("[RECONCILE-P4] is not called good while the provider is away", async () => {
    await harness.setFaults({ failNext: 4 });
    const { failure } = await compare();
    expect(failure).toMatch(/^Stripe did not respond/);
  });

  it("[RECONCILE-L6] [RECONCILE-R1] compares each payout with its lines, and reports days with fees that add up", async () => {
    await paid("paid out");
    harness.server.clock.advance(3 * DAY);
    await harness.flush();
    await expect
      .poll(async () => {
        await harness.flush();
        return (await harness.stripe.payouts.list()).data.length;
      })
      .toBeGreaterThan(0);
    await compare();
    const { data } = await harness.server.call<PayoutDay[]>(
      "master",
      "GET",
      "/reconciliation/payouts",
    );
    expect(data.some(({ payoutId }) => payoutId?.startsWith("po_"))).toBe(true);
    for (const { gross, refunds, disputes, fees, net } of data)
      expect(Math.round((gross - refunds - disputes - fees - net) * 100)).toBe(0);
  });
});

describe("a difference", () => {
  const close = (id: string, note: string, who = "master") =>
    harness.server.call<BookDifference>(who, "POST", `/reconciliation/differences/${id}/close`, {
      body: { note },
    });

  async function different(name: string): Promise<[Checkout, BookDifference]> {
    const checkout = await paid(name);
    await change(
      "update payment_attempt set received_amount = received_amount + 1 where checkout_id = $1",
      checkout,
    );
    await compare();
    const [found] = await listed(checkout);
    if (!found) throw new Error("no difference was found");
    return [checkout, found];
  }

  it("[RECONCILE-Q2] [RECONCILE-Q5] is closed with a note, and stays closed while nothing of it changes", async () => {
    const [checkout, found] = await different("a cent more");
    expect(found.finding).toBe("otherAmount");
    expect((await close(found.id, " ")).status).toBe(422);
    expect((await close(found.id, "The bank has rounded.")).data).toMatchObject({
      closedBy: "master@marquee.test",
      note: "The bank has rounded.",
    });
    expect((await close(found.id, "The bank has rounded.")).status).toBe(200);
    const again = await close(found.id, "Another reason.");
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining(reconciliationMessages.closedAlready),
    ]);
    await compare();
    expect(await listed(checkout)).toEqual([]);
  });

  it("[RECONCILE-Q4] [RECONCILE-Q6] is opened anew once it changes, and its history says who did what", async () => {
    const [checkout, found] = await different("two cents more");
    await close(found.id, "Known.");
    await change(
      "update payment_attempt set received_amount = received_amount + 1 where checkout_id = $1",
      checkout,
    );
    await compare();
    expect(await listed(checkout)).toMatchObject([{ id: found.id, note: null }]);
    const { data } = await harness.server.call<DifferenceDetails>(
      "master",
      "GET",
      `/reconciliation/differences/${found.id}`,
    );
    expect(data.history.map(({ what, note }) => [what, note])).toEqual([
      ["opened", null],
      ["closed", "Known."],
      ["found", null],
    ]);
    expect(data.history[1]?.actor).toBe("master@marquee.test");
  });

  it("[RECONCILE-Q1] is refused to merchants, as is all of the comparison", async () => {
    for (const path of ["", "/differences", "/payouts", "/taxes"])
      expect((await harness.server.call("merchant", "GET", `/reconciliation${path}`)).status).toBe(
        403,
      );
    expect((await close("1", "Mine.", "merchant")).status).toBe(403);
  });
});

describe("an overview", () => {
  it("[RECONCILE-Q7] requests a comparison once while one waits, and counts what is open", async () => {
    const request = () => harness.server.call<Reconciliation>("master", "POST", "/reconciliation");
    const [first, second] = [await request(), await request()];
    expect(second.data.newest?.id).toBe(first.data.newest?.id);
    expect(second.data.nights).toHaveLength(30);
    expect(second.data.newest).toMatchObject({ requestedBy: "master@marquee.test", endedOn: null });
  });
});

describe("taxes", () => {
  it("[RECONCILE-R2] are summed by province and rate, less what was credited", async () => {
    const totals = async () =>
      (await harness.server.call<TaxTotal[]>("master", "GET", "/reconciliation/taxes")).data;
    const checkout = await paid("taxed");
    const before = await totals();
    await harness.stripe.refunds.create({ payment_intent: checkout.paymentIntentId ?? "" });
    await harness.flush();
    const after = await totals();
    const sum = (rows: readonly TaxTotal[], name: "charged" | "credited" | "due") =>
      Math.round(rows.reduce((total, row) => total + row[name], 0) * 100);
    const tax = Math.round(checkout.receipt.tax * 100);
    expect(tax).toBeGreaterThan(0);
    expect(sum(after, "charged")).toBe(sum(before, "charged"));
    expect(sum(after, "credited") - sum(before, "credited")).toBe(tax);
    expect(sum(before, "due") - sum(after, "due")).toBe(tax);
    expect(after.map(({ tax: name, rate }) => [name, rate])).toEqual(
      expect.arrayContaining([["gst", 5]]),
    );
  });
});
