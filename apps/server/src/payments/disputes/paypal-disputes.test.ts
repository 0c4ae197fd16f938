import type { Dispute, DisputeDetails } from "@marquee/domain/disputes/dispute.schema";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.wire.repair();
  await harness.flush();
});

const find = async (id: string) =>
  (await harness.server.call<DisputeDetails>("master", "GET", `/disputes/${id}`)).data;

/** Pays at PayPal, and has the buyer dispute it. */
async function disputePayment(name: string, stage = "CHARGEBACK"): Promise<Dispute> {
  const { id, orderId } = await harness.ordered(name);
  await harness.choose(orderId, "approve");
  expect((await harness.payOffer(id)).status).toBe(200);
  await harness.flush();
  const body = { stage };
  expect(await harness.paypal("POST", `/__paysandbox/paypal/${orderId}/dispute`, body)).toBe(200);
  await harness.flush();
  const { data } = await harness.server.call<Dispute[]>("master", "GET", "/disputes?size=100");
  const dispute = data.find(({ checkoutId }) => checkoutId === id);
  if (!dispute) throw new Error(`no dispute of ${name}`);
  return dispute;
}

const respond = ({ id, evidence }: Dispute, how: "accept" | "submit", text?: string) =>
  harness.server.call<Dispute>(
    "master",
    "POST",
    `/disputes/${id}/${how}`,
    text === undefined ? {} : { body: { evidence: text, replaces: evidence } },
  );

describe("a payment that is disputed at PayPal", () => {
  it("[DISPUTE-P8] is stored as one of a card is, with what is withheld, the fee and the day", async () => {
    const dispute = await disputePayment("claim");
    expect(dispute).toMatchObject({
      paymentType: "PayPal",
      state: "needsResponse",
      reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
      withheld: dispute.amount,
      fee: 15,
      currency: "CAD",
    });
    expect(dispute.invoiceId).toMatch(/^INV-/);
    expect(dispute.dueBy).not.toBeNull();
  });

  it("[DISPUTE-P8] is won with evidence, and nothing is withheld then", async () => {
    const dispute = await disputePayment("won at PayPal");
    expect((await respond(dispute, "submit", "It ran for three days")).data).toMatchObject({
      state: "underReview",
      respondedBy: "master@marquee.test",
    });
    await harness.sweepLater();
    await harness.flush();
    expect(await find(dispute.id)).toMatchObject({ state: "won", withheld: 0, fee: 15 });
  });

  it("[DISPUTE-P3] [DISPUTE-P8] is lost once it is accepted, though PayPal's answer is lost, and credited", async () => {
    const dispute = await disputePayment("lost at PayPal");
    harness.wire.breakOn({ method: "POST", path: /accept-claim$/, how: "lose", times: 1 });
    expect((await respond(dispute, "accept")).data.state).toBe("lost");
    const { rows } = await harness.server.database.owner.query(
      "select n.amount::int as amount from credit_note n join invoice i on i.id = n.invoice_key where i.checkout_id = $1",
      [dispute.checkoutId],
    );
    expect(rows).toEqual([{ amount: Math.round(dispute.amount * 100) }]);
  });

  it("[DISPUTE-S1] [DISPUTE-P8] is an inquiry first, which a message to the payer can end", async () => {
    const inquiry = await disputePayment("inquiry at PayPal", "INQUIRY");
    expect(inquiry).toMatchObject({ state: "inquiry", withheld: 0, fee: 0 });
    expect((await respond(inquiry, "submit", "It begins tomorrow")).data.state).toBe(
      "inquiryReview",
    );
    await harness.sweepLater();
    await harness.flush();
    expect((await find(inquiry.id)).state).toBe("inquiryClosed");
  });

  it("[DISPUTE-P8] is withdrawn when its payer takes it back", async () => {
    const dispute = await disputePayment("taken back");
    await harness.paypal("POST", `/__paysandbox/paypal-dispute/${dispute.providerId}/cancel`);
    await harness.flush();
    expect(await find(dispute.id)).toMatchObject({ state: "withdrawn", withheld: 0 });
  });
});
