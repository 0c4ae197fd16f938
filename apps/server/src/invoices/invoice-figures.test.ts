import { encodeEmail } from "@marquee/api/http/path";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentBench, type PaymentBench } from "@marquee/verification/harness/payment-bench";

let bench: PaymentBench;
const me = encodeEmail("merchant@marquee.test");
const ask = (id: string, figures: object) =>
  bench.server.call<Invoice>("merchant", "POST", `/invoice/${me}?checkout=${id}`, {
    body: { id: "i", ...figures },
  });

beforeAll(async () => {
  bench = await paymentBench();
});
afterAll(() => bench.close());

describe("the call for an invoice", () => {
  it("[INV-F1] refuses other figures than those of the payment, and takes its own", async () => {
    const checkout = await bench.opened("figures");
    await bench.confirm(checkout);
    await bench.reconcile(checkout.id);
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
