import {
  documentTitle,
  type PrintableDocument,
  type Stamp,
} from "@marquee/domain/invoices/printable-document";
import { formatLine } from "@marquee/domain/payments/receipt-lines";
import type { ReceiptLine } from "@marquee/domain/payments/receipt.schema";
import PDFDocument from "pdfkit";
import type { Seller } from "../platform/config/read-seller.ts";
import { drawMark } from "./draw-mark.ts";
import { drawParties } from "./draw-parties.ts";
import {
  decorate,
  hairline,
  makeRoom,
  MARGIN,
  QUIET,
  rightOf,
  text,
  contentWidth,
  type Structure,
} from "./page.ts";
import { textHeight, setText, type Doc } from "./set-text.ts";

/** A paper with the two parties that it names. */
export interface PrintedDocument {
  readonly document: PrintableDocument;
  readonly seller: Seller;
  /** The address of the buyer, by lines, and their tax number if they gave one. */
  readonly buyer: Seller;
  /** Papers on the pages after it, in the same file (INV-B2). */
  readonly following?: readonly PrintedDocument[];
}

const AMOUNTS = 90;
/** How wide the stamps are, beside the facts. */
const STAMPS = 104;
const STAMP_COLORS: Readonly<Record<Stamp, string>> = {
  PAID: "#2a7e3b",
  REFUNDED: "#5151cd",
  VOID: "#d13415",
};

function heading(doc: Doc, root: Structure, { document }: PrintedDocument): number {
  decorate(doc, root, () => drawMark(doc, MARGIN, MARGIN, 26));
  root.add(
    doc.struct("P", {}, () => {
      setText(doc, "Marquee", MARGIN + 34, MARGIN - 1, text(200, { size: 15, weight: "strong" }));
    }),
  );
  root.add(
    doc.struct("H1", {}, () => {
      const title = text(320, { size: 17, weight: "strong", align: "right" });
      setText(doc, documentTitle(document), rightOf(doc) - 320, MARGIN - 3, title);
    }),
  );
  return MARGIN + 44;
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

function facts(doc: Doc, root: Structure, { document }: PrintedDocument, top: number): number {
  const table = doc.struct("Table", { title: "About this paper" });
  root.add(table);
  const labels = 120;
  const style = text(contentWidth(doc) - labels - STAMPS - 16);
  let y = top;
  for (const [label, value] of document.facts) {
    const height = textHeight(doc, value, style);
    y = makeRoom(doc, y, height);
    row(doc, table, [
      ["TH", () => void setText(doc, label, MARGIN, y, text(labels, { color: QUIET }))],
      ["TD", () => void setText(doc, value, MARGIN + labels, y, style)],
    ]);
    y += height + 3;
  }
  table.end();
  return y + 14;
}

function receiptRow(doc: Doc, table: Structure, line: ReceiptLine, top: number): number {
  const strong = line.id === "total" || line.id === "charge";
  const width = contentWidth(doc) - AMOUNTS;
  const label = text(width, { size: 10.5, weight: strong ? "strong" : "text" });
  const because = text(width, { size: 8.5, color: QUIET });
  const height = textHeight(doc, line.label, label) + textHeight(doc, line.because, because);
  const y = makeRoom(doc, top, height);
  row(doc, table, [
    [
      "TH",
      () => {
        const after = y + setText(doc, line.label, MARGIN, y, label);
        if (line.because !== "") setText(doc, line.because, MARGIN, after, because);
      },
    ],
    [
      "TD",
      () => {
        const amount = { ...label, width: AMOUNTS, align: "right" } as const;
        setText(doc, formatLine(line), rightOf(doc) - AMOUNTS, y, amount);
      },
    ],
  ]);
  return y + height + 7;
}

function receipt(doc: Doc, root: Structure, { document }: PrintedDocument, top: number): void {
  root.add(
    doc.struct("H2", {}, () => {
      const style = text(contentWidth(doc), { size: 12, weight: "strong" });
      setText(doc, document.about, MARGIN, top, style);
    }),
  );
  let y =
    top + textHeight(doc, document.about, text(contentWidth(doc), { size: 12, weight: "strong" }));
  root.add(
    doc.struct("P", {}, () => {
      y += setText(
        doc,
        "Amounts in CAD",
        MARGIN,
        y,
        text(contentWidth(doc), { size: 8.5, color: QUIET }),
      );
    }),
  );
  hairline(doc, root, y + 4);
  y += 12;
  const table = doc.struct("Table", { title: "Amounts in CAD" });
  root.add(table);
  for (const line of document.lines) y = receiptRow(doc, table, line, y);
  table.end();
}

/** That it was paid, and that something of it was refunded, as stamps beside its facts. */
function stamps(doc: Doc, root: Structure, { document }: PrintedDocument, top: number): void {
  for (const [number, word] of document.stamps.entries()) {
    const color = STAMP_COLORS[word];
    const style = text(STAMPS - 20, { size: 13, weight: "strong", color });
    const y = top + number * 34;
    const x = rightOf(doc) - STAMPS;
    decorate(doc, root, () => {
      doc.roundedRect(x, y, STAMPS, 26, 4).lineWidth(1.5).strokeColor(color).stroke();
    });
    root.add(doc.struct("P", {}, () => void setText(doc, word, x + 10, y + 4, style)));
  }
}

function draw(doc: Doc, printed: PrintedDocument): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y = heading(doc, root, printed);
  y = drawParties(doc, root, printed, y);
  stamps(doc, root, printed, y);
  y = facts(doc, root, printed, y);
  receipt(doc, root, printed, y);
  root.end();
}

/** An invoice or credit note as a tagged PDF (INV-P1, INV-C2). The same paper gives the same bytes, whenever printed. */
export function documentPdf(printed: PrintedDocument): Promise<Buffer> {
  const { document, following = [] } = printed;
  const doc = new PDFDocument({
    size: "LETTER",
    margin: MARGIN,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-CA",
    displayTitle: true,
    // none of the standard fonts, which are not embedded
    font: "",
    info: {
      Title: following.length === 0 ? documentTitle(document) : "Invoices",
      Author: "Marquee",
      CreationDate: new Date(document.createdOn),
    },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    draw(doc, printed);
    for (const next of following) {
      doc.addPage();
      draw(doc, next);
    }
    doc.end();
  });
}
