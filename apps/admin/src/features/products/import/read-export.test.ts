import { rowCells, readHeadings, refuseFile } from "@marquee/domain/products/import-columns";
import { matchRows, type MatchedRow } from "@marquee/domain/products/import-match";
import { readImportRow, type ImportContext } from "@marquee/domain/products/import-row";
import { contentForDiscount, emptyProduct } from "@marquee/domain/products/product-draft";
import type { ShippingType } from "@marquee/domain/products/product.schema";
import type { MarketPlace } from "@marquee/domain/wire/field.schema";
import { holdsControl } from "@marquee/domain/wire/typed-text";
import { contentId } from "@marquee/ui/browser/content-id.ts";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { csvText } from "../../../page-kit/list/csv.ts";
import { exportRows } from "../../../page-kit/list/export-rows.ts";
import { MERCHANT } from "../../../testing/render-screen.tsx";
import { recordSavedFiles } from "../../../testing/saved-files.ts";
import { exportColumns } from "../export-columns.tsx";
import { productColumns } from "../product-columns.tsx";
import { readCsv } from "./read-csv.ts";

let saved: readonly Blob[];
beforeEach(() => {
  saved = recordSavedFiles();
});

const readRows = async (content: BlobPart) => {
  const response = await readCsv(new File([content], "Products.csv"));
  if (response.tag === "refused") throw new Error(response.message);
  return response.rows.map(({ row }) => row);
};

const START = { id: "p1", actor: MERCHANT, site: "CA" } as const;

const BRANCHES = [
  { id: "s1", code: "MTL-01", storeName: "Queen; West" },
  { id: "s2", code: "Queen; West", storeName: "=Plateau" },
];

/** What a field of a product can hold: often what a spreadsheet would run, or what parts cells and their parts. */
const text = fc
  .oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(...Array.from("'\"=+-@＝,;:>›|\t\r\n aé")) }),
  )
  .filter((value) => !holdsControl(value));
const filled = text.filter((value) => value.trim() !== "");
const cents = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount / 100);

const stored = fc
  .record({
    id: fc.uuid(),
    name: filled,
    brand: text,
    heading: text,
    description: text,
    vendorUrl: text,
    actualPrice: cents(1_000_000_000),
    discountType: fc.constantFrom<"message" | "percentage">("message", "percentage"),
    discountPerc: cents(10_000),
    discountMessage: text,
    shippingType: fc.constantFrom<ShippingType>("Free Shipping", "Standard shipping"),
    shippingInstructions: text,
    attribute: fc.array(fc.record({ column: text, value: text }), { maxLength: 3 }),
    marketPlace: fc.subarray<MarketPlace>(["Canada", "United States"], { minLength: 1 }),
    categoryPath: fc.array(filled, { maxLength: 4 }),
    branch: fc.constantFrom(...BRANCHES),
  })
  .map(({ branch, ...given }) => {
    const content = contentForDiscount({ ...emptyProduct(START), ...given });
    const { actualPrice, discountType, shippingType } = given;
    return {
      ...content,
      actualPrice,
      discountType,
      shippingType,
      storeId: branch.id,
      storeName: branch.storeName,
      branchCode: branch.code,
      categoryPath: given.categoryPath,
      categories: ["c"],
      version: 1,
    };
  });
type Stored = typeof stored extends fc.Arbitrary<infer Value> ? Value : never;

const listed = {
  active: "Y",
  validFrom: null,
  validTill: null,
  campaignId: null,
  campaignName: null,
  totalRating: 0,
  avgRating: 0,
} as const;

const context: ImportContext = {
  actor: MERCHANT,
  companyId: "c1",
  branches: BRANCHES,
  categories: [],
  marketPlace: "Canada",
};

/** Exports products, and reads the file as an import does that finds them all. */
async function importedAgain(products: readonly Stored[]): Promise<readonly MatchedRow[]> {
  const list = productColumns("pending", { privileged: false, company: [] }, () => {});
  await exportRows(
    "Products",
    exportColumns(list, products),
    products.map((each) => ({ ...each, ...listed, offerPrice: each.actualPrice })),
  );
  const [first = [], ...others] = await readRows(saved.at(-1) ?? "");
  const headings = readHeadings(first);
  expect(refuseFile(headings, others.length)).toBeNull();
  expect(headings.unknown).toEqual(["Status", "Rating"]);
  const rows = others.map((row, index) => {
    const cells = rowCells(headings, row);
    const read = readImportRow("", cells, context);
    const id = contentId(read.draft);
    return { ...read, cells, number: index + 2, draft: { ...read.draft, id } };
  });
  return matchRows(rows, products, context);
}

it("[PRODUCT-I11] [PRODUCT-I14] every row of an export that is imported again is unchanged, whatever is in it", () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(stored, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
      async (products) => {
        const rows = await importedAgain(products);
        expect(rows).toHaveLength(products.length);
        for (const { match, problems } of rows) {
          expect(problems).toEqual([]);
          expect(match?.changes).toEqual([]);
        }
      },
    ),
  ));

it("[PRODUCT-I11] products that nothing distinguishes are each unchanged", async () => {
  const [one] = fc.sample(stored, { numRuns: 1, seed: 3 });
  if (!one) throw new Error("a sample has a value");
  const rows = await importedAgain([one, { ...one, id: "another" }]);
  expect(new Set(rows.map(({ match }) => match?.draft.id))).toEqual(new Set([one.id, "another"]));
});

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
