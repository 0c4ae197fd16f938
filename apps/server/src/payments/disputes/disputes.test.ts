import type { Dispute, DisputeDetails } from "@marquee/domain/disputes/dispute.schema";
import type { Home } from "@marquee/domain/home/home.schema";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attemptById } from "../attempts/queries.ts";
import { recordDispute } from "./record-dispute.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.setFaults({ failNext: 0 });
  await harness.flush();
});

const FRAUDULENT = "pm_card_createDispute";
const INQUIRY = "pm_card_createDisputeInquiry";

const findDisputes = async (query: string): Promise<readonly Dispute[]> =>
  (await harness.server.call<Dispute[]>("master", "GET", `/disputes?${query}`)).data;

/** Pays a checkout with a card whose charges are disputed, and lets the events arrive. */
async function disputePayment(name: string, card = FRAUDULENT): Promise<Dispute> {
  const checkout = await harness.opened(name);
  await harness.confirm(checkout, card);
  await harness.reconcile(checkout.id);
  await harness.flush();
  const [dispute] = (await findDisputes("size=100")).filter(
    ({ checkoutId }) => checkoutId === checkout.id,
  );
  if (!dispute) throw new Error(`no dispute of ${name}`);
  return dispute;
}

const respond = (dispute: Dispute, how: "accept" | "evidence" | "submit", evidence?: string) =>
  harness.server.call<Dispute>(
    "master",
    "POST",
    `/disputes/${dispute.id}/${how}`,
    evidence === undefined ? {} : { body: { evidence, replaces: dispute.evidence } },
  );

const find = async ({ id }: Dispute) =>
  (await harness.server.call<DisputeDetails>("master", "GET", `/disputes/${id}`)).data;

/** What the campaign of a disputed payment costs, in cents, whether it is over, and how many of its items still run. */
const campaignOf = async ({ checkoutId }: Dispute) => {
  const { rows } = await harness.server.database.owner.query<{
    cents: number;
    isOver: boolean;
    items: number;
  }>(
    `select c.campaign_price::int as cents, c.valid_till <= $2 as "isOver",
       (select count(*)::int from campaign_offer j join offer o on o.id = j.offer_id
         where j.campaign_id = c.id and o.valid_till > $2) as items
     from campaign c where c.checkout_id = $1`,
    [checkoutId, harness.server.clock.now()],
  );
  return rows[0];
};

