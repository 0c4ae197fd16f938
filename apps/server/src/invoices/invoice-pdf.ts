import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { formatLine, linesPaidBy } from "@marquee/domain/payments/receipt-lines";
import type { ReceiptLine } from "@marquee/domain/payments/receipt.schema";
import PDFDocument from "pdfkit";
import { invoiceFacts } from "./invoice-facts.ts";
import { FACES, type Face } from "./invoice-fonts.ts";
import { shownText } from "./shown-text.ts";

const MARGIN = 56;
const LABELS = 120;
const AMOUNTS = 90;
const INK = "#1d1b20";
const QUIET = "#5c5965";
const RULE = "#d8d5dc";

type Doc = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Doc["struct"]>;

const left = MARGIN;
const rightOf = (doc: Doc): number => doc.page.width - MARGIN;

/** Begins a new page when a row of this height would run off this one. */
function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

function hairline(doc: Doc, parent: Structure): void {
  // Decoration: readers pass over it.
  parent.add(
    doc.struct("Artifact", {}, () => {
      doc.moveTo(left, doc.y).lineTo(rightOf(doc), doc.y).lineWidth(0.5).strokeColor(RULE).stroke();
    }),
  );
  doc.y += 8;
}

/** A row of a table: each cell is rendered by its own function, so that the structure records what is a cell. */
function row(
  doc: Doc,
  table: Structure,
  cells: readonly [tag: "TH" | "TD", draw: () => void][],
): void {
  const line = doc.struct("TR");
  table.add(line);
  for (const [tag, draw] of cells) line.add(doc.struct(tag, {}, draw));
  line.end();
}

function facts(doc: Doc, root: Structure, invoice: Invoice): void {
  const table = doc.struct("Table", { title: "About this invoice" });
  root.add(table);
  const width = rightOf(doc) - left - LABELS;
  for (const [label, value] of invoiceFacts(invoice)) {
    const text = shownText(value);
    doc.font("text").fontSize(10);
    makeRoom(doc, doc.heightOfString(text, { width }) + 6);
    const top = doc.y;
    row(doc, table, [
      ["TH", () => void doc.fillColor(QUIET).text(label, left, top, { width: LABELS })],
      ["TD", () => void doc.fillColor(INK).text(text, left + LABELS, top, { width })],
    ]);
    doc.y += 6;
  }
  table.end();
}

function receiptRow(doc: Doc, table: Structure, line: ReceiptLine): void {
  const width = rightOf(doc) - left - AMOUNTS;
  const because = shownText(line.because);
  const strong = line.id === "total" || line.id === "charge";
  const font: Face = strong ? "strong" : "text";
  makeRoom(doc, 14 + doc.font("text").fontSize(8.5).heightOfString(because, { width }) + 8);
  const top = doc.y;
  row(doc, table, [
    [
      "TH",
      () => {
        doc
          .font(font)
          .fontSize(10.5)
          .fillColor(INK)
          .text(shownText(line.label), left, top, { width });
        doc.font("text").fontSize(8.5).fillColor(QUIET).text(because, { width });
      },
    ],
    [
      "TD",
      () => {
        const after = doc.y;
        doc
          .font(font)
          .fontSize(10.5)
          .fillColor(INK)
          .text(shownText(formatLine(line)), rightOf(doc) - AMOUNTS, top, {
            width: AMOUNTS,
            align: "right",
          });
        doc.y = Math.max(after, doc.y);
      },
    ],
  ]);
  doc.y += 8;
}

function draw(doc: Doc, invoice: Invoice): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  root.add(
    doc.struct("H1", {}, () => {
      doc
        .font("strong")
        .fontSize(20)
        .fillColor(INK)
        .text(`Invoice ${invoice.invoiceId}`, left, MARGIN);
    }),
  );
  doc.moveDown(0.8);
  facts(doc, root, invoice);
  doc.y += 10;
  hairline(doc, root);
  root.add(
    doc.struct("H2", {}, () => {
      doc.font("strong").fontSize(12).fillColor(INK).text("Amounts in CAD", left, doc.y);
    }),
  );
  doc.y += 8;
  const table = doc.struct("Table", { title: "Amounts in CAD" });
  root.add(table);
  for (const line of linesPaidBy(invoice.receipt, invoice.paymentType))
    receiptRow(doc, table, line);
  table.end();
  root.end();
}

/**
 * An invoice as a tagged PDF with the receipt's own lines (INV-P1). The same invoice gives the same bytes, today
 * and next year: its date is the invoice's, not the moment of printing.
 */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "LETTER",
    margin: MARGIN,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-CA",
    displayTitle: true,
    info: {
      Title: `Invoice ${invoice.invoiceId}`,
      Author: "Marquee",
      CreationDate: new Date(invoice.createdOn),
    },
  });
  for (const [name, bytes] of Object.entries(FACES)) doc.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    draw(doc, invoice);
    doc.end();
  });
}
