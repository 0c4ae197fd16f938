import { describe, expect, it } from "vitest";
import { addDays } from "../dates/days.ts";
import { priceFlyer } from "../payments/price-flyer.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { creditNote } from "./credit-note.ts";
import { printNotice, unprintedIn } from "./printed-text.ts";
import fc from "fast-check";
import {
  creditNoteFacts,
  formatInvoiceNumber,
  invoicePaidWith,
  readInvoiceNumber,
  receiptMailedText,
} from "./invoice-text.ts";

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
it("[INV-C1] names what was refunded, when, and the credit note", () => {
  const invoiceId = "INV-2026-000001";
  expect(creditNoteFacts({ invoiceId, refundedOn: null, refundedAmount: null })).toEqual([]);
  expect(
    creditNoteFacts({ invoiceId, refundedOn: "2026-03-03T18:00:00.000Z", refundedAmount: 0.5 }),
  ).toEqual([
    ["Credit note", "CN-INV-2026-000001"],
    ["Refunded", "CAD 0.50 on 2026/03/03 12:00:00 PM (Central time)"],
  ]);
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
  const invoiceOf = (days: number, refundedAmount: number | null) => {
    const receipt = receiptFor(days);
    return {
      invoiceId: "INV-2026-000001",
      paymentAmount: receipt.charge,
      receipt,
      refundedAmount,
      refundedOn: refundedAmount === null ? null : "2026-03-03T18:00:00.000Z",
    };
  };

  it("[INV-C2] of the whole payment credits the taxes as they were paid", () => {
    const { charge, subtotal, lines } = receiptFor(7);
    const note = creditNote(invoiceOf(7, charge));
    expect(note).toMatchObject({ number: "CN-INV-2026-000001", amount: charge });
    const amounts = note?.lines.map(({ id, amount }) => [id, amount]);
    const paid = (id: string) => lines.find((each) => each.id === id)?.amount;
    expect(amounts).toEqual([
      ["subtotal", subtotal],
      ["gst", paid("gst")],
      ["qst", paid("qst")],
      ["total", charge],
    ]);
    expect(note?.lines.at(-1)?.because).toBe("The whole payment");
  });

  it("[INV-C2] is none if nothing was refunded", () => {
    expect(creditNote(invoiceOf(7, null))).toBeNull();
  });

  it("[INV-C2] of a part adds up to what was refunded, and credits no more tax than was paid", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (days, part) => {
          const { charge, lines } = receiptFor(days);
          const refunded = Math.round(charge * part * 100) / 100;
          const note = creditNote(invoiceOf(days, refunded));
          const cents = (amount: number) => Math.round(amount * 100);
          const credited = note?.lines ?? [];
          const total = credited.at(-1);
          const sum = credited.slice(0, -1).reduce((all, { amount }) => all + cents(amount), 0);
          expect(sum).toBe(cents(refunded));
          expect(total?.amount).toBe(refunded);
          for (const { id, amount } of credited.slice(1, -1))
            expect(amount).toBeLessThanOrEqual(lines.find((each) => each.id === id)?.amount ?? 0);
        },
      ),
    );
  });
});
