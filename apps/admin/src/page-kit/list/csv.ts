import { amountText, centsOf } from "@marquee/domain/money/cents";

/** A text, a count, or an amount in CAD, which has two decimals (LIST-E2). */
export type CsvCell = string | number | { readonly cad: number } | null;

/** Opens in spreadsheets with its accents right. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe, which leaves it a text; one that has apostrophes
 * there gets another, so that what is taken away again leaves what was written. Numbers are numbers.
 */
const harmless = (text: string): string =>
  /^'*[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;

/** A text as `csvText` was given it, from its cell in a file. */
export const asGiven = (cell: string): string =>
  /^'+[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? cell.slice(1) : cell;

/** How a file parts its cells: spreadsheets of regions with a decimal comma expect semicolons (LIST-E3). */
export type CsvSeparator = "," | ";";

function cellText(cell: CsvCell, separator: CsvSeparator): string {
  const decimal = (text: string) => (separator === ";" ? text.replace(".", ",") : text);
  if (cell === null) return "";
  if (typeof cell === "number") return decimal(String(cell));
  if (typeof cell === "object") return decimal(amountText(centsOf(cell.cad)));
  const text = harmless(cell);
  // A spreadsheet of another country parts cells at semicolons, and some at tabs.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV text (RFC 4180) that no spreadsheet runs. */
export const csvText = (
  rows: readonly (readonly CsvCell[])[],
  separator: CsvSeparator = ",",
): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => `${row.map((cell) => cellText(cell, separator)).join(separator)}\r\n`).join("");
