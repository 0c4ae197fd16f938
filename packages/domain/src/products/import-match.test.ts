import { describe, expect, it } from "vitest";
import { matchRows, type ReadRow } from "./import-match.ts";
import { importMessages } from "./import-messages.ts";
import { categoryCell, categoryPath, attributesCell, readAttributes } from "./import-parts.ts";
import { readImportRow, type ImportCells, type ImportContext } from "./import-row.ts";
import { fileCells, isUpdated, type StoredForFile } from "./import-update.ts";

const context: ImportContext = {
  actor: { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE"] },
  companyId: "c1",
  branches: [
    { id: "s1", code: "MTL", storeName: "Plateau" },
    { id: "s2", code: "TOR", storeName: "Queen West" },
  ],
  categories: [
    { path: ["Home", "Throws"], id: "throws", mainCategory: "home", isLeaf: true },
    { path: ["Home", "Rugs"], id: "rugs", mainCategory: "home", isLeaf: true },
  ],
  marketPlace: "Canada",
};

const storedRow = (id: string, change: Partial<StoredForFile> = {}): StoredForFile => ({
  id,
  companyId: "c1",
  storeId: "s1",
  branchCode: "MTL",
  name: "Madder throw",
  brand: "Laine",
  heading: "Warm",
  description: "Wool.",
  vendorUrl: "https://laine.example",
  actualPrice: 148,
  discountType: "percentage",
  discountPerc: 15,
  discountMessage: "",
  shippingType: "Standard shipping",
  shippingInstructions: "By hand",
  attribute: [{ column: "Colour", value: "Madder" }],
  marketPlace: ["United States"],
  categories: ["throws"],
  mainCategory: "home",
  categoryPath: ["Home", "Throws"],
  images: ["/a.webp"],
  offerId: "o1",
  version: 4,
  ...change,
});

/** Rows of a file; each has the id that its name and its number give. */
const readRows = (...files: readonly ImportCells[]): readonly ReadRow[] =>
  files.map((cells, index) => ({
    ...readImportRow(`content ${JSON.stringify(cells)}`, cells, context),
    cells,
    number: index + 2,
  }));
const cells = (change: ImportCells = {}, of = storedRow("p")): ImportCells => ({
  ...fileCells(of),
  ...change,
});
const matchFiles = (files: readonly ImportCells[], found: readonly StoredForFile[]) =>
  matchRows(readRows(...files), found, context);
const ids = (files: readonly ImportCells[], found: readonly StoredForFile[]) =>
  matchFiles(files, found).map(
    ({ match, problems }) => match?.draft.id ?? problems[0]?.message ?? null,
  );

describe("a row of a file and the existing products", () => {
  it("[PRODUCT-I13] means the one of its branch and name, as names are compared", () => {
    const changed = cells({ name: " MADDER\u00A0 Throw\u200B", actualPrice: "158" });
    expect(ids([changed], [storedRow("p")])).toEqual(["p"]);
    expect(ids([{ ...changed, branch: "TOR" }], [storedRow("p")])).toEqual([null]);
    expect(ids([{ ...changed, name: "Madder thrôw" }], [storedRow("p")])).toEqual([null]);
  });

  it("[PRODUCT-I13] means of several of the name the one with its heading, or the one that has all it says", () => {
    const two = [storedRow("p"), storedRow("q", { heading: "Warm (copy)" })];
    expect(ids([cells({ actualPrice: "9", heading: "warm (COPY)" })], two)).toEqual(["q"]);
    const alike = [storedRow("p", { brand: "Nord" }), storedRow("q")];
    expect(ids([cells()], alike)).toEqual(["q"]);
  });

  it("[PRODUCT-I13] is not clear where several fit", () => {
    const two = [storedRow("p"), storedRow("q")];
    expect(ids([cells({ actualPrice: "9" })], two)).toEqual([importMessages.unclear]);
    expect(ids([cells({ heading: "Cold" })], two)).toEqual([importMessages.unclear]);
    const rows = [cells({ actualPrice: "9" }), cells({ actualPrice: "8" })];
    expect(ids(rows, [storedRow("p")])).toEqual([importMessages.unclear, importMessages.unclear]);
    expect(ids(rows, [])).toEqual([null, null]);
  });

  it("[PRODUCT-I13] means the one that it has made, whatever that is called now", () => {
    const [row] = readRows(cells());
    const made = storedRow(row?.draft.id ?? "", { name: "Renamed", heading: "Other" });
    expect(matchFiles([cells()], [made, storedRow("p")])[0]?.match?.changes).toEqual([
      { column: "name", before: "Renamed", after: "Madder throw" },
      { column: "heading", before: "Other", after: "Warm" },
    ]);
  });

  it("[PRODUCT-I13] leaves one that another row means alone", () => {
    const other = cells({ heading: "Cold", actualPrice: "9" });
    expect(ids([cells(), other], [storedRow("p")])).toEqual(["p", null]);
  });

  it("[PRODUCT-I7] shows that it occurs twice", () => {
    expect(ids([cells(), cells()], [])).toEqual([null, importMessages.sameRow(2)]);
    expect(ids([cells(), cells()], [storedRow("p")])).toEqual(["p", importMessages.sameRow(2)]);
    expect(ids([cells(), cells()], [storedRow("p"), storedRow("q")])).toEqual(["p", "q"]);
  });
});

describe("what a row changes of a product", () => {
  const readChanges = (file: ImportCells, of = storedRow("p")) =>
    matchFiles([file], [of])[0]?.match?.changes.map(
      ({ column, before, after }) => `${column}: ${before} → ${after}`,
    );

  it("[PRODUCT-I14] is told field by field, as the file calls them", () => {
    expect(
      readChanges(
        cells({
          actualPrice: "158",
          discountType: "message",
          discountPerc: "",
          discountMessage: "Gift wrapped",
          category: "home > rugs",
          attribute: "Colour: Indigo; Size: M",
        }),
      ),
    ).toEqual([
      "actualPrice: 148.00 → 158.00",
      "discountType: percentage → message",
      "discountPerc: 15 → ",
      "discountMessage:  → Gift wrapped",
      "attribute: Colour: Madder → Colour: Indigo; Size: M",
      "category: Home > Throws → Home > Rugs",
    ]);
  });

  it("[PRODUCT-I14] is nothing if another spreadsheet wrote the same", () => {
    const text = storedRow("p", { description: "One\r\nTwo", brand: "Café" });
    const file = cells(
      { actualPrice: "148,0", category: "home›throws", brand: "Cafe\u0301" },
      text,
    );
    expect(readChanges({ ...file, description: "One\nTwo " }, text)).toEqual([]);
  });

  it("[PRODUCT-I14] keeps what the file has no column for or leaves to its default, images and offer", () => {
    const { name, brand, heading, description, vendorUrl, category, discountPerc } = cells();
    const few = { name, brand, heading, description, vendorUrl, category, discountPerc };
    const [row] = matchFiles(
      [
        {
          ...few,
          actualPrice: "9",
          branch: "MTL",
          marketPlace: "",
          shippingType: "",
        } as ImportCells,
      ],
      [storedRow("p")],
    );
    expect(row?.problems).toEqual([]);
    expect(row?.match?.changes.map(({ column }) => column)).toEqual(["actualPrice"]);
    expect(row?.match).toMatchObject({
      version: 4,
      draft: {
        id: "p",
        actualPrice: 9,
        offerPrice: 7.65,
        shippingType: "Standard shipping",
        shippingInstructions: "By hand",
        marketPlace: ["United States"],
        attribute: [{ column: "Colour", value: "Madder" }],
        images: ["/a.webp"],
        offerId: "o1",
      },
    });
    expect(readChanges(cells({ shippingInstructions: "" }))).toEqual([
      "shippingInstructions: By hand → ",
    ]);
  });

  it("[PRODUCT-I14] a row that changes nothing has no problem, whatever the form would say", () => {
    const odd = storedRow("p", { vendorUrl: "", categories: ["old"], categoryPath: ["Gone"] });
    expect(matchFiles([cells({}, odd)], [odd])[0]).toMatchObject({
      problems: [],
      match: { changes: [] },
    });
    expect(matchFiles([cells({ actualPrice: "9" }, odd)], [odd])[0]?.problems).not.toEqual([]);
  });

  it("[PRODUCT-I15] is done if the product has it already", () => {
    const draft = matchFiles([cells({ actualPrice: "9" })], [storedRow("p")])[0]?.match?.draft;
    if (!draft) throw new Error("the row means a product");
    const done = storedRow("p", { actualPrice: 9 });
    expect(isUpdated(done, draft)).toBe(true);
    expect(isUpdated({ ...done, brand: "Other" }, draft)).toBe(false);
    expect(isUpdated({ ...done, categories: ["rugs"] }, draft)).toBe(false);
    expect(isUpdated({ ...done, storeId: "s2" }, draft)).toBe(false);
  });
});

describe("the parts of a cell", () => {
  it("[PRODUCT-I11] that hold a separator stand between quotation marks", () => {
    const attributes = [
      { column: "a:b", value: 'x; "y"' },
      { column: "Care", value: "cold, 30°: by hand" },
      { column: "", value: "half" },
    ];
    const cell = `"a:b": "x; ""y"""; Care: cold, 30°: by hand; "": half`;
    expect(attributesCell(attributes)).toBe(cell);
    expect(readAttributes(cell)).toEqual(attributes);
    expect(categoryCell(["A > B", 'C "D"', " E"])).toBe(`"A > B" > "C ""D""" > " E"`);
    expect(categoryPath(`"A > B" > "C ""D""" > " E"`)).toEqual(["A > B", 'C "D"', " E"]);
  });

  it("[PRODUCT-I4] are read as they are where a quotation mark stands inside", () => {
    expect(readAttributes('Size: 5"; Width: 3" wide')).toEqual([
      { column: "Size", value: '5"' },
      { column: "Width", value: '3" wide' },
    ]);
    expect(readAttributes('"Big" one: x;; : y; z')).toEqual([
      { column: '"Big" one', value: "x" },
      null,
      null,
    ]);
    expect(categoryPath('Home > 5" nails >')).toEqual(["Home", '5" nails']);
  });
});
