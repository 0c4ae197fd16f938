import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { formatLine } from "@marquee/domain/payments/receipt-lines";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { describe, expect, it } from "vitest";
import { invoicePdf } from "./invoice-pdf.ts";
import { pdfText } from "@marquee/verification/harness/pdf-text";
import { shownText } from "./shown-text.ts";

const receipt = priceFlyer({
  items: 7,
  from: "2026-03-02",
  to: "2026-03-09",
  places: 16,
  promocode: { type: "P", discount: 10 },
  tax: { totalTax: 14.975, gst: 5, qst: 9.975 },
  campaignFor: "offer",
});
if (isOutOfRange(receipt)) throw new Error("the example has a price");

const invoice: Invoice = {
  id: "i1",
  invoiceId: "INV-2026-000001",
  invoiceType: "Offer Campaign",
  status: "Paid",
  offerId: null,
  productId: null,
  userId: "merchant@marquee.test",
  companyId: "c1",
  companyName: "Atelier Boréal",
  storeId: "s1",
  storeName: "Montréal",
  paymentId: "pi_1",
  payerId: null,
  paymentType: "Card",
  paidWith: { paymentType: "Card", brand: "mastercard", last4digit: "4444" },
  paymentAmount: receipt.charge,
  amount: receipt.subtotal,
  discountAmount: receipt.discount,
  taxAmount: receipt.tax,
  gst: receipt.taxParts.gst,
  hst: 0,
  pst: 0,
  qst: receipt.taxParts.qst,
  campaignId: "g1",
  campaignName: "Spring throws",
  validFrom: "2026-03-02T06:00:00.000Z",
  validTill: "2026-03-09T05:00:00.000Z",
  receipt,
  createdOn: "2026-03-01T18:00:00.000Z",
  refundedOn: null,
  refundedAmount: null,
};

describe("an invoice as a PDF", () => {
  it("[INV-P1] has the receipt's own lines, and who paid for what and when", async () => {
    const text = pdfText(await invoicePdf(invoice)).replaceAll(/\s+/g, " ");
    for (const line of receipt.lines) {
      expect(text).toContain(line.label);
      expect(text).toContain(formatLine(line));
      expect(text).toContain(line.because);
    }
    for (const fact of ["INV-2026-000001", "Atelier Boréal", "Montréal", "Spring throws", "pi_1"])
      expect(text).toContain(fact);
    expect(text).toContain("2026/03/02 12:00:00 AM to 2026/03/09 12:00:00 AM");
    expect(text).toContain(`CAD ${receipt.charge.toFixed(2)}`);
  });

  it("[INV-P1] is the same to the byte whenever it is made, and is tagged", async () => {
    const [first, again] = await Promise.all([invoicePdf(invoice), invoicePdf(invoice)]);
    expect(first.equals(again)).toBe(true);
    const source = first.toString("latin1");
    expect(source).toContain("/Marked true");
    expect(source).toContain("/S /H1");
    expect(source).toContain("/Lang (en-CA)");
  });

  it("[INV-P1] shows when the days start if the branch awaits approval", async () => {
    const waiting = await invoicePdf({ ...invoice, validFrom: null, validTill: null });
    expect(pdfText(waiting)).toContain("7 days from the approval of the branch");
  });

  it("[INV-W1] shows what it was paid with", async () => {
    const method = async (change: Partial<Invoice>) =>
      /Payment method (.+?) Reference number/.exec(
        pdfText(await invoicePdf({ ...invoice, ...change })).replaceAll(/\s+/g, " "),
      )?.[1];
    expect(await method({})).toBe("Mastercard ending in 4444");
    expect(await method({ paidWith: null })).toBe("Card");
    const paypal = { paymentType: "PayPal" } as const;
    expect(await method({ ...paypal, paidWith: paypal })).toBe("PayPal");
    expect(await method({ paymentAmount: 0, paidWith: null })).toBe("Nothing to pay");
  });

  it("[PAY-R4] has the least that a card is charged if a card was paid with, and not for PayPal", async () => {
    const least = { label: "Minimum card charge", amount: 0.5, because: "", rule: "PAY-C2" };
    const small = { ...receipt, lines: [...receipt.lines, { id: "charge", ...least }] };
    const textOf = async (paymentType: Invoice["paymentType"]) =>
      pdfText(await invoicePdf({ ...invoice, paymentType, receipt: small }));
    expect(await textOf("Card")).toContain("Minimum card charge");
    expect(await textOf("PayPal")).not.toContain("Minimum card charge");
  });

  it("[INV-P1] runs on over several pages", async () => {
    const long = { ...receipt, lines: Array.from({ length: 60 }, () => receipt.lines).flat() };
    const pdf = await invoicePdf({ ...invoice, receipt: long });
    expect(pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(5);
  });

  it("[INV-P2] shows names in Latin, Greek, Cyrillic and other letters as they are written", async () => {
    const names = {
      companyName: "Übergröße Zażółć Łódź Dvořák Nguyễn",
      storeName: "Αθήνα, Москва, Київ",
      campaignName: "ᓀᐦᐃᔭᐍᐏᐣ, Երևան, თბილისი — 12 × 5 € “net”",
    };
    const text = pdfText(await invoicePdf({ ...invoice, ...names })).replaceAll(/\s+/g, " ");
    for (const name of Object.values(names)) expect(text).toContain(name);
    expect(text).not.toContain("\ufffd");
  });

  it("[INV-P2] has its letters with it, and no more of them than it shows", async () => {
    const pdf = await invoicePdf(invoice);
    const source = pdf.toString("latin1");
    expect(source.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(2);
    expect(source).not.toContain("Helvetica");
    expect(pdf.length).toBeLessThan(60_000);
  });

  it("[INV-P2] shows a question mark for what it cannot, and never another sign, a box or nothing", () => {
    expect(shownText("Montréal – 12 % “net” € −13.44")).toBe("Montréal – 12 % “net” € −13.44");
    expect(shownText("東京 Tokyo")).toBe("?? Tokyo");
    expect(shownText("🍁 maple")).toBe("? maple");
    // From right to left: the letters would be in the wrong order.
    expect(shownText("ירושלים القاهرة")).toBe("??????? ???????");
    expect(shownText("one\n\ttwo\u0000")).toBe("one two?");
  });
});
