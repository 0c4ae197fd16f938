import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/days.ts";
import { priceFlyer } from "../payments/price-flyer.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { creditLines, invoiceStamps, refundedOf } from "./credit-note.ts";
import {
  creditNoteFacts,
  formatCreditNoteNumber,
  formatInvoiceNumber,
  invoicePaidWith,
  readInvoiceNumber,
  receiptMailedText,
} from "./invoice-text.ts";
import type { CreditNote } from "./invoice.schema.ts";
import { printNotice, unprintedIn } from "./printed-text.ts";

it("[INV-N1] writes the year and at least six digits", () => {
  expect(formatInvoiceNumber({ year: 2026, sequence: 1 })).toBe("INV-2026-000001");
  expect(formatInvoiceNumber({ year: 2026, sequence: 1_234_567 })).toBe("INV-2026-1234567");
});
it("[INV-N2] reads back what it wrote, and nothing else", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 9999 }),
      fc.integer({ min: 1, max: 10 ** 9 }),
      (year, sequence) => {
        expect(readInvoiceNumber(formatInvoiceNumber({ year, sequence }))).toEqual({
          year,
          sequence,
        });
      },
    ),
  );
  for (const text of [
    "",
    "INV-2026-1",
    "INV-2026-000000",
    "inv-2026-000001",
    "INV-2026-0000001",
    "INV-2026-000001 ",
  ])
    expect(readInvoiceNumber(text)).toBeNull();
});
it("[INV-W1] says what was paid with, the way alone if no more is known, and if nothing was charged", () => {
  const card = { paymentAmount: 12.5, paymentType: "Card" } as const;
  const visa = { paymentType: "Card", brand: "visa", last4digit: "4242" } as const;
  expect(invoicePaidWith({ ...card, paidWith: visa })).toBe("Visa ending in 4242");
  expect(invoicePaidWith({ ...card, paidWith: null })).toBe("Card");
  const paypal = { paymentAmount: 12.5, paymentType: "PayPal" } as const;
  expect(invoicePaidWith({ ...paypal, paidWith: { paymentType: "PayPal" } })).toBe("PayPal");
  expect(invoicePaidWith({ ...card, paymentAmount: 0, paidWith: null })).toBe("Nothing to pay");
});
it("[INV-M3] says to which address the receipt is mailed", () => {
  expect(receiptMailedText("merchant@marquee.test")).toBe(
    "The receipt is on its way to merchant@marquee.test.",
  );
});
const noteOf = (amount: number, voidedOn: string | null = null): CreditNote => ({
  number: "CN-2026-000007",
  createdOn: "2026-03-03T18:00:00.000Z",
  amount,
  lines: [],
  voidedOn,
});
it("[INV-N3] numbers credit notes in a series of their own", () => {
  expect(formatCreditNoteNumber({ year: 2026, sequence: 7 })).toBe("CN-2026-000007");
});
it("[INV-C1] names each credit note with what it refunds and when, and the sum of several", () => {
  const text = "CAD 0.50 on 2026/03/03 12:00:00 PM (Central time)";
  expect(creditNoteFacts({ creditNotes: [] })).toEqual([]);
  expect(creditNoteFacts({ creditNotes: [noteOf(0.5)] })).toEqual([
    ["Credit note CN-2026-000007", text],
  ]);
  expect(creditNoteFacts({ creditNotes: [noteOf(0.5), noteOf(0.5)] }).at(-1)).toEqual([
    "Refunded",
    "CAD 1.00",
  ]);
});
it("[INV-C3] [INV-C5] adds up the notes that hold", () => {
  const voided = noteOf(3, "2026-03-04T18:00:00.000Z");
  expect(refundedOf({ creditNotes: [noteOf(0.1), noteOf(0.2), voided] })).toBe(0.3);
});
it("[INV-C4] is stamped REFUNDED once all of it is, and PAID until then", () => {
  const stampsOf = (...creditNotes: readonly CreditNote[]) =>
    invoiceStamps({ paymentAmount: 12, creditNotes });
  expect(stampsOf()).toEqual(["PAID"]);
  expect(stampsOf(noteOf(5))).toEqual(["PAID"]);
  expect(stampsOf(noteOf(5), noteOf(7))).toEqual(["PAID", "REFUNDED"]);
});

