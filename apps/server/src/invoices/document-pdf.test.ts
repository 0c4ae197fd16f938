import { creditLines } from "@marquee/domain/invoices/credit-note";
import type { CreditNote, Invoice } from "@marquee/domain/invoices/invoice.schema";
import { creditNoteDocument, invoiceDocument } from "@marquee/domain/invoices/printable-document";
import { unprintedIn } from "@marquee/domain/invoices/printed-text";
import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import { formatLine } from "@marquee/domain/payments/receipt-lines";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { pdfText } from "@marquee/verification/harness/pdf-text";
import { describe, expect, it } from "vitest";
import { documentPdf } from "./document-pdf.ts";
import { faceOf } from "./invoice-fonts.ts";
import { shownClusters } from "./shown-text.ts";

const shownText = (text: string): string =>
  shownClusters(text)
    .map((cluster) => cluster.text)
    .join("");

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

const seller = { lines: ["Marquee Inc.", "1 Sea Road"], taxNumbers: ["GST 1"] };
const noteOf = (amount: number): CreditNote => ({
  number: "CN-2026-000001",
  createdOn: "2026-03-04T18:00:00.000Z",
  amount,
  lines: creditLines(invoice, { earlier: 0, total: amount }),
  voidedOn: null,
});

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
  disputeState: null,
  creditNotes: [],
  seller,
  buyer: { lines: [], taxNumbers: [] },
};

