import { creditLines } from "@marquee/domain/invoices/credit-note";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import {
  creditNoteDocument,
  documentTitle,
  invoiceDocument,
} from "@marquee/domain/invoices/printable-document";
import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import { formatLine } from "@marquee/domain/payments/receipt-lines";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const receipt = priceFlyer({
  items: 6,
  from: "2026-03-02",
  to: "2026-03-09",
  places: 1,
  tax: { totalTax: 14.975, gst: 5, qst: 9.975 },
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
  companyName: "Maple",
  storeId: "s1",
  storeName: "Montréal",
  paymentId: "pi_1",
  payerId: null,
  paymentType: "Card",
  paidWith: { paymentType: "Card", brand: "visa", last4digit: "4242" },
  paymentAmount: receipt.charge,
  amount: receipt.subtotal,
  discountAmount: 0,
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
  seller: { lines: ["Marquee Inc."], taxNumbers: [] },
  buyer: { lines: ["Maple", "2 Hill Street"], taxNumbers: ["Tax number 7"] },
  disputeState: null,
  creditNotes: [
    {
      number: "CN-2026-000001",
      createdOn: "2026-03-04T18:00:00.000Z",
      amount: receipt.charge,
      lines: creditLines(
        { invoiceId: "INV-2026-000001", paymentAmount: receipt.charge, receipt },
        { earlier: 0, total: receipt.charge },
      ),
      voidedOn: null,
    },
  ],
};
let shown = invoice;
serveCalls(({ pathname }) => {
  if (pathname.endsWith("/mails")) return dataResponse({ mails: [], isForgotten: false });
  return pathname.startsWith("/api/getInvoiceById/") ? dataResponse(shown) : listResponse([]);
});
const user = { ...MERCHANT, privilegeCode: ["VIEW_INVOICE"] };

it("[INV-C2] the invoice leads to its credit note, which leads back to it", async () => {
  shown = invoice;
  await renderPanel("/home/invoice/viewInvoice?id=i1", user);
  await userEvent.click(await screen.findByRole("link", { name: "CN-2026-000001" }));
  const note = within(await screen.findByRole("article", { name: "Credit note CN-2026-000001" }));
  for (const text of ["Credit note", "Credited before tax", "GST", "QST", "Total credited"])
    expect(note.getByText(text)).toBeTruthy();
  expect(note.getByText("The whole payment")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "INV-2026-000001" }));
  expect(await screen.findByRole("article", { name: "Invoice INV-2026-000001" })).toBeTruthy();
});

it("[INV-C2] shows the invoice at the address of a credit note that it does not have", async () => {
  shown = { ...invoice, creditNotes: [] };
  await renderPanel("/home/invoice/viewInvoice?id=i1&creditNote=CN-2026-000001", user);
  expect(await screen.findByRole("article", { name: "Invoice INV-2026-000001" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^CN-/ })).toBeNull();
});

it("[INV-P8] the page has the words of the PDF, and those of its credit notes after it", async () => {
  shown = invoice;
  await renderPanel("/home/invoice/viewInvoice?id=i1", user);
  await screen.findByRole("article", { name: "Invoice INV-2026-000001" });
  const [note] = invoice.creditNotes;
  if (note === undefined) throw new Error("the example has a credit note");
  for (const document of [invoiceDocument(invoice), creditNoteDocument(invoice, note)]) {
    const shownText = screen.getByRole("article", { name: documentTitle(document) }).textContent;
    const said = [
      ...document.facts.flat(),
      ...document.stamps,
      document.about,
      ...document.lines.flatMap((line) => [line.label, line.because, formatLine(line)]),
      ...invoice.seller.lines,
      ...invoice.buyer.lines,
      ...invoice.buyer.taxNumbers,
    ];
    expect(said.filter((text) => !shownText.includes(text))).toEqual([]);
  }
});