describe("what an invoice prints", () => {
  it("[INV-P5] is names in the scripts of its faces, and says before the payment what it is not", () => {
    const printed = [
      "Żółć",
      "Київ",
      "北京 東京",
      "हिन्दी",
      "বাংলা ਪੰਜਾਬੀ ગુજરાતી தமிழ் తెలుగు ಕನ್ನಡ മലയാളം",
      "ร้านน้ำชา",
      "한식당",
      "שלום",
      "مرحبا",
      "🍁 👨‍👩‍👧",
      "ᓀᐦᐃᔭᐍᐏᐣ",
      "12 % – €",
    ];
    for (const name of printed) expect(unprintedIn(name)).toEqual([]);
    expect(printNotice(printed)).toBeNull();
    expect(unprintedIn("ខេខ")).toEqual(["ខ", "េ"]);
    expect(unprintedIn("\u0C5C\u0CDC\u{11FC0}")).toHaveLength(3);
    expect(unprintedIn("\u{20BB7}野家 \u4DB6 \u{30EDE}")).toEqual([
      "\u{20BB7}",
      "\u4DB6",
      "\u{30EDE}",
    ]);
    expect(unprintedIn("Q\u20D2 \uA66F")).toEqual(["\u20D2", "\uA66F"]);
    expect(printNotice(["Fine", "မြန်မာ"])).toMatch(
      /^The invoice cannot print မ .* of “မြန်မာ” and has “\?” there/,
    );
  });
});

describe("a credit note", () => {
  const tax = { totalTax: 14.975, gst: 5, qst: 9.975 };
  const receiptFor = (days: number) => {
    const toDate = addDays("2026-03-02", days);
    const receipt = priceFlyer({ items: 6, from: "2026-03-02", to: toDate, places: 1, tax });
    if (isOutOfRange(receipt)) throw new Error("no price");
    return receipt;
  };
  const invoiceOf = (days: number) => {
    const receipt = receiptFor(days);
    return { invoiceId: "INV-2026-000001", paymentAmount: receipt.charge, receipt };
  };

  it("[INV-C2] credits the taxes of the whole payment as they were paid", () => {
    const { charge, subtotal, lines } = receiptFor(7);
    const credited = creditLines(invoiceOf(7), { earlier: 0, total: charge });
    const paidAmount = (id: string) => lines.find((each) => each.id === id)?.amount;
    expect(credited.map(({ id, amount }) => [id, amount])).toEqual([
      ["subtotal", subtotal],
      ["gst", paidAmount("gst")],
      ["qst", paidAmount("qst")],
      ["total", charge],
    ]);
    expect(credited.at(-1)?.because).toBe("The whole payment");
  });

  it("[INV-C2] adds up to each refund, and over all refunds of a payment to its taxes", () => {
    const cents = (amount: number) => Math.round(amount * 100);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (days, parts) => {
          const { charge, lines } = receiptFor(days);
          const totals = [...parts.map((part) => Math.round(charge * part * 100) / 100), charge];
          const ends = [...new Set(totals)].filter((total) => total > 0).toSorted((a, b) => a - b);
          const notes = ends.map((total, place) =>
            creditLines(invoiceOf(days), { earlier: ends[place - 1] ?? 0, total }),
          );
          notes.forEach((note, place) => {
            const sum = note.slice(0, -1).reduce((all, { amount }) => all + cents(amount), 0);
            expect(sum).toBe(cents(ends[place] ?? 0) - cents(ends[place - 1] ?? 0));
          });
          for (const tax of ["gst", "qst"]) {
            const credited = notes.flatMap((note) => note.filter(({ id }) => id === tax));
            expect(credited.reduce((all, { amount }) => all + cents(amount), 0)).toBe(
              cents(lines.find(({ id }) => id === tax)?.amount ?? 0),
            );
          }
        },
      ),
    );
  });
});
