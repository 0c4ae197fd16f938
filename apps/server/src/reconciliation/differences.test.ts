import type { Home } from "@marquee/domain/home/home.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type {
  BookDifference,
  DifferenceDetails,
  Reconciliation,
  TaxTotal,
} from "@marquee/domain/reconciliation/difference.schema";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { reconciling } from "@marquee/verification/harness/reconciling";
import { whileLocked } from "@marquee/verification/harness/while-locked";
import { describe, expect, it } from "vitest";
import { earlyLog } from "../platform/log/early-log.ts";
import { comparisonSweeper } from "./comparisons.ts";

const { harness, compare, listed, paid } = reconciling();

const change = (statement: string, { id }: Pick<Checkout, "id">) =>
  harness().server.database.owner.query(statement, [id]);

describe("a difference", () => {
  const close = (id: string, note: string, who = "master") =>
    harness().server.call<BookDifference>(who, "POST", `/reconciliation/differences/${id}/close`, {
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
    const { data } = await harness().server.call<DifferenceDetails>(
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
      expect(
        (await harness().server.call("merchant", "GET", `/reconciliation${path}`)).status,
      ).toBe(403);
    expect((await close("1", "Checked.", "merchant")).status).toBe(403);
  });
});

describe("an overview", () => {
  it("[RECONCILE-Q7] requests a comparison once while one waits, and counts what is open", async () => {
    const request = () =>
      harness().server.call<Reconciliation>("master", "POST", "/reconciliation");
    // later than any comparison that was requested before
    harness().server.clock.advance(60_000);
    const [first, second] = [await request(), await request()];
    expect(second.data.newest?.id).toBe(first.data.newest?.id);
    expect(second.data.nights).toHaveLength(30);
    expect(second.data.newest).toMatchObject({ requestedBy: "master@marquee.test", endedOn: null });
  });

  it("[RECONCILE-Q7] shows the totals of the last comparison, in which the sides and the differences add up", async () => {
    await paid("part of the totals");
    // what is younger than an hour waits for the next comparison
    harness().server.clock.advance(2 * 3_600_000);
    await harness().server.call("master", "POST", "/reconciliation");
    const { rows: waiting } = await harness().server.database.owner.query<{ readonly id: string }>(
      "select id from book_comparison where ended_on is null",
    );
    const sweeper = comparisonSweeper({ ...harness().server.services, log: earlyLog() });
    const findEnded = () =>
      harness().server.database.owner.query(
        "select from book_comparison where id = $1 and ended_on is not null",
        [waiting[0]?.id],
      );
    // while another server takes it, it is neither compared nor waited for
    await whileLocked(
      harness().server.database.owner,
      "book_comparison",
      waiting[0]?.id ?? "",
      () => sweeper.sweep(),
    );
    expect((await findEnded()).rowCount).toBe(0);
    await sweeper.sweep();
    await sweeper.stop();
    expect((await findEnded()).rowCount).toBe(1);
    const { data } = await harness().server.call<Reconciliation>(
      "master",
      "GET",
      "/reconciliation",
    );
    const ofCards = data.last?.totals.find(({ paymentType }) => paymentType === "Card");
    expect(ofCards?.hereAmount).toBeGreaterThan(0);
    const { thereAmount = 0, hereAmount = 0, differenceAmount = 0 } = ofCards ?? {};
    expect(Math.round((hereAmount + differenceAmount) * 100)).toBe(Math.round(thereAmount * 100));
  });
});

it("[HOME-S7] staff see on Home how many differences are open, and merchants nothing of it", async () => {
  const checkout = await harness().opened("counted on Home");
  await harness().confirm(checkout);
  await compare();
  const home = async (who: string) => (await harness().server.call<Home>(who, "GET", "/home")).data;
  const { rows } = await harness().server.database.owner.query<{ readonly n: number }>(
    "select count(*)::int as n from book_difference where closed_on is null",
  );
  const { staff } = await home("master");
  expect(staff?.differences?.total).toBe(rows[0]?.n);
  expect(staff?.differences?.oldest).not.toBeNull();
  expect((await home("merchant")).staff).toBeNull();
});

describe("taxes", () => {
  it("[RECONCILE-R2] are summed by province and rate, less what was credited", async () => {
    const totals = async () =>
      (await harness().server.call<TaxTotal[]>("master", "GET", "/reconciliation/taxes")).data;
    const checkout = await paid("taxed");
    const before = await totals();
    await harness().stripe.refunds.create({ payment_intent: checkout.paymentIntentId ?? "" });
    await harness().flush();
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