const buyerOf = ({ companyName }: Invoice) => ({
  lines: [companyName, "2 Hill Street", "Montréal, Québec, H2T 1S6", "Canada"],
  taxNumbers: ["Tax number 7"],
});
const invoicePdf = (of: Invoice) =>
  documentPdf({ document: invoiceDocument(of), seller, buyer: buyerOf(of) });

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

  it("[INV-C2] a credit note has its number and day, the invoice it credits, and each tax", async () => {
    const document = creditNoteDocument(invoice, noteOf(receipt.charge));
    const pdf = await documentPdf({ document, seller, buyer: buyerOf(invoice) });
    const text = pdfText(pdf).replaceAll(/\s+/g, " ");
    for (const part of [
      "Credit note CN-2026-000001",
      "2026/03/04 12:00:00 PM",
      "Credits invoice INV-2026-000001",
      "Credited before tax",
      "GST",
      "QST",
      "Total credited",
      "The whole payment",
      "REFUNDED",
      "Marquee Inc.",
      `CAD ${receipt.charge.toFixed(2)}`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("PAID");
  });

  it("[PAY-R4] has the least that a card is charged if a card was paid with, and not for PayPal", async () => {
    const least = { label: "Minimum card charge", amount: 0.5, because: "", rule: "PAY-C2" };
    const small = { ...receipt, lines: [...receipt.lines, { id: "charge", ...least }] };
    const invoiceText = async (paymentType: Invoice["paymentType"]) =>
      pdfText(await invoicePdf({ ...invoice, paymentType, receipt: small }));
    expect(await invoiceText("Card")).toContain("Minimum card charge");
    expect(await invoiceText("PayPal")).not.toContain("Minimum card charge");
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
    const indic = ["বাংলা", "ਪੰਜਾਬੀ", "ગુજરાતી", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം"];
    for (const name of [...indic, "ร้านน้ำชา", "한글 Seoul"]) expect(shownText(name)).toBe(name);
    for (const name of ["東京 Tokyo", "漢體", "हिन्दी", "ירושלים", "القاهرة", "🍁 maple", "👨‍👩‍👧 🇨🇦"])
      expect(shownText(name)).toBe(name.normalize("NFC"));
    expect(shownText("မြန်မာ ខ្មែរ")).toMatch(/^\?+ \?+$/);
    expect(shownText("one\n\ttwo\u0000")).toBe("one two?");
  });

  it("[INV-P3] sets Chinese, Hindi, Hebrew, Arabic and emoji, and embeds what it uses of their faces", async () => {
    const names = {
      companyName: "北京烤鸭店",
      storeName: "हिन्दी",
      campaignName: "🍁 maple",
    };
    const pdf = await invoicePdf({ ...invoice, ...names });
    const text = pdfText(pdf).replaceAll(/\s+/g, "");
    for (const letters of ["北京烤鸭店", "🍁", "maple"]) expect(text).toContain(letters);
    expect(text).not.toContain("?");
    expect(pdf.length).toBeLessThan(160_000);
  });

  it("[INV-P3] sets Korean and Thai, a ring of Thai below its tone mark, and embeds what it uses", async () => {
    const names = { companyName: "한식당 서울", storeName: "ร้านน้ำชา" };
    const pdf = await invoicePdf({ ...invoice, ...names });
    const text = pdfText(pdf).replaceAll(/\s+/g, "");
    for (const letters of ["한식당서울", "ร้านน\u0E4D\u0E49าชา"]) expect(text).toContain(letters);
    expect(text).not.toContain("?");
    expect(pdf.length).toBeLessThan(100_000);
  });

  it.each([
    ["Bengali", "বাংলাদেশ ঢাকা ক্ষুধা শ্রী কর্ম"],
    ["Gurmukhi", "ਪੰਜਾਬੀ ਢਾਬਾ ਸ਼੍ਰੀ ਕਿਤਾਬ"],
    ["Gujarati", "ગુજરાતી ક્ષત્રિય શ્રી કર્મ"],
    ["Tamil", "தமிழ் சென்னை க்ஷ ஸ்ரீ இஂ"],
    ["Telugu", "తెలుగు హైదరాబాద్ శ్రీ స్త్రీ"],
    ["Kannada", "ಕನ್ನಡ ಬೆಂಗಳೂರು ಶ್ರೀ ಸ್ತ್ರೀ"],
    ["Lao", "ຮ້ານນ້ຳ"],
    ["Malayalam", "മലയാളം കൊച്ചി ശ്രീ അവൻ അ്"],
  ])("[INV-P3] sets %s, also where a letter has no place for a mark", async (_, companyName) => {
    const pdf = await invoicePdf({ ...invoice, companyName });
    expect(pdfText(pdf)).not.toContain("?");
    // Inter in two weights, and the face of the script
    expect(pdf.toString("latin1").match(/\/FontFile2 \d+ 0 R/g)?.length).toBeGreaterThan(2);
    expect(pdf.length).toBeLessThan(100_000);
  });

  it.each([
    ["Hebrew", "שלום עולם"],
    ["Arabic", "مرحبا"],
  ])("[INV-P3] sets %s from right to left", async (_, companyName) => {
    const text = pdfText(await invoicePdf({ ...invoice, companyName }));
    const turned = Array.from(companyName).toReversed().join("");
    expect(text.replaceAll("\n", "")).toContain(turned);
  });

  it("[INV-P4] [INV-C4] names the mark's owner and who is billed, with their addresses and tax numbers, and that it is paid", async () => {
    const text = pdfText(await invoicePdf(invoice)).replaceAll(/\s+/g, " ");
    for (const part of [
      "Marquee Inc.",
      "1 Sea Road",
      "GST 1",
      "2 Hill Street",
      "Tax number 7",
      "PAID",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("REFUNDED");
    const inPart = pdfText(await invoicePdf({ ...invoice, creditNotes: [noteOf(1)] }));
    expect(inPart).not.toContain("REFUNDED");
    expect(inPart).toContain("CAD 1.00 on 2026/03/04");
    const whole = { ...invoice, creditNotes: [noteOf(receipt.charge)] };
    expect(pdfText(await invoicePdf(whole))).toContain("REFUNDED");
  });

  it("[INV-P5] prints the letters that the plan page does not warn of", () => {
    // all letters of daily use, and of the rest one in so many; what differs is corrected by tools/printed-letters.ts
    const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter(
      (code) =>
        code >= 0x20 && !(code >= 0xd800 && code < 0xf900) && (code < 0x3000 || code % 101 === 0),
    );
    const differ = codes
      .map((code) => String.fromCodePoint(code).normalize("NFC"))
      .filter((letter) => !/\s/u.test(letter))
      .filter((letter) => unprintedIn(letter).length > 0 !== (faceOf(letter) === null));
    expect(differ).toEqual([]);
  });
});