describe("a disputed payment", () => {
  it("[DISPUTE-P1] [DISPUTE-P4] is stored with what is withheld, the fee and the day to respond", async () => {
    const dispute = await disputePayment("disputed");
    const { amount } = dispute;
    expect(dispute).toMatchObject({
      paymentType: "Card",
      state: "needsResponse",
      reason: "fraudulent",
      withheld: amount,
      fee: 15,
      currency: "CAD",
      closedOn: null,
      respondedBy: null,
    });
    expect(dispute.invoiceId).toMatch(/^INV-/);
    expect(Date.parse(dispute.dueBy ?? "")).toBeGreaterThan(Date.parse(dispute.openedOn));
  });

  it("[DISPUTE-P4] is refused to merchants", async () => {
    const dispute = await disputePayment("of a merchant");
    for (const path of ["/disputes", `/disputes/${dispute.id}`])
      expect((await harness.server.call("merchant", "GET", path)).status).toBe(403);
  });

  it("[DISPUTE-P5] is notified to staff once", async () => {
    const dispute = await disputePayment("notified");
    await harness.stripe.disputes.update(dispute.providerId, { metadata: { a: "b" } });
    await harness.flush();
    const { rows } = await harness.server.database.owner.query(
      "select kind from notification where subject = $1",
      [dispute.id],
    );
    expect(rows).toEqual([{ kind: "paymentDisputed" }]);
  });

  it("[DISPUTE-P3] is won with evidence that convinces the bank: nothing is withheld, the fee stays", async () => {
    const dispute = await disputePayment("won");
    expect((await respond(dispute, "evidence", "It ran")).data).toMatchObject({
      evidence: "It ran",
      respondedBy: null,
    });
    const submitted = await respond(
      { ...dispute, evidence: "It ran" },
      "submit",
      "It ran for three days",
    );
    expect(submitted.data).toMatchObject({
      state: "underReview",
      respondedBy: "master@marquee.test",
    });
    expect((await respond(dispute, "submit", "More")).status).toBe(409);
    await harness.sweepLater();
    await harness.flush();
    expect(await find(dispute)).toMatchObject({
      state: "won",
      withheld: 0,
      fee: 15,
      evidence: "It ran for three days",
    });
  });

  it("[DISPUTE-P3] is lost once it is accepted, once for all", async () => {
    const dispute = await disputePayment("accepted");
    const both = await Promise.all([respond(dispute, "accept"), respond(dispute, "accept")]);
    // the second is told of the first if that has ended when it comes
    const refused = both.filter(({ status }) => status !== 200);
    expect(refused.length).toBeLessThan(2);
    for (const { status } of refused) expect(status).toBe(409);
    expect((await find(dispute)).state).toBe("lost");
    expect((await respond(dispute, "accept")).status).toBe(409);
    expect((await findDisputes("closed=Y")).some(({ id }) => id === dispute.id)).toBe(true);
  });

  it("[DISPUTE-P6] [DISPUTE-P7] [REFUND-R4] [REFUND-R6] is on its transaction and its invoice, and once it is lost a credit note and the end of its campaign", async () => {
    const dispute = await disputePayment("credited");
    const readShown = async () => {
      const path = `/getCompanyTransactions/${dispute.companyId}?q=${dispute.invoiceId}`;
      const { data: payments } = await harness.server.call<Transaction[]>("master", "GET", path);
      const invoices = `/getCompanyInvoice/${dispute.companyId}?q=${dispute.invoiceId}`;
      const { data } = await harness.server.call<Invoice[]>("master", "GET", invoices);
      return {
        payment: payments[0]?.disputeState,
        invoice: data[0]?.disputeState,
        notes: data[0]?.creditNotes.map(({ amount }) => amount),
        campaign: await campaignOf(dispute),
      };
    };
    expect(await readShown()).toEqual({
      payment: "needsResponse",
      invoice: "needsResponse",
      notes: [],
      campaign: { cents: Math.round(dispute.amount * 100), isOver: false, items: 1 },
    });
    await respond(dispute, "accept");
    await harness.flush();
    expect(await readShown()).toEqual({
      payment: "lost",
      invoice: "lost",
      notes: [dispute.amount],
      campaign: { cents: 0, isOver: true, items: 0 },
    });
  });

  it("[DISPUTE-P4] is listed before the closed ones while it is open", async () => {
    await respond(await disputePayment("closed first"), "accept");
    await disputePayment("open first");
    const closed = (await findDisputes("size=100")).map(({ closedOn }) => closedOn !== null);
    expect(closed).toEqual(closed.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(closed).size).toBe(2);
  });

  it("[DISPUTE-P3] stays as it is while its provider does not respond", async () => {
    const dispute = await disputePayment("unanswered");
    await harness.setFaults({ failNext: 4 });
    expect((await respond(dispute, "accept")).status).toBe(503);
    await harness.setFaults({ failNext: 0 });
    expect(await find(dispute)).toMatchObject({ state: "needsResponse", respondedBy: null });
  });

  it("[DISPUTE-P2] keeps the later state, whichever query ends first", async () => {
    const dispute = await disputePayment("out of order");
    const { services, database } = harness.server;
    const { rows } = await database.owner.query<{ attempt_id: string }>(
      "select attempt_id from dispute where id = $1",
      [dispute.id],
    );
    const ours = await attemptById(services.pool, rows[0]?.attempt_id ?? "");
    if (!ours) throw new Error("the dispute has no attempt");
    const early = await services.cards.findDispute(dispute.providerId);
    let queries = 0;
    await recordDispute(services, ours, dispute.providerId, async () => {
      queries += 1;
      if (queries > 1) return services.cards.findDispute(dispute.providerId);
      await respond(dispute, "accept");
      return early;
    });
    expect(queries).toBe(2);
    expect((await find(dispute)).state).toBe("lost");
  });

  it("[DISPUTE-E1] [DISPUTE-H1] is read with the evidence that is held and its history", async () => {
    const dispute = await disputePayment("held");
    await respond(dispute, "evidence", "It ran");
    const { held, history } = await find(dispute);
    expect(held).toMatchObject({
      invoiceId: dispute.invoiceId,
      userId: dispute.userId,
      paidAmount: dispute.amount,
      refunded: 0,
      agreedBy: null,
    });
    expect(held.days).toBeGreaterThan(1);
    expect(history).toMatchObject([
      { actor: "master@marquee.test", isDraft: true, state: null },
      { actor: "stripe", state: "needsResponse" },
    ]);
    await respond({ ...dispute, evidence: "It ran" }, "accept");
    expect((await find(dispute)).held.days).toBe(held.days);
  });

  it("[DISPUTE-E3] replaces no draft that its writer has not seen", async () => {
    const dispute = await disputePayment("two writers");
    expect((await respond(dispute, "evidence", "First")).status).toBe(200);
    expect((await respond(dispute, "evidence", "First")).status).toBe(200);
    for (const how of ["evidence", "submit"] as const) {
      const second = await respond(dispute, how, "Second");
      expect(second.status).toBe(409);
      expect(JSON.stringify(second)).toMatch(
        /Master changed this text on .+ CST\. Reload the page to read it\./,
      );
    }
    expect(await find(dispute)).toMatchObject({ state: "needsResponse", evidence: "First" });
  });

  it("[HOME-S6] is on the Home of staff until they have responded", async () => {
    const dispute = await disputePayment("on Home");
    const waiting = async () => {
      const { data } = await harness.server.call<Home>("master", "GET", "/home");
      return data.staff?.disputes;
    };
    const before = await waiting();
    expect(before?.total).toBeGreaterThan(0);
    const days = before?.rows.map(({ dueBy }) => dueBy);
    expect(days).toEqual(days?.toSorted());
    await respond(dispute, "accept");
    expect((await waiting())?.total).toBe((before?.total ?? 0) - 1);
  });

  it("[DISPUTE-V1] takes no empty evidence", async () => {
    const dispute = await disputePayment("empty");
    const response = await respond(dispute, "submit", " ");
    expect(response.status).toBe(422);
    expect(JSON.stringify(response)).toContain("Please enter evidence");
  });

  it("[DISPUTE-S1] is an inquiry that withholds nothing, if its payer only asks", async () => {
    const inquiry = await disputePayment("inquiry", INQUIRY);
    expect(inquiry).toMatchObject({ state: "inquiry", withheld: 0, fee: 0 });
    expect((await respond(inquiry, "accept")).data).toMatchObject({ state: "inquiryClosed" });
  });
});
