import { encodeEmail } from "@marquee/api/http/path";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
const me = encodeEmail("merchant@marquee.test");
const ask = (id: string, figures: object) =>
  harness.server.call<Invoice>("merchant", "POST", `/invoice/${me}?checkout=${id}`, {
    body: { id: "i", ...figures },
  });

beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

describe("the call for an invoice", () => {
  it("[INV-F1] refuses other figures than those of the payment, and takes its own", async () => {
    const checkout = await harness.opened("figures");
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    const { data } = await ask(checkout.id, {});
    const { amount, paymentAmount, discountAmount, taxAmount, gst, hst, pst, qst } = data;
    const own = { amount, paymentAmount, discountAmount, taxAmount, gst, hst, pst, qst };
    expect((await ask(checkout.id, own)).data).toEqual(data);
    for (const [name, figure] of Object.entries(own)) {
      const wrong = await ask(checkout.id, { ...own, [name]: figure + 0.01 });
      expect([name, wrong.status]).toEqual([name, 409]);
    }
  });
});
