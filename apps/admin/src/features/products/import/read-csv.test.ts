import { describe, expect, it } from "vitest";
import { readCsv } from "./read-csv.ts";

const LINES = [
  "Name,Brand,Description",
  'Châle,Laine,"Soft, and ""warm""\nin two"',
  "Plaid,Nord,x",
];
const text = LINES.join("\r\n");
const semicolons = text.replaceAll(/,(?! and)/gu, ";");
const codes = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const utf16 = new Uint8Array(
  Uint16Array.from(codes(`\uFEFF${text.replaceAll(/,(?! and)/gu, "\t")}`)).buffer,
);
const windows = (letters: string) => Uint8Array.from(codes(letters));

const read = (content: BlobPart) => readCsv(new File([content], "Products.csv"));

describe("a file that a spreadsheet has written", () => {
  it.each<[string, BlobPart]>([
    ["line ends of Windows and a byte order mark", `\uFEFF${text}\r\n`],
    ["line ends of Unix", LINES.join("\n")],
    ["line ends of old Macs", LINES.join("\r")],
    ["line ends of several kinds", `${LINES[0]}\r\n${LINES[1]}\n${LINES[2]}\r`],
    ["a separator that is named in a line of old Macs", `sep=;\r${semicolons}`],
    ["semicolons", semicolons],
    ["a line that names the separator", `sep=;\r\n${semicolons}`],
    ["tabs in UTF-16", utf16],
    ["the encoding of Windows", windows(text)],
  ])("[PRODUCT-I6] is read with %s, rows numbered as it shows them", async (_, content) => {
    const response = await read(content);
    const rows = response.tag === "rows" ? response.rows : [];
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(rows[1]?.row[0]).toBe("Châle");
    expect(rows[1]?.row[2]).toMatch(/^Soft, and "warm"\s+in two$/);
  });

  const mixLines = (...lines: readonly (string | Uint8Array<ArrayBuffer>)[]) =>
    new Blob(lines.flatMap((line) => [line, "\r\n"]));
  const readRows = async (content: BlobPart) => {
    const response = await read(content);
    return response.tag === "rows" ? response.rows.map(({ row }) => row) : response.message;
  };

  it("[PRODUCT-I9] reads each line in its own encoding", async () => {
    const file = mixLines("Name,Brand", "Café,Nord", windows("Th\u00E9,Sud"), "Châle,Laine");
    expect(await readRows(file)).toEqual([
      ["Name", "Brand"],
      ["Café", "Nord"],
      ["Thé", "Sud"],
      ["Châle", "Laine"],
    ]);
  });

  it("[PRODUCT-I9] reads each line of an old Mac in its own encoding", async () => {
    const lines = ["Name,Brand\r", "Café,Nord\r", windows("Th\u00E9,Sud\r"), "Châle,Laine\r"];
    expect(await readRows(new Blob(lines))).toEqual([
      ["Name", "Brand"],
      ["Café", "Nord"],
      ["Thé", "Sud"],
      ["Châle", "Laine"],
    ]);
  });

  it("[PRODUCT-I6] reads UTF-16 in either order of its bytes", async () => {
    const bigEndian = codes("\uFEFFName,Brand\nChâle,Laine").flatMap((code) => [
      code >> 8,
      code & 255,
    ]);
    expect(await readRows(Uint8Array.from(bigEndian))).toEqual([
      ["Name", "Brand"],
      ["Châle", "Laine"],
    ]);
  });

  it("[PRODUCT-I9] names the row that another program has read wrongly before", async () => {
    const file = mixLines("Name,Brand", "Café,Nord", "Caf\uFFFD,Sud");
    expect(await readRows(file)).toMatch(/^Row 3 holds characters of another encoding/);
  });

  it("[PRODUCT-I9] names the row that holds control characters", async () => {
    const file = mixLines("Name,Brand", "Café,Nord", windows("Caf\u008D,Sud"));
    expect(await readRows(file)).toMatch(/^Row 3 holds characters of another encoding/);
  });

  it("[PRODUCT-I18] is read in the encoding that is chosen", async () => {
    const file = new File([windows("Name\r\nTh\u00E9")], "Products.csv");
    expect(await readCsv(file, "windows-1250")).toMatchObject({
      rows: [{ row: ["Name"] }, { row: ["Thé"] }],
      encoding: "Read in the encoding that you chose. Check that accents are right",
    });
  });

  it("[PRODUCT-I19] takes a quotation mark behind a blank for the beginning of a quoted cell", async () => {
    const lines = [
      'Name,Brand, "Heading, long"',
      'Throw, "Laine, ""du"" Nord",x',
      'A 6" pipe,Nord,y',
    ];
    expect(await readRows(lines.join("\r\n"))).toEqual([
      ["Name", "Brand", "Heading, long"],
      ["Throw", 'Laine, "du" Nord', "x"],
      ['A 6" pipe', "Nord", "y"],
    ]);
    expect(await readRows('Name,Brand,Heading\r\nThrow, "Laine,du Nord\r\nPlaid,x,y')).toMatch(
      /mark in row 2 does not fit/,
    );
  });

  it("[PRODUCT-I9] reads what our own export wrote as it was", async () => {
    expect(await readRows("Name,Brand\r\n'=Equals,'-Dash\r\n")).toEqual([
      ["Name", "Brand"],
      ["=Equals", "-Dash"],
    ]);
  });

  it.each<[string, BlobPart, string]>([
    ["of ASCII alone", "Name\r\nPlaid", "Read as UTF-8"],
    ["in UTF-8", text, "Read as UTF-8"],
    ["in UTF-16", utf16, "Read as UTF-16"],
    [
      "of Windows",
      windows(text),
      "Read in the Windows encoding (1252). Check that accents are right",
    ],
    [
      "with one line of Windows among others",
      mixLines("Name,Brand", "Café,Nord", windows("Th\u00E9,Sud")),
      "Read as UTF-8, line 3 in the Windows encoding (1252). Check that accents are right, or choose the encoding",
    ],
  ])("[PRODUCT-I12] names the encoding of a file %s", async (_, content, encoding) => {
    expect(await read(content)).toMatchObject({ tag: "rows", encoding });
  });

  it.each<[string, () => BlobPart, RegExp]>([
    ["an open quotation mark", () => `${text}\r\n"Throw,Laine`, /mark in row 4 does not fit/],
    ["a sheet that is no text", () => windows("PK\u0003\u0004\0\0"), /^This is no CSV file\. In a/],
    ["more than it may have", () => "x".repeat(5_000_001), /^A file may have 5 MB\. Divide/],
  ])("[PRODUCT-I6] is refused with %s, and says what helps", async (_, content, why) => {
    expect(await read(content())).toEqual({ tag: "refused", message: expect.stringMatching(why) });
  });
});
