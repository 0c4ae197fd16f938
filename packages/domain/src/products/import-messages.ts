import { MOST_ATTRIBUTES } from "./attribute-limit.ts";

/** As much of a cell as a message repeats. */
const LONGEST_REPEATED = 40;

/** A cell as a message names it: of a long one the beginning. */
export const namedCell = (text: string): string =>
  text.length > LONGEST_REPEATED ? `“${text.slice(0, LONGEST_REPEATED)}…”` : `“${text}”`;

const HOW_TO_SAVE = "In a spreadsheet, choose “Save as” and “CSV UTF-8”.";

/** The messages about a file of products besides those of the form: what is wrong, and what helps. */
export const importMessages = {
  noNumber: (text: string) =>
    `${namedCell(text)} is no number with at most two decimals. Write it like 1148.50, without a currency`,
  noneOf: (text: string, choices: readonly string[]) =>
    `${namedCell(text)} is none of ${choices.join(" and ")}`,
  noBranch: (text: string, branches: readonly string[]) =>
    `There is no single branch ${namedCell(text)} in this company. ${
      branches.length === 0 ? "It has no branch yet" : `Write one of ${branches.join(", ")}`
    }`,
  noCategory: (text: string) =>
    `There is no category ${namedCell(text)}. Write the way down to it, like Home > Textiles > Throws`,
  noAttribute: "Attributes read “Colour: Red; Size: M”",
  tooManyAttributes: `At most ${MOST_ATTRIBUTES} attributes`,
  tooManyCells:
    "This row has more cells than there are headings. Put text that has the separator in it in quotation marks",
  unnamed: (column: number, firstRow: number, rows: number) =>
    `column ${column}, without a heading (${rows === 1 ? `row ${firstRow}` : `${rows} rows, the first is ${firstRow}`})`,
  sameRow: (number: number) => `The same as row ${number}. Remove one of them`,
  unclear:
    "Several products of this branch, or several rows, have this name and heading: it is not clear which is meant. Change the product itself, or remove the row",
  changedMeanwhile:
    "Another user has changed this product meanwhile. Choose the file again to see what it would change now",
  tooManyRows: (rows: number, most: number) =>
    `This file has ${rows} products, and a file may have ${most}. Divide it into several files`,
  tooLarge: (megabytes: number) => `A file may have ${megabytes} MB. Divide it into several files`,
  openQuote: (number: number) =>
    `A quotation mark in row ${number} does not fit. Text with one in it is put between quotation marks, with each one inside doubled`,
  utf16: "Read as UTF-16",
  chosenEncoding: "Read in the encoding that you chose. Check that accents are right",
  /** By how many lines are in the Windows encoding, and how many others have letters that tell their encoding. */
  encoding: (windows: number, others: number, firstLine: number) =>
    windows === 0
      ? "Read as UTF-8"
      : others === 0
        ? "Read in the Windows encoding (1252). Check that accents are right"
        : `Read as UTF-8, ${windows === 1 ? `line ${firstLine}` : `${windows} lines, the first is ${firstLine},`} in the Windows encoding (1252). Check that accents are right, or choose the encoding`,
  unreadable: (number: number) =>
    `Row ${number} holds characters of another encoding, which cannot be read. ${HOW_TO_SAVE}`,
  noText: `This is no CSV file. ${HOW_TO_SAVE}`,
  empty: "There is no product in this file",
  missing: (columns: readonly string[]) =>
    `${
      columns.length === 1
        ? `The column ${columns.join("")} is missing`
        : `These columns are missing: ${columns.join(", ")}`
    }. The first row of the file names the columns, as in the sample file`,
} as const;
