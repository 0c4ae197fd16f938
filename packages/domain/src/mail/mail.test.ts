import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignPaidMail } from "../campaigns/mails.ts";
import { paymentRefundedMail } from "../payments/mails.ts";
import { refundSentence } from "../payments/refund-reason.ts";
import { corporationMail, storeApprovedMail, storeUnapprovedMail } from "../stores/mails.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText, plainLine } from "./mail-text.ts";

const paid = {
  campaignName: "Spring",
  storeName: "Montreal",
  invoiceId: "INV-2026-000007",
  amount: 13.8,
  run: { validFrom: "2026-03-02T06:00:00.000Z", validTill: "2026-03-04T06:00:00.000Z" },
};
const branch = { storeName: "Montreal", companyName: "Maple" };
const factValues = (mail: { readonly facts: readonly { label: string; value: string }[] }) =>
  Object.fromEntries(mail.facts.map(({ label, value }) => [label, value]));

describe("the content of a mail", () => {
  it("[MAIL-C1] names invoice, amount and run of a paid campaign to its payer", () => {
    const mail = campaignPaidMail(paid);
    expect(mail.subject).toBe('Your campaign "Spring" is paid, invoice INV-2026-000007');
    expect(factValues(mail)).toEqual({
      Campaign: "Spring",
      Branch: "Montreal",
      Invoice: "INV-2026-000007",
      Amount: "CAD 13.80",
    });
    expect(mail.paragraphs[1]).toBe(
      "It runs from 2026/03/02 12:00:00 AM to 2026/03/04 12:00:00 AM, Central time.",
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
      Amount: "CAD 0.50",
      Payment: "pi_1",
    });
    expect(factValues(paymentRefundedMail({ ...refund, paymentId: null }))).not.toHaveProperty(
      "Payment",
    );
  });

  it("[MAIL-C3] informs a branch that it is approved", () => {
    expect(storeApprovedMail(branch).subject).toBe('Your store "Montreal" is approved');
    expect(factValues(storeApprovedMail(branch))).toEqual({ Branch: "Montreal", Company: "Maple" });
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
    link: { label: "Look", href: "https://marquee.example/a?b=1&c=2" },
  };

  it("[MAIL-R1] has a plain form that contains everything, each figure on a line of its own", () => {
    expect(mailText(content)).toBe(
      "One.\n\nTwo.\n\nInvoice: 7 Bcc: eve@example.org\n\nLook: https://marquee.example/a?b=1&c=2",
    );
  });

  it("[MAIL-R2] turns web addresses alone into links", () => {
    expect(mailHtml(content)).toContain('<a href="https://marquee.example/a?b=1&amp;c=2">Look</a>');
    const href = "javascript:alert(1)";
    expect(mailHtml({ ...content, link: { label: "Look", href } })).not.toContain("<a ");
  });

  it("[MAIL-R2] escapes every value, whatever it holds", () => {
    const plain = mailHtml({
      ...content,
      subject: "",
      paragraphs: [""],
      facts: [{ label: "", value: "" }],
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
