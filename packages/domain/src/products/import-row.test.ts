import { describe, expect, it } from "vitest";
import {
  rowCells,
  readHeadings,
  refuseFile,
  refuseStrayCells,
  unnamedColumns,
} from "./import-columns.ts";
import { readImportRow, type ImportCells, type ImportContext } from "./import-row.ts";

const context: ImportContext = {
  actor: { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE"] },
  companyId: "c1",
  branches: [
    { id: "s1", code: "MTL-01", storeName: "Plateau" },
    { id: "s2", code: "TOR-01", storeName: "Queen West" },
  ],
  categories: [
    { path: ["Home"], id: "home", mainCategory: "home", isLeaf: false },
    { path: ["Home", "Throws"], id: "throws", mainCategory: "home", isLeaf: true },
  ],
  marketPlace: "Canada",
};
const full: ImportCells = {
  name: "Madder throw",
  brand: "Laine du Nord",
  heading: "Warm",
  description: "Wool.",
  vendorUrl: "https://laine.example",
  actualPrice: "148,50",
  discountPerc: "15",
  attribute: "Colour: Madder; Care: cold, 30°: by hand",
  marketPlace: "united states; Canada",
  category: "home › throws",
  branch: "plateau",
};
const read = (change: ImportCells = {}, from = context) =>
  readImportRow("p1", { ...full, ...change }, from);
const problems = (change: ImportCells, from = context) =>
  read(change, from).problems.map(({ column, message }) => `${column}: ${message}`);

describe("the headings of a file of products", () => {
  it("[PRODUCT-I1] are found in any order, case and spacing; missing and unknown ones are named", () => {
    const { columns, unknown, missing } = readHeadings([
      "Colour",
      "website_link",
      "NAME",
      "brand",
      "Heading",
      " description ",
      "Actual Price",
    ]);
    expect(columns.get("vendorUrl")).toBe(1);
    expect(columns.get("name")).toBe(2);
    expect(unknown).toEqual(["Colour"]);
    expect(readHeadings(["Name", "", "name"]).unknown).toEqual(["name"]);
    expect(
      unnamedColumns(
        ["Name", "", " ", ""],
        [
          { number: 2, row: ["Mug", "", "", "x"] },
          { number: 3, row: ["Bowl", " ", "148.00", ""] },
          { number: 5, row: ["Vase", "", "", "y"] },
        ],
      ),
    ).toEqual([
      "column 3, without a heading (row 3)",
      "column 4, without a heading (2 rows, the first is 2)",
    ]);
    expect(missing).toEqual(["Category"]);
  });
});

describe("the headings of our own export", () => {
  it("[PRODUCT-I11] are taken for the columns they are", () => {
    const { columns, unknown } = readHeadings([
      "Product Name",
      "Status",
      "Brand",
      "Product heading",
      "Branch",
    ]);
    expect([...columns]).toEqual([
      ["name", 0],
      ["brand", 2],
      ["heading", 3],
      ["branch", 4],
    ]);
    expect(unknown).toEqual(["Status"]);
  });
});

describe("a file of products", () => {
  const headings = readHeadings([
    "Name",
    "Brand",
    "Heading",
    "Description",
    "Website Link",
    "Actual Price",
    "Category",
  ]);
  it("[PRODUCT-I5] has at least one product and at most 1,000", () => {
    expect(refuseFile(headings, 0)).toBe("There is no product in this file");
    expect(refuseFile(headings, 1)).toBeNull();
    expect(refuseFile(headings, 1000)).toBeNull();
    expect(refuseFile(headings, 1001)).toBe(
      "This file has 1001 products, and a file may have 1000. Divide it into several files",
    );
  });
  it("[PRODUCT-I6] has a problem in a row that goes on behind the headings", () => {
    const row = ["Throw", "Laine", "Warm", "Soft", "laine.example", "4", "Home"];
    expect(refuseStrayCells(headings, row)).toBeNull();
    expect(refuseStrayCells(headings, [...row, " ", ""])).toBeNull();
    expect(refuseStrayCells(headings, [...row, "Throws"])).toEqual({
      column: "category",
      message: expect.stringMatching(/more cells than there are headings/),
    });
  });
  it("[PRODUCT-I1] is not read without its columns, which are named", () => {
    expect(refuseFile(readHeadings(["Name"]), 1)).toMatch(
      /^These columns are missing: Brand, Heading/,
    );
    expect(rowCells(headings, ["Throw"])).toMatchObject({ name: "Throw", brand: "" });
  });
});

describe("a row of a file of products", () => {
  it("[PRODUCT-I3] [PRODUCT-I4] becomes the draft that the form would make", () => {
    expect(read()).toEqual({
      problems: [],
      draft: {
        id: "p1",
        companyId: "c1",
        storeId: "s1",
        name: "Madder throw",
        brand: "Laine du Nord",
        heading: "Warm",
        description: "Wool.",
        vendorUrl: "https://laine.example",
        actualPrice: 148.5,
        discountType: "percentage",
        discountPerc: 15,
        discountMessage: "",
        offerPrice: 126.23,
        offerId: null,
        shippingType: "Free Shipping",
        shippingInstructions: "",
        attribute: [
          { column: "Colour", value: "Madder" },
          { column: "Care", value: "cold, 30°: by hand" },
        ],
        marketPlace: ["Canada", "United States"],
        categories: ["throws"],
        mainCategory: "home",
        images: [],
        isVariant: "N",
      },
    });
  });

  it("[PRODUCT-I3] gets the market place of the site and the only branch if it names none", () => {
    const { draft } = read(
      { marketPlace: "", branch: "", discountPerc: "", discountMessage: "Two for one" },
      { ...context, branches: context.branches.slice(1) },
    );
    expect(draft).toMatchObject({
      marketPlace: ["Canada"],
      storeId: "s2",
      discountType: "message",
      offerPrice: 148.5,
    });
  });

  it("[PRODUCT-I17] is of the one branch for all if it names none", () => {
    const [first, second] = context.branches;
    const storeOf = (branch: string) =>
      readImportRow("p1", { name: "Throw", branch }, { ...context, branchForAll: second?.id }).draft
        .storeId;
    expect(storeOf("")).toBe(second?.id);
    expect(storeOf(first?.code ?? "")).toBe(first?.id);
  });

  it("[PRODUCT-I2] has the messages of the form at the columns where they show", () => {
    expect(problems({ name: " ", actualPrice: "", branch: "", category: "Home" })).toEqual([
      "name: Please enter product name",
      "actualPrice: Please enter Actual Price",
      "category: Please configure subcategory",
      "branch: Please select branch",
    ]);
    expect(problems({ discountType: "message" })).toEqual([
      "discountMessage: Please enter Discount Message",
    ]);
    expect(problems({}, { ...context, companyId: "", actor: { isMaster: "Y" } })).toEqual([
      "branch: Please select company",
    ]);
  });

  it.each<[ImportCells, string]>([
    [
      { actualPrice: "CAD 1234.50" },
      "actualPrice: “CAD 1234.50” is no number with at most two decimals. Write it like 1148.50, without a currency",
    ],
    [{ discountType: "gift" }, "discountType: “gift” is none of message and percentage"],
    [
      { shippingType: "Boat" },
      "shippingType: “Boat” is none of Free Shipping and Standard shipping",
    ],
    [{ marketPlace: "Mars" }, "marketPlace: “Mars” is none of Canada and United States"],
    [
      { branch: "Moon" },
      "branch: There is no single branch “Moon” in this company. Write one of MTL-01, TOR-01",
    ],
    [
      { category: "Home > Lamps" },
      "category: There is no category “Home > Lamps”. Write the way down to it, like Home > Textiles > Throws",
    ],
    [{ attribute: "Colour" }, "attribute: Attributes read “Colour: Red; Size: M”"],
    [{ heading: "x".repeat(161) }, "heading: At most 160 characters"],
    [{ vendorUrl: "javascript:alert(1)" }, "vendorUrl: Please enter valid URL"],
    [{ actualPrice: "10000000.01" }, "actualPrice: Please enter an amount from 0 to 10,000,000"],
    [{ discountPerc: "120" }, "discountPerc: Please enter Discount Percentage"],
  ])("[PRODUCT-I2] has one message for a cell that cannot be read: %j", (change, message) => {
    expect(problems(change)).toContain(message);
    const columns = read(change).problems.map(({ column }) => column);
    expect(new Set(columns).size).toBe(columns.length);
  });

  it("[PRODUCT-I2] names a long cell by its beginning", () => {
    expect(problems({ actualPrice: "9".repeat(5000) })[0]).toMatch(/^actualPrice: “9{40}…” is no/);
  });

  it("[PRODUCT-A1] has at most ten attributes", () => {
    const attribute = Array.from({ length: 11 }, (_, index) => `A${index}: b`).join(";");
    expect(problems({ attribute })).toEqual(["attribute: At most 10 attributes"]);
  });
});
