import { readHeadings } from "@marquee/domain/products/import-columns";
import { MOST_IMPORTED_MEGABYTES } from "@marquee/domain/products/import-limits";
import { importMessages as messages } from "@marquee/domain/products/import-messages";
import { holdsControl } from "@marquee/domain/wire/typed-text";
import type { default as Papa } from "papaparse";
import { asGiven } from "../../../page-kit/list/csv.ts";
import type { FileEncoding } from "./file-encodings.ts";

/** A row with the number that a spreadsheet shows; its headings are row 1. */
export interface CsvRow {
  readonly number: number;
  readonly row: readonly string[];
}

export type ReadCsv =
  | { readonly tag: "rows"; readonly rows: readonly CsvRow[]; readonly encoding: string }
  | { readonly tag: "refused"; readonly message: string };

const SEPARATORS = [",", ";", "\t", "|"];
/** A first line by which a spreadsheet names the separator of the cells. It is not a row. */
const SEPARATOR_LINE = /^sep=(.)\n/iu;
const LINE_ENDS: ReadonlySet<number> = new Set([10, 13]);

/** The lines of a file as bytes, each with its line break, be it that of Windows, of Unix or of old Macs. */
function splitLines(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (const [at, byte] of bytes.entries()) {
    if (!LINE_ENDS.has(byte)) continue;
    lines.push(bytes.subarray(start, at + 1));
    start = at + 1;
  }
  return [...lines, bytes.subarray(start)];
}

/** The kinds of UTF-16 by the two bytes that a file of it begins with. */
const UTF16: Readonly<Record<string, string>> = { "255 254": "utf-16le", "254 255": "utf-16be" };

interface Decoded {
  readonly text: string;
  /** As the user reads it: of several the one of every line that is not named. */
  readonly encoding: string;
}

const isAscii = (line: Uint8Array): boolean => line.every((byte) => byte < 0x80);

function decodeLine(line: Uint8Array): { readonly text: string; readonly isUtf8: boolean } {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line);
    return { text, isUtf8: true };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(line), isUtf8: false };
  }
}

/** The text of a file. A line that is no UTF-8 is in the encoding that Windows' spreadsheets use for CSV (PRODUCT-I9). */
function decode(bytes: ArrayBuffer, chosen: FileEncoding): Decoded {
  if (chosen !== "found")
    return { text: new TextDecoder(chosen).decode(bytes), encoding: messages.chosenEncoding };
  const mark = [...new Uint8Array(bytes.slice(0, 2))].join(" ");
  const utf16 = UTF16[mark];
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: messages.utf16 };
  const given = splitLines(new Uint8Array(bytes));
  const lines = given.map(decodeLine);
  const text = lines.map((line) => line.text).join("");
  const windows = lines.filter(({ isUtf8 }) => !isUtf8).length;
  const before = lines.slice(
    0,
    lines.findIndex(({ isUtf8 }) => !isUtf8),
  );
  // CR LF is one line break
  const first = before
    .map((line) => line.text)
    .join("")
    .split(/\r\n?|\n/u).length;
  const others = given.filter((line) => !isAscii(line)).length - windows;
  return {
    text: text.startsWith("\uFEFF") ? text.slice(1) : text,
    encoding: messages.encoding(windows, others, first),
  };
}

/** The separator with which the first line has the most known headings. */
function detectSeparator(papa: typeof Papa, text: string): string {
  const countKnown = (delimiter: string): number => {
    const [headings = []] = papa.parse<string[]>(text.trimStart(), { delimiter, preview: 1 }).data;
    return readHeadings(headings).columns.size;
  };
  return SEPARATORS.reduce((best, each) => (countKnown(each) > countKnown(best) ? each : best));
}

/** A text whose quoted cells begin right behind the separator: with a blank between, the parser takes the mark for a letter. */
function closeUpQuotes(text: string, separator: string): string {
  const parts: string[] = [];
  const quoted = /[ \u00A0]*"(?:[^"]|"")*(?:"|$)/uy;
  let from = 0;
  let isCellStart = true;
  for (let at = 0; at < text.length; at += 1) {
    if (isCellStart) {
      quoted.lastIndex = at;
      const cell = quoted.exec(text)?.[0];
      if (cell !== undefined) {
        parts.push(text.slice(from, at), cell.trimStart());
        from = at + cell.length;
        at = from - 1;
        isCellStart = false;
        continue;
      }
    }
    isCellStart = text[at] === separator || text[at] === "\n";
  }
  return `${parts.join("")}${text.slice(from)}`;
}

/** Whether a cell has lost what was written there: another program has read it in the wrong encoding before. */
const isLost = (cell: string): boolean => holdsControl(cell) || cell.includes("\uFFFD");

/** The rows of a CSV file that have anything in them, whatever spreadsheet has written it (PRODUCT-I6). */
export async function readCsv(file: File, chosen: FileEncoding = "found"): Promise<ReadCsv> {
  if (file.size > MOST_IMPORTED_MEGABYTES * 1_000_000)
    return { tag: "refused", message: messages.tooLarge(MOST_IMPORTED_MEGABYTES) };
  const { text, encoding } = decode(await file.arrayBuffer(), chosen);
  if (text.includes("\0")) return { tag: "refused", message: messages.noText };
  const { default: papa } = await import("papaparse");
  // A file may mix line ends, but the parser accepts only one kind.
  const lines = text.replaceAll(/\r\n?/gu, "\n");
  const [line = "", separator] = SEPARATOR_LINE.exec(lines) ?? [];
  const body = lines.slice(line.length);
  const delimiter = separator ?? detectSeparator(papa, body);
  const { data, errors } = papa.parse<string[]>(closeUpQuotes(body, delimiter), {
    newline: "\n",
    delimiter,
  });
  const quote = errors.find(({ type }) => type === "Quotes");
  if (quote) return { tag: "refused", message: messages.openQuote((quote.row ?? 0) + 1) };
  // Empty lines are left out here and not by the parser, so that the others keep the numbers that a spreadsheet shows.
  const rows = data
    .map((row, index) => ({ row: row.map(asGiven), number: index + 1 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ""));
  const unreadable = rows.find(({ row }) => row.some(isLost));
  if (unreadable) return { tag: "refused", message: messages.unreadable(unreadable.number) };
  return { tag: "rows", rows, encoding };
}
