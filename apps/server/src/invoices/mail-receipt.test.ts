import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";

interface Mail {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
}
let harness: PaymentHarness;
let invoiceId = "";
beforeEach(async () => {
  harness = await paymentHarness();
  const checkout = await harness.opened("receipt", { campaignName: "Lanterns" });
  await harness.confirm(checkout);
  invoiceId = (await harness.reconcile(checkout.id)).data.invoiceId ?? "";
});
afterEach(() => harness.close());

const ask = (who: string, id: string, { invoice = invoiceId, more = {} } = {}) =>
  harness.server.call<{ to: string }>(who, "POST", `/invoices/${invoice}/mail`, {
    body: { id, ...more },
  });
/** The mails under keys that begin with `key`, in no order. */
const mails = async (key: string): Promise<readonly Mail[]> =>
  (
    await harness.server.database.owner.query<Mail>(
      `select key, payload ->> 'to' as to, payload -> 'content' ->> 'subject' as subject
       from outbox where key like $1 || '%'`,
      [key],
    )
  ).rows;

describe("a receipt that is mailed again", () => {
  it("[INV-M1] is the payer's mail, to the caller alone, whatever address the request names", async () => {
    const [first] = await mails("campaign-paid:");
    const more = { to: "eve@example.org", email: "eve@example.org" };
    const response = await ask("master", newId(), { more });
    expect([response.status, response.data]).toEqual([200, { to: "master@marquee.test" }]);
    const again = await mails("receipt-again:");
    expect(again.map(({ to, subject }) => [to, subject])).toEqual([
      ["master@marquee.test", first?.subject],
    ]);
    expect(first?.subject).toContain('"Lanterns"');
  });

  it("[INV-M1] is refused to users who may not see it, and is not there for other companies", async () => {
    const before = await mails("receipt-again:");
    const statuses = await Promise.all(
      ["reader", "branch", "agent"].map(async (who) => (await ask(who, newId())).status),
    );
    expect(statuses).toEqual([403, 403, 403]);
    const foreign = await ask("other", newId());
    const absent = await ask("other", newId(), { invoice: newId() });
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(foreign.error.message).toBe(absent.error.message);
    expect((await ask("merchant", "no id")).status).toBe(422);
    expect(await mails("receipt-again:")).toEqual(before);
  });

  it("[INV-M2] [LIMIT-27] is sent once under one id and twenty times a day; a repeat is answered all the same", async () => {
    const ids = Array.from({ length: 20 }, () => newId());
    for (const id of ids) {
      expect((await ask("merchant", id)).status).toBe(200);
      expect((await ask("merchant", id)).data).toEqual({ to: "merchant@marquee.test" });
    }
    expect(await mails("receipt-again:merchant")).toHaveLength(20);
    const beyond = await ask("merchant", newId());
    expect([beyond.status, beyond.error.message]).toEqual([
      429,
      "Too many receipts were mailed today. Please try again tomorrow.",
    ]);
    expect((await ask("merchant", ids[0] ?? "")).status).toBe(200);
    expect(await mails("receipt-again:merchant")).toHaveLength(20);
    harness.server.clock.advance(24 * 60 * 60 * 1000);
    expect((await ask("merchant", newId())).status).toBe(200);
  });
});
