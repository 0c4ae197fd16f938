import { sellerLines } from "@marquee/domain/invoices/printable-document";
import type { Seller } from "../platform/config/read-seller.ts";
import { hairline, INK, MARGIN, QUIET, text, contentWidth, type Structure } from "./page.ts";
import { setText, type Doc, type TextStyle } from "./set-text.ts";

/** A party by its lines, the first one strong, with its tax numbers; returns where it ends. */
function party(
  doc: Doc,
  root: Structure,
  {
    label,
    lines,
    taxNumbers,
    x,
    top,
    width,
  }: Seller & { label: string; x: number; top: number; width: number },
): number {
  let y = top;
  const section = doc.struct("Sect");
  root.add(section);
  const line = (content: string, style: TextStyle) =>
    section.add(
      doc.struct("P", {}, () => {
        y += setText(doc, content, x, y, style);
      }),
    );
  line(label, text(width, { size: 8.5, color: QUIET }));
  lines.forEach((content, at) => line(content, text(width, at === 0 ? { weight: "strong" } : {})));
  for (const number of taxNumbers) line(number, text(width, { size: 8.5, color: QUIET }));
  section.end();
  return y;
}

/** Draws seller and buyer side by side; returns where the next part begins. */
export function drawParties(
  doc: Doc,
  root: Structure,
  { seller, buyer }: { readonly seller: Seller; readonly buyer: Seller },
  top: number,
): number {
  hairline(doc, root, top, INK);
  const width = (contentWidth(doc) - 24) / 2;
  const from = {
    ...seller,
    lines: sellerLines(seller),
    label: "From",
    x: MARGIN,
    top: top + 12,
    width,
  };
  const to = { ...buyer, label: "Billed to", x: MARGIN + width + 24, top: top + 12, width };
  const end = Math.max(party(doc, root, from), party(doc, root, to));
  hairline(doc, root, end + 10);
  return end + 22;
}
