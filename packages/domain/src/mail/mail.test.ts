import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditLines } from "../invoices/credit-note.ts";
import { campaignPaidMail, paymentRefundedMail, refundReturnedMail } from "../payments/mails.ts";
import { priceFlyer } from "../payments/price-flyer.ts";
import { refundSentence } from "../payments/refund-reason.ts";
import { corporationMail, storeApprovedMail, storeUnapprovedMail } from "../stores/mails.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText, plainLine } from "./mail-text.ts";
import { panelPath, sentLink } from "./panel-link.ts";

const priceOf = (items: number) => {
  const receipt = priceFlyer({
    items,
    from: "2026-03-02",
    to: "2026-03-04",
    places: 5,
    tax: { totalTax: 15, gst: 5, qst: 10 },
    campaignFor: "offer",
  });
  if (isOutOfRange(receipt)) throw new Error("the example has a price");
  return receipt;
};
const paid = {
  campaignName: "Spring",
  storeName: "Montreal",
  invoiceId: "INV-2026-000007",
  amount: 13.8,
  run: { validFrom: "2026-03-02T06:00:00.000Z", validTill: "2026-03-04T06:00:00.000Z" },
  campaignId: "k1",
  receipt: priceOf(6),
  paymentType: "Card",
} as const;
const branch = { storeId: "s1", storeName: "Montreal", companyName: "Maple" };
const factValues = (mail: { readonly facts: readonly { label: string; value: string }[] }) =>
  Object.fromEntries(mail.facts.map(({ label, value }) => [label, value]));

describe("the content of a mail", () => {
  it("[MAIL-C1] names invoice, amount line by line, and run of a paid campaign to its payer, and leads to it", () => {
    const mail = campaignPaidMail(paid);
    expect(mail.subject).toBe('Your campaign "Spring" is paid, invoice INV-2026-000007');
    expect(factValues(mail)).toEqual({
      Campaign: "Spring",
      Branch: "Montreal",
      Invoice: "INV-2026-000007",
    });
    expect(mail.amounts?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "6 offers a day: 1.20",
      "2 days × 5 cities: × 10",
      "Subtotal: 12.00",
      "GST: 0.60",
      "QST: 1.20",
      "Paid: CAD 13.80",
    ]);
    expect(mail.link).toEqual({ label: "See the campaign", href: "/home/campaign/manage?id=k1" });
    expect(mail.paragraphs[1]).toBe(
      "It runs from 2026/03/02 12:00 AM to 2026/03/04 12:00 AM, Central time.",
    );
  });

  it("[MAIL-C1] says that a campaign waits while its store is not approved", () => {
    const mail = campaignPaidMail({ ...paid, run: { validFrom: null, validTill: null } });
    expect(mail.paragraphs[1]).toMatch(/goes live within 24 hours of store approval/);
  });

  it("[MAIL-C2] names what was refunded, for what and why, with the payment if there is one", () => {
    const why = refundSentence("cardVerification");
    const refund = { amount: 0.5, paidFor: "Card Verification", paymentId: "pi_1", why };
    expect(paymentRefundedMail(refund).paragraphs[0]).toBe(why);
    expect(paymentRefundedMail(refund).subject).toBe("CAD 0.50 is on its way back to you");
    expect(factValues(paymentRefundedMail(refund))).toEqual({
      "Paid for": "Card Verification",
      Payment: "pi_1",
    });
    expect(factValues(paymentRefundedMail({ ...refund, paymentId: null }))).not.toHaveProperty(
      "Payment",
    );
    expect(paymentRefundedMail(refund)).toMatchObject({
      amounts: [{ label: "Refunded", value: "CAD 0.50" }],
      link: null,
    });
  });

  it("[MAIL-C2] breaks down what was refunded of a sale as its credit note does, and leads to its campaign", () => {
    const lines = creditLines(
      { invoiceId: paid.invoiceId, paymentAmount: 13.8, receipt: paid.receipt },
      { earlier: 0, total: 6.9 },
    );
    const mail = paymentRefundedMail({
      amount: 6.9,
      paidFor: "Spring",
      paymentId: "pi_1",
      why: "Half of it.",
      sold: { campaignId: "k1", invoiceId: paid.invoiceId, creditNote: "CN-2026-000004", lines },
    });
    expect(mail.amounts?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Credited before tax: 6.00",
      "GST: 0.30",
      "QST: 0.60",
      "Refunded: CAD 6.90",
    ]);
    expect(factValues(mail)).toMatchObject({
      Invoice: paid.invoiceId,
      "Credit note": "CN-2026-000004",
    });
    expect(mail.link?.href).toBe("/home/campaign/manage?id=k1");
  });

  it("[MAIL-C11] informs the payer which refund came back, and which credit notes are void by it", () => {
    const refund = { amount: 6.9, paidFor: "Spring", paymentId: "pi_1" };
    const voided = ["CN-2026-000004", "CN-2026-000005"];
    const mail = refundReturnedMail({
      ...refund,
      sold: { campaignId: "k1", invoiceId: paid.invoiceId, voided },
    });
    expect(mail.subject).toBe("Your refund of CAD 6.90 came back to us");
    expect(factValues(mail)).toEqual({
      "Paid for": "Spring",
      Invoice: paid.invoiceId,
      "Credit note": "CN-2026-000004, CN-2026-000005",
      Payment: "pi_1",
    });
    expect(mail.amounts).toEqual([{ label: "Returned", value: "CAD 6.90" }]);
    expect(mail.link?.href).toBe("/home/campaign/manage?id=k1");
    expect(mail.paragraphs).toHaveLength(2);
    const unsold = refundReturnedMail(refund);
    expect([unsold.paragraphs.length, unsold.link]).toEqual([1, null]);
    expect(factValues(unsold)).toEqual({ "Paid for": "Spring", Payment: "pi_1" });
  });

  it("[MAIL-C3] informs a branch that it is approved", () => {
    expect(storeApprovedMail(branch).subject).toBe('Your store "Montreal" is approved');
    expect(factValues(storeApprovedMail(branch))).toEqual({ Branch: "Montreal", Company: "Maple" });
    expect(storeApprovedMail(branch).link?.href).toBe("/home/branches?store=s1");
  });

  it("[MAIL-C4] informs a branch that its approval was withdrawn", () => {
    expect(storeUnapprovedMail(branch).subject).toBe(
      'Your store "Montreal" is not approved any more',
    );
  });

  it("[MAIL-C5] informs the operator which corporation id is in use, and who asks", () => {
    const asked = {
      corporationId: "C-1",
      companyName: "Maple",
      contactNumber: "5145550100",
      by: "ann@example.org",
    };
    expect(factValues(corporationMail(asked))).toEqual({
      "Corporation id": "C-1",
      Company: "Maple",
      "Contact number": "5145550100",
      "Asked by": "ann@example.org",
    });
  });
});

