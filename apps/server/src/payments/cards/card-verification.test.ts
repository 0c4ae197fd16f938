import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import {
  NOTHING,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";

let harness: PaymentHarness;
beforeEach(async () => {
  harness = await paymentHarness();
});
afterEach(() => harness.close());
beforeEach(() => harness.flush());

const verify = (name: string, who = "merchant") =>
  harness.server.call<Checkout>(who, "POST", "/checkouts", {
    body: { id: stableId(`verification ${name}`), kind: "cardVerification" },
  });
const listCards = async (who: string) =>
  (
    await harness.server.call<SavedCard[]>(
      who,
      "GET",
      `/getCustomerCardList/${encodeEmail(`${who}@marquee.test`)}`,
    )
  ).data;
const transactionOf = async (id: string) => {
  const { rows } = await harness.server.database.owner.query<{ status: string; back: boolean }>(
    `select status, transaction_type, amount::int as cents, campaign_id,
       refunded_on is not null as back from transaction where checkout_id = $1`,
    [id],
  );
  return rows;
};
interface IntentResponse {
  readonly clientSecret: string;
  readonly paymentIntentId: string;
}
const ask = (path: string, who = "merchant") =>
  harness.server.call<IntentResponse>(
    who,
    "GET",
    path.replace("@", encodeEmail(`${who}@marquee.test`)),
  );

describe("verifying a card", () => {
  it("[PAYSRV-G1] charges 0.50, keeps the card, and gives the money back", async () => {
    const { data: checkout, status } = await verify("first");
    expect([status, checkout.receipt.charge, checkout.paypal]).toEqual([200, 0.5, null]);
    await harness.confirm(checkout);
    expect((await harness.reconcile(checkout.id)).data.state).toBe("paid");
    const [card] = await listCards("merchant");
    expect(card).toMatchObject({ last4digit: "4242" });
    const record = {
      status: "Paid",
      transaction_type: "Card Verification",
      cents: 50,
      campaign_id: null,
    };
    expect(await transactionOf(checkout.id)).toEqual([{ ...record, back: false }]);
    await harness.sweepLater();
    await harness.flush();
    expect(await transactionOf(checkout.id)).toEqual([{ ...record, back: true }]);
    expect(await harness.made(checkout.id)).toEqual({
      ...NOTHING,
      paid: 1,
      transactions: { Paid: 1 },
    });
    const payment = checkout.paymentIntentId ?? "";
    const refunds = await harness.stripe.refunds.list({ payment_intent: payment });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([50]);
    expect((await harness.find(checkout.id)).data.state).toBe("paid");
  });

  it("[PAYSRV-I2] makes no campaign and no invoice, and returns that to a caller who asks for them", async () => {
    const { data: checkout } = await verify("sells nothing", "other");
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id, "other");
    const me = encodeEmail("other@marquee.test");
    for (const path of ["/campaign", "/invoice"]) {
      const body = { id: checkout.id };
      const response = await harness.server.call("other", "POST", `${path}/${me}`, { body });
      expect([response.status, response.error.message]).toEqual([
        409,
        "This payment verified a card. It made no campaign and no invoice.",
      ]);
    }
  });

  it("[PAYSRV-G1] leaves a decline on record, and can be taken up again", async () => {
    const { data: checkout } = await verify("declined");
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    expect((await harness.reconcile(checkout.id)).data.state).toBe("declined");
    expect(await transactionOf(checkout.id)).toMatchObject([{ status: "Fail", cents: 50 }]);
    const byPaypal = await harness.server.call(
      "merchant",
      "POST",
      `/checkouts/${checkout.id}/paypal`,
    );
    expect(byPaypal.status).toBe(409);
    expect((await harness.find(checkout.id)).data.state).toBe("declined");
    expect((await verify("declined")).data).toMatchObject({ id: checkout.id, state: "open" });
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    await harness.sweepLater();
    // What failed brought nothing that could be refunded.
    const rows = await transactionOf(checkout.id);
    expect(rows.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toMatchObject([
      { status: "Fail", back: false },
      { status: "Paid", back: true },
    ]);
  });

  it("[PAYSRV-G1] is for users of a company, for one branch too, and always keeps the card", async () => {
    for (const who of ["master", "agent"])
      expect(await verify(`by ${who}`, who)).toMatchObject({
        status: 409,
        error: { message: expect.stringContaining("company") },
      });
    expect((await verify("by shop", "shop")).status).toBe(403);
    const { data: checkout } = await verify("by branch", "branch");
    const saveCard = (save: boolean) =>
      harness.server.call("branch", "POST", `/checkouts/${checkout.id}/saveCard`, {
        body: { save },
      });
    expect((await saveCard(false)).status).toBe(409);
    expect((await saveCard(true)).status).toBe(200);
    await harness.confirm(checkout, "pm_card_amex");
    await harness.reconcile(checkout.id, "branch");
    expect(await listCards("branch")).toMatchObject([{ last4digit: "0005" }]);
  });

  it("[PAYSRV-G1] is only for the user whose card it is", async () => {
    const { data: checkout } = await verify("of the merchant");
    expect((await harness.find(checkout.id, "reader")).status).toBe(403);
    const cancel = await harness.server.call("reader", "POST", `/checkouts/${checkout.id}/cancel`);
    expect(cancel.status).toBe(403);
    expect((await harness.find(checkout.id, "other")).status).toBe(404);
  });

  it("[PAYSRV-I1] is all that the specification's calls can do without a checkout", async () => {
    await harness.sweepLater(25 * 60 * 60 * 1000);
    const first = await ask("/create-payment-intent/@/0.5");
    expect(first.status).toBe(200);
    const { paymentIntentId: id } = first.data;
    expect((await ask("/create-payment-intent/@/0.5")).data).toEqual(first.data);
    expect((await ask(`/update-payment-intent/@/0.5/${id}`)).data).toEqual(first.data);
    const refused = [
      await ask("/create-payment-intent/@/5"),
      await ask(`/update-payment-intent/@/5/${id}`),
      await ask("/update-payment-intent/@/0.5/pi_unknown"),
      await ask(`/update-payment-intent/@/0.5/${id}`, "reader"),
      await ask("/create-payment-intent/@/0.5", "master"),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    await harness.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_mastercard" });
    const card = await harness.server.call<SavedCard>(
      "merchant",
      "GET",
      `/addStripCardToCustomer/${encodeEmail("merchant@marquee.test")}/${id}`,
    );
    expect(card).toMatchObject({ status: 200, data: { last4digit: "4444" } });
    const next = await ask("/create-payment-intent/@/0.5");
    expect(next.data.paymentIntentId).not.toBe(id);
  });
});
