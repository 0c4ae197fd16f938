import type { Case } from "@marquee/domain/cases/case.schema";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import { purchaseName } from "@marquee/domain/payments/purchase-name";
import type { RetriedPayment, StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { MARGIN, repairAfterRestore } from "./after-restore.ts";
import { runComparison } from "./run-comparison.ts";

const DAY = 86_400_000;
const MIGRATION = new URL("../../migrations/0037_unknown_purchases.sql", import.meta.url);

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const now = () => harness.server.clock.now().getTime();

async function compare() {
  const period = { since: new Date(now() - DAY), until: new Date(now() + 1) };
  expect(await runComparison(harness.server.services, period)).toMatchObject({ failure: null });
}

/** What `reconcile --since` does: compares, repairs, and compares again. */
async function repair(): Promise<readonly string[]> {
  harness.server.clock.advance(1000);
  await compare();
  const lines = await repairAfterRestore(harness.server.services, new Date(now() - DAY));
  await compare();
  return lines;
}

/** Money of a checkout that the books have lost, as a restore to an earlier time leaves it. */
async function loseIntent(metadata: Record<string, string>, amount = 2011): Promise<string> {
  const { id } = await harness.stripe.paymentIntents.create({
    amount,
    currency: "cad",
    metadata,
    allowed_payment_method_types: ["card"],
  });
  await harness.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
  return id;
}

const stuck = async (payment: string): Promise<StuckPayment | undefined> =>
  (await harness.server.call<StuckPayment[]>("master", "GET", `/stuckPayments?q=${payment}`))
    .data[0];

const lastInvoice = async (): Promise<number> => {
  const { rows } = await harness.server.database.owner.query<{ readonly last: number }>(
    "select coalesce(max(last), 0) as last from paper_counter where series = 'INV'",
  );
  return rows[0]?.last ?? 0;
};

describe("after a restore to a point in time", () => {
  it("[RECONCILE-N1] makes money of an unknown checkout a stuck payment of its payer, whom staff give it back", async () => {
    const payment = await loseIntent({
      checkout: stableId("a lost checkout"),
      attempt: stableId("a lost attempt"),
      payer: "merchant@marquee.test",
    });
    const lines = await repair();
    expect(lines).toContainEqual(
      `${payment}, CAD 20.11: a stuck payment of merchant@marquee.test, for staff to give back.`,
    );
    const found = await stuck(payment);
    expect(found).toMatchObject({
      kind: "refunding",
      amount: 20.11,
      userId: "merchant@marquee.test",
    });
    const { data } = await harness.server.call<RetriedPayment>(
      "master",
      "POST",
      `/stuckPayments/${found?.id}/retry`,
    );
    expect(data).toMatchObject({ state: "refunded", stuck: false });
    const refunds = await harness.stripe.refunds.list({ payment_intent: payment });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([2011]);
  });

  it("[RECONCILE-N4] says in the list, the history and the mail that what it bought is not known", async () => {
    const checkout = stableId("a nameless checkout");
    const payment = await loseIntent({
      checkout,
      attempt: stableId("a nameless attempt"),
      payer: "merchant@marquee.test",
    });
    await repair();
    const { call } = harness.server;
    const plan = await call<{ purchase: object }>("merchant", "GET", `/checkouts/${checkout}/plan`);
    expect(plan).toMatchObject({ status: 200, data: { purchase: { draft: {} } } });
    const found = await stuck(payment);
    await call("master", "POST", `/stuckPayments/${found?.id}/retry`);
    const { data: payments } = await call<CompanyPayment[]>(
      "merchant",
      "GET",
      `/companyPayments/${COMPANY.maple}?q=Purchase%20not%20known`,
    );
    const listed = payments.find(({ id }) => id === checkout);
    expect(listed).toMatchObject({ status: "refunded", invoiceId: null });
    expect(listed && purchaseName(listed)).toBe("Purchase not known");
    const { data: told } = await call<Case>("master", "GET", `/cases/payment/${checkout}`);
    expect(told.title).toMatch(/^Purchase not known, /);
    const { rows } = await harness.server.database.owner.query<{ readonly mail: string }>(
      "select payload ->> 'content' as mail from outbox where key like 'refunded:%' and payload::text like $1",
      [`%${payment}%`],
    );
    const mails = rows.map(({ mail }) => mail).join("");
    expect(mails).toContain("Purchase not known");
    for (const shown of [JSON.stringify(listed), JSON.stringify(told), mails])
      expect(shown).not.toMatch(/card verification|saved cards/i);
  });

  it("[RECONCILE-N4] says the same of what an earlier version took in, and renames no verification of a card", async () => {
    const { owner } = harness.server.database;
    const checkout = stableId("taken in before");
    const verified = stableId("a verified card");
    await loseIntent({
      checkout,
      attempt: stableId("a former attempt"),
      payer: "merchant@marquee.test",
    });
    await repair();
    await owner.query("update checkout set draft = '{}' where id = $1", [checkout]);
    await owner.query(
      `insert into checkout select (json_populate_record(c, json_build_object('id', $2::text, 'purchase_hash', 'verified'))).*
       from checkout c where id = $1`,
      [checkout, verified],
    );
    await owner.query(readFileSync(MIGRATION, "utf8"));
    const { rows } = await owner.query<{ readonly id: string; readonly draft: object }>(
      "select id, draft from checkout where id = any($1) order by id = $2",
      [[checkout, verified], verified],
    );
    expect(rows.map(({ draft }) => draft)).toEqual([{ campaignName: "Purchase not known" }, {}]);
  });

  it("[RECONCILE-N1] settles what a checkout of the books was paid with", async () => {
    const checkout = await harness.opened("paid and forgotten");
    await harness.confirm(checkout);
    expect((await repair()).some((line) => line.endsWith("settled as its checkout says."))).toBe(
      true,
    );
    expect((await harness.find(checkout.id)).data.state).toBe("paid");
  });

  it("[RECONCILE-N1] leaves money of an unknown payer as a difference, and says so", async () => {
    const payment = await loseIntent({ payer: "stranger@example.test" });
    expect(await repair()).toContainEqual(
      `${payment}, CAD 20.11: its payer is stranger@example.test, no user here. It stays a difference.`,
    );
    expect(await stuck(payment)).toBeUndefined();
  });

  it("[RECONCILE-N2] [RECONCILE-N3] lets numbers go on behind what was issued, before it settles anything, and once", async () => {
    await repair();
    const before = await lastInvoice();
    const payment = await loseIntent({ payer: "nameless@example.test" });
    const lines = await repair();
    expect(await lastInvoice()).toBe(before + 1 + MARGIN);
    expect(lines[0]).toMatch(/^The next invoice is INV-\d{4}-\d{6}: 101 numbers are left out\.$/);
    const again = await repair();
    expect(await lastInvoice()).toBe(before + 1 + MARGIN);
    expect(again.filter((line) => line.startsWith(payment))).toHaveLength(1);
  });
});