describe("the forms of a mail", () => {
  const content = {
    subject: "Hello",
    paragraphs: ["One.", "Two."],
    facts: [{ label: "Invoice", value: "7\nBcc: eve@example.org" }],
    amounts: [
      { label: "GST", value: "0.60" },
      { label: "Paid", value: "CAD 12.60" },
    ],
    link: { label: "Look", href: "https://marquee.example/a?b=1&c=2" },
  };

  it("[MAIL-R1] has a plain form that contains everything, each figure on a line of its own", () => {
    expect(mailText(content)).toBe(
      "One.\n\nTwo.\n\nInvoice: 7 Bcc: eve@example.org\n\nGST: 0.60\nPaid: CAD 12.60\n\nLook: https://marquee.example/a?b=1&c=2",
    );
  });

  it("[MAIL-R2] turns web addresses alone into links", () => {
    expect(mailHtml(content)).toMatch(
      /<a href="https:\/\/marquee\.example\/a\?b=1&amp;c=2" style="[^"]*">Look<\/a>/,
    );
    const href = "javascript:alert(1)";
    expect(mailHtml({ ...content, link: { label: "Look", href } })).not.toContain("<a ");
  });

  it("[MAIL-R4] looks alike in light and in dark: no ground, one grey, and a button of its own colours", () => {
    const html = mailHtml(content);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect([...new Set(html.match(/#[0-9a-f]{6}/g))].toSorted()).toEqual([
      "#5b5bd6",
      "#8b8d98",
      "#ffffff",
    ]);
    expect(html).not.toMatch(/<img|<link|<script|url\(/);
  });

  it("[MAIL-L1] leads to a page of the panel on the site that sends it, and nowhere without one", () => {
    const link = { label: "See it", href: panelPath("/home/branches", { store: "s 1" }) };
    expect(sentLink(link, "https://marquee.example")).toEqual({
      label: "See it",
      href: "https://marquee.example/ADMIN-UI/home/branches?store=s+1",
    });
    expect(sentLink(link, null)).toBeNull();
    expect(sentLink(content.link, null)).toEqual(content.link);
  });

  it("[MAIL-R2] escapes every value, whatever it holds", () => {
    const plain = mailHtml({
      ...content,
      subject: "",
      paragraphs: [""],
      facts: [{ label: "", value: "" }],
      amounts: [{ label: "", value: "" }],
    });
    const tagsOf = (html: string) => [...html.matchAll(/<[^>]*>/g)].map(String);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "a", "/") }),
        (text) => {
          const html = mailHtml({
            ...content,
            subject: text,
            paragraphs: [text],
            facts: [{ label: text, value: text }],
            amounts: [{ label: text, value: text }],
          });
          expect(tagsOf(html)).toEqual(tagsOf(plain));
        },
      ),
    );
  });

  /** Control characters and line ends, which a draw from all of Unicode hardly ever has. */
  const anyCharacter = fc
    .oneof(fc.nat(0x9f), fc.nat(0x10ffff), fc.constantFrom(0x2028, 0x2029))
    .map((point) => String.fromCodePoint(point));
  it("[MAIL-R3] makes one line of whatever could begin another", () => {
    fc.assert(
      fc.property(fc.array(anyCharacter), (characters) => {
        expect(plainLine(characters.join(""))).not.toMatch(
          /[\r\n\u0000-\u001f\u007f\u0085\u2028\u2029]/,
        );
      }),
    );
    expect(plainLine("Hi\r\nBcc: eve@example.org")).toBe("Hi Bcc: eve@example.org");
  });
});
