import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { MailContent } from "@marquee/domain/mail/mail.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Refund, Refundable } from "@marquee/domain/refunds/refund.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { staffRefunds, type StaffRefunds } from "@marquee/verification/harness/staff-refunds";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settleRefund } from "./settle-refund.ts";

let harness: PaymentHarness;
let staff: StaffRefunds;
beforeAll(async () => {
  harness = await paymentHarness();
  staff = staffRefunds(harness);
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.flush();
  await harness.setFaults({ failNext: 0, loseNext: 0, dropNext: 0 });
});

const refundable = async (checkout: Checkout): Promise<Refundable> =>
  (
    await harness.server.call<Refundable>(
      "master",
      "GET",
      `/refunds/${await staff.transactionOf(checkout)}`,
    )
  ).data;

const atProvider = async ({ paymentIntentId }: Checkout) =>
  (await harness.stripe.refunds.list({ payment_intent: paymentIntentId ?? "" })).data.map(
    ({ amount, status }) => `${amount} ${status}`,
  );

const notesOf = async (checkout: Checkout) => {
  const { data } = await harness.server.call<Invoice[]>(
    "master",
    "GET",
    `/getCompanyInvoice/${COMPANY.maple}?q=${checkout.paymentIntentId}`,
  );
  return data[0]?.creditNotes.map(({ amount, voidedOn }) => [amount, voidedOn !== null]) ?? [];
};

const mailsOf = async ({ id }: Refund): Promise<number> =>
  (
    await staff.one<{ n: number }>(
      "select count(*)::int as n from outbox where key = $1",
      `refunded:${id}`,
    )
  ).n;

const returnedMailsOf = async ({ id }: Refund) =>
  (
    await staff.one<{ mails: readonly MailContent[] }>(
      "select coalesce(json_agg(payload -> 'content'), '[]') as mails from outbox where key = $1",
      `refund-returned:${id}`,
    )
  ).mails;

const campaignOf = ({ id }: Checkout) =>
  staff.one<{ days: number; valid_from: Date; valid_till: Date; campaign_price: string }>(
    "select days, valid_from, valid_till, campaign_price from campaign where checkout_id = $1",
    id,
  );

const offerOf = async ({ id }: Checkout) =>
  staff.one<{ valid_till: Date }>(
    `select offer.valid_till from offer join campaign_offer on campaign_offer.offer_id = offer.id
     join campaign on campaign.id = campaign_offer.campaign_id where campaign.checkout_id = $1`,
    id,
  );

