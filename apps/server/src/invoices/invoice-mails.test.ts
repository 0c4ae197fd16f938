import type { InvoiceMails } from "@marquee/domain/invoices/invoice.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";
import { refundMailKey, refundOfAttempt, returnedMailKey } from "./mail-keys.ts";

let harness: PaymentHarness;
let invoiceId = "";
let checkoutId = "";
beforeEach(async () => {
  harness = await paymentHarness();
  const checkout = await harness.opened("mailed", { campaignName: "Lanterns" });
  checkoutId = checkout.id;
  await harness.confirm(checkout);
  invoiceId = (await harness.reconcile(checkout.id)).data.invoiceId ?? "";
  await harness.flush();
});
afterEach(() => harness.close());

const read = async (who = "merchant", invoice = invoiceId) =>
  harness.server.call<InvoiceMails>(who, "GET", `/invoices/${invoice}/mails`);
const change = (statement: string, values: readonly unknown[] = []) =>
  harness.server.database.owner.query(statement, [...values]);

/** Refunds CAD 1.00 of a paid checkout. */
async function refund(id: string): Promise<void> {
  const { rows } = await change(
    "select id from transaction where checkout_id = $1 and status = 'Paid'",
    [id],
  );
  const money = { transactionId: rows[0]?.id, amount: 1, amountAgain: null };
  const refunded = await harness.server.call("master", "POST", "/refunds", {
    body: { id, ...money, reason: "agreed", note: "" },
  });
  expect(refunded.status).toBe(200);
}

const mailAgain = async (who: string, id: string, invoice = invoiceId) =>
  expect(
    (await harness.server.call(who, "POST", `/invoices/${invoice}/mail`, { body: { id } })).status,
  ).toBe(200);

describe("the mails about an invoice", () => {
  it("[INV-M4] are its receipt, and a refund by its credit note, which the mail names (MAIL-C2)", async () => {
    await refund(checkoutId);
    await harness.flush();
    const { mails, isForgotten } = (await read()).data;
    expect(mails.map(({ about, to, creditNote }) => [about, to, creditNote])).toEqual([
      ["receipt", "merchant@marquee.test", null],
      ["refund", "merchant@marquee.test", expect.stringMatching(/^CN-/)],
    ]);
    expect(isForgotten).toBe(false);
  });

  it("[INV-M4] [MAIL-C11] are one that a refund came back, with the credit note that is void by it", async () => {
    const checkout = await harness.opened("returned", { campaignName: "Candles" });
    await harness.confirm(checkout, "pm_card_refundFail");
    const { invoiceId: paid } = (await harness.reconcile(checkout.id)).data;
    await harness.flush();
    await refund(checkout.id);
    harness.server.clock.advance(5_000);
    await harness.flush();
    await harness.flush();
    const { mails } = (await read("merchant", paid ?? "")).data;
    expect(mails.map(({ about }) => about)).toEqual(["receipt", "refund", "returnedRefund"]);
    const [, refunded, returned] = mails;
    expect(returned?.creditNote).toMatch(/^CN-/);
    expect(returned?.creditNote).toBe(refunded?.creditNote);
  });

  it("[INV-M4] [PAYSRV-G5] are those of a payment that went back by itself, however often it came back", async () => {
    const { rows } = await change("select id from payment_attempt where checkout_id = $1", [
      checkoutId,
    ]);
    const { id } = rows[0];
    const [first = "", second = ""] = ["re_1", "re_2"].map((refund) => refundOfAttempt(id, refund));
    const ofPayment = [id, second].map(refundMailKey);
    const ofReturns = [first, second].map(returnedMailKey);
    // of another payment, and one that is no mail to the payer
    const others = [refundMailKey(newId()), `refundFailed:${id}`];
    const keys = [ofPayment[0], ofReturns[0], ofPayment[1], ofReturns[1], ...others];
    await change(
      `insert into outbox (key, kind, payload, due_at, created_on)
       select key, 'mail', '{"to": "merchant@marquee.test"}', now(), now() + place * interval '1 second'
       from unnest($1::text[]) with ordinality keys (key, place)`,
      [keys],
    );
    const { mails } = (await read()).data;
    const again = ["refund", "returnedRefund"];
    expect(mails.map(({ about }) => about)).toEqual(["receipt", ...again, ...again]);
  });

  it("[INV-M4] say whether they were sent, wait or could not be delivered, and when", async () => {
    const key = "campaign-paid:%";
    const at = "2026-03-04T05:06:07.000Z";
    await change("update outbox set done_on = $2, dead_on = null where key like $1", [key, at]);
    expect((await read()).data.mails).toMatchObject([{ state: "sent", at }]);
    await change("update outbox set done_on = null, dead_on = $2 where key like $1", [key, at]);
    expect((await read()).data.mails).toMatchObject([{ state: "undelivered", at }]);
    await change("update outbox set dead_on = null where key like $1", [key]);
    expect((await read()).data.mails).toMatchObject([{ state: "waiting" }]);
  });

  it("[INV-M4] [RETAIN-1] are forgotten with an old invoice, which says so", async () => {
    await change("delete from outbox");
    expect((await read()).data).toEqual({ mails: [], isForgotten: false });
    harness.server.clock.advance(400 * 24 * 60 * 60 * 1000);
    expect((await read()).data).toEqual({ mails: [], isForgotten: true });
  });

  it("[INV-M5] [INV-M1] [INV-M2] have each receipt that was mailed again once, as it stands", async () => {
    const [first, second] = [newId(), newId()];
    for (const id of [first, first, second]) await mailAgain("merchant", id);
    const waiting = { about: "receipt", isAgain: true, to: "merchant@marquee.test" };
    expect((await read()).data.mails).toMatchObject([
      { about: "receipt", isAgain: false },
      { ...waiting, state: "waiting" },
      { ...waiting, state: "waiting" },
    ]);
    await change("update outbox set done_on = '2026-03-04' where key like '%' || $1", [first]);
    await change("update outbox set dead_on = '2026-03-05' where key like '%' || $1", [second]);
    const { mails } = (await read()).data;
    expect(mails.slice(1).map(({ state }) => state)).toEqual(["sent", "undelivered"]);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(3);
  });

  it("[INV-M5] [HIST-S2] name staff who had it mailed to those alone who act across companies", async () => {
    await mailAgain("master", newId());
    const again = async (who: string) =>
      (await read(who)).data.mails.filter(({ isAgain }) => isAgain).map(({ to }) => to);
    expect(await again("merchant")).toEqual(["Marquee staff"]);
    expect(await again("master")).toEqual(["master@marquee.test"]);
  });

  it("[INV-M5] are of this invoice alone", async () => {
    const checkout = await harness.opened("another", { campaignName: "Candles" });
    await harness.confirm(checkout);
    const other = (await harness.reconcile(checkout.id)).data.invoiceId ?? "";
    await mailAgain("merchant", newId(), other);
    expect((await read()).data.mails.map(({ isAgain }) => isAgain)).toEqual([false]);
  });

  it("[INV-M4] are refused to users who may not see it, and are not there for other companies", async () => {
    expect([(await read("reader")).status, (await read("other")).status]).toEqual([403, 404]);
  });
});
