import { rowCells, readHeadings } from "@marquee/domain/products/import-columns";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { holdsControl } from "@marquee/domain/wire/typed-text";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { csvText } from "../../../page-kit/list/csv.ts";
import { exportRows } from "../../../page-kit/list/export-rows.ts";
import { productColumns } from "../product-columns.tsx";
import { readCsv } from "./read-csv.ts";

let saved = new Blob();
beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved = file;
    return "blob:export";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const readRows = async (content: BlobPart) => {
  const answer = await readCsv(new File([content], "Products.csv"));
  return answer.tag === "rows" ? answer.rows.map(({ row }) => row) : answer.message;
};

/** What a field of a product can hold: often what a spreadsheet would run, or what parts cells. */
const text = fc
  .oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(...Array.from("'\"=+-@＝,;|\t\r\n aé")) }),
  )
  .filter((value) => !holdsControl(value));
const product = fc.record({
  name: text.filter((value) => value.trim() !== ""),
  brand: text,
  heading: text,
  storeName: text,
});

const known: Omit<ProductSummary, "name" | "brand" | "heading" | "storeName"> = {
  id: "p1",
  images: [],
  storeId: "s1",
  companyId: "c1",
  active: "Y",
  validFrom: null,
  validTill: null,
  campaignId: null,
  campaignName: null,
};

it("[PRODUCT-I11] an export of products is read as it was written, whatever is in it", () =>
  fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), async (products) => {
      exportRows(
        "Products",
        productColumns("pending", false, () => {}),
        products.map((each) => ({ ...known, ...each })),
      );
      const rows = await readRows(saved);
      const [first = [], ...others] = Array.isArray(rows) ? rows : [];
      const headings = readHeadings(first);
      expect(headings.unknown).toEqual(["Status"]);
      expect(others.map((row) => rowCells(headings, row))).toEqual(
        products.map(({ storeName, ...named }) => ({ ...named, branch: storeName })),
      );
    }),
  ));

it.each(["=1+1", "'=1+1", "''@x", "'quoted'", "'", "-5", "\t-", "＝1"])(
  "[PRODUCT-I11] a cell is read as it was written: %j",
  async (cell) => {
    const rows = [
      ["Name", "Brand"],
      [cell, "Nord"],
    ];
    expect(await readRows(csvText(rows))).toEqual(rows);
  },
);