describe("a refund by staff", () => {
  it("[REFUND-P1] [REFUND-P3] is made of a part once, mailed, credited and written down with who did it", async () => {
    const checkout = await staff.paid("in part");
    const before = await refundable(checkout);
    expect(before).toMatchObject({ refunded: 0, left: before.amount, obstacle: null });
    const { data, status } = await staff.request(checkout, "in part", 1);
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: "done", amount: 1, requestedBy: "master@marquee.test" });
    await harness.flush();
    expect(await atProvider(checkout)).toEqual(["100 succeeded"]);
    expect(await notesOf(checkout)).toEqual([[1, false]]);
    expect(await mailsOf(data)).toBe(1);
    const after = await refundable(checkout);
    expect(after).toMatchObject({ refunded: 1, obstacle: null });
    expect(after.refunds).toEqual([data]);
    const { rows } = await harness.server.database.owner.query(
      "select actor, after ->> 'state' as state from audit where noun = 'refunds' and row_id = $1 order by id",
      [data.id],
    );
    expect(rows).toEqual([
      { actor: "master@marquee.test", state: "requested" },
      { actor: "master@marquee.test", state: "done" },
    ]);
  });

  it("[REFUND-P1] is the same one if it is requested again, and another body under its id is a conflict", async () => {
    const checkout = await staff.paid("repeated");
    const responses = await Promise.all(
      [1, 2, 3].map(() => staff.request(checkout, "repeated", 1)),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    await staff.request(checkout, "repeated", 1);
    expect(await atProvider(checkout)).toEqual(["100 succeeded"]);
    expect((await staff.request(checkout, "repeated", 2)).status).toBe(409);
  });

  it("[REFUND-R1] stops what runs at once if it is of all", async () => {
    const checkout = await staff.paid("whole");
    const { amount } = await refundable(checkout);
    expect((await staff.request(checkout, "whole", amount)).data.state).toBe("done");
    const now = harness.server.clock.now().getTime();
    expect((await campaignOf(checkout)).valid_till.getTime()).toBeLessThanOrEqual(now);
    expect((await offerOf(checkout)).valid_till.getTime()).toBeLessThanOrEqual(now);
    expect((await refundable(checkout)).obstacle).toBe("All of this payment is refunded.");
    expect((await staff.request(checkout, "whole again", 1)).status).toBe(409);
  });

  it("[REFUND-R1] [REFUND-R4] ends what runs a day earlier if it is of the price of a day", async () => {
    const checkout = await staff.paid("a day");
    const { amount } = await refundable(checkout);
    const before = await campaignOf(checkout);
    await staff.request(checkout, "a day", Math.round((amount * 100) / before.days) / 100);
    const after = await campaignOf(checkout);
    expect(after.days).toBe(before.days - 1);
    expect(before.valid_till.getTime() - after.valid_till.getTime()).toBe(86_400_000);
    expect((await offerOf(checkout)).valid_till).toEqual(after.valid_till);
    expect(Number(after.campaign_price)).toBeLessThan(Number(before.campaign_price));
  });

  it("[REFUND-V2] is at most what is left", async () => {
    const checkout = await staff.paid("too much");
    const { amount } = await refundable(checkout);
    await staff.request(checkout, "first of two", 1);
    const response = await staff.request(checkout, "second of two", amount);
    expect(response.status).toBe(422);
    expect(response.text).toContain("This is more than is left of the payment");
    expect(await atProvider(checkout)).toEqual(["100 succeeded"]);
  });

  it("[REFUND-S2] leaves no room for another one at the same time", async () => {
    const checkout = await staff.paid("at once");
    const { amount } = await refundable(checkout);
    const most = Math.floor(amount * 100 - 1) / 100;
    const responses = await Promise.all(
      ["a", "b", "c"].map((name) => staff.request(checkout, `at once ${name}`, most)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await atProvider(checkout)).toHaveLength(1);
  });

  it("[REFUND-P2] arrives once if the provider's answer is lost, and is sent again by the sweeper", async () => {
    const checkout = await staff.paid("lost");
    await harness.setFaults({ loseNext: 4 });
    const { data } = await staff.request(checkout, "lost", 1);
    expect(data.state).toBe("requested");
    await harness.setFaults({ loseNext: 0 });
    await harness.sweepLater();
    await harness.flush();
    expect(await atProvider(checkout)).toEqual(["100 succeeded"]);
    expect((await refundable(checkout)).refunds[0]?.state).toBe("done");
    expect(await mailsOf(data)).toBe(1);
    expect(await notesOf(checkout)).toEqual([[1, false]]);
  });

  it("[REFUND-P2] arrives once if the server dies after the provider has taken it", async () => {
    const checkout = await staff.paid("killed");
    harness.dieAt("providerQueried");
    expect((await staff.request(checkout, "killed", 1)).status).toBe(500);
    await harness.server.database.owner.query("update refund set leased_until = null");
    await harness.sweepLater();
    expect(await atProvider(checkout)).toEqual(["100 succeeded"]);
    const { refunds, refunded } = await refundable(checkout);
    expect(refunds[0]?.state).toBe("done");
    expect(refunded).toBe(1);
  });

  it("[REFUND-P3] that takes its time is on its way, and then done", async () => {
    const checkout = await staff.paid("slowly", "pm_card_pendingRefund");
    const { data } = await staff.request(checkout, "slowly", 1);
    expect(data.state).toBe("pending");
    expect((await refundable(checkout)).obstacle).toContain("on its way");
    await harness.sweepLater();
    expect((await refundable(checkout)).refunds[0]?.state).toBe("done");
  });

  it("[REFUND-P4] is refused in words for a disputed payment", async () => {
    const checkout = await staff.paid("disputed", "pm_card_createDispute");
    const response = await staff.request(checkout, "disputed", 1);
    expect(response.status).toBe(409);
    expect(response.text).toContain("This payment is disputed");
    expect((await refundable(checkout)).obstacle).toContain("This payment is disputed");
  });

  it("[REFUND-P4] is refused in words if the provider knows of a dispute first, and is never left to staff", async () => {
    const checkout = await harness.opened("disputed unheard");
    await harness.confirm(checkout, "pm_card_createDispute");
    await harness.reconcile(checkout.id);
    const response = await staff.request(checkout, "disputed unheard", 1);
    expect(response.status).toBe(409);
    expect(response.text).toContain("This payment is disputed");
    expect((await refundable(checkout)).refunds[0]).toMatchObject({ state: "refused" });
  });

  it("[REFUND-P6] [REFUND-P7] [MAIL-C11] [INV-C5] [REFUND-R5] that comes back after it was done is with us again, told to staff and payer once, and refunded again without further days", async () => {
    const checkout = await staff.paid("came back", "pm_card_refundFail");
    const { amount } = await refundable(checkout);
    const before = await campaignOf(checkout);
    const day = Math.round((amount * 100) / before.days) / 100;
    const { data } = await staff.request(checkout, "came back", day);
    expect(data.state).toBe("done");
    const shortened = await campaignOf(checkout);
    harness.server.clock.advance(5_000);
    await harness.flush();
    await harness.flush();
    const returned = await refundable(checkout);
    expect(returned).toMatchObject({ refunded: 0, left: amount, obstacle: null });
    expect(returned.refunds[0]).toMatchObject({ state: "failed", returnedOn: expect.any(String) });
    expect(await notesOf(checkout)).toEqual([[day, true]]);
    expect((await campaignOf(checkout)).campaign_price).toBe(before.campaign_price);
    const { told } = await staff.one<{ told: number }>(
      "select count(*)::int as told from notification where key = $1 and recipient = 'master@marquee.test'",
      `refundFailed:${data.id}`,
    );
    expect(told).toBe(1);
    const [mail, ...others] = await returnedMailsOf(data);
    expect(others).toEqual([]);
    expect(mail?.facts.find(({ label }) => label === "Credit note")?.value).toMatch(
      /^CN-\d{4}-\d{6}$/,
    );
    expect((await staff.request(checkout, "came back again", day)).data.state).toBe("done");
    expect(await campaignOf(checkout)).toEqual(shortened);
    expect((await notesOf(checkout)).at(-1)).toEqual([day, false]);
  });

  it("[REFUND-P6] that fails at the provider before its first answer is stored is failed, and no mail says otherwise", async () => {
    const checkout = await staff.paid("failed meanwhile");
    await harness.setFaults({ loseNext: 4 });
    const { data } = await staff.request(checkout, "failed meanwhile", 1);
    await harness.setFaults({ loseNext: 0 });
    const { services } = harness.server;
    const findRefund = (id: string) =>
      Promise.resolve({ tag: "refund", id, status: "failed" } as const);
    await settleRefund({ ...services, cards: { ...services.cards, findRefund } }, data.id);
    const { refunds } = await refundable(checkout);
    expect(refunds).toMatchObject([{ state: "failed", returnedOn: null }]);
    for (const refund of refunds) {
      expect(await mailsOf(refund)).toBe(0);
      expect(await returnedMailsOf(refund)).toEqual([]);
    }
  });

  it("[REFUND-P5] is refused to merchants", async () => {
    const checkout = await staff.paid("of a merchant");
    const path = `/refunds/${await staff.transactionOf(checkout)}`;
    expect((await harness.server.call("merchant", "GET", path)).status).toBe(403);
  });
});
