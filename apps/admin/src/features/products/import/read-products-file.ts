import {
  rowCells,
  readHeadings,
  refuseFile,
  refuseStrayCells,
  unnamedColumns,
} from "@marquee/domain/products/import-columns";
import { matchRows, type MatchedRow, type ReadRow } from "@marquee/domain/products/import-match";
import { readImportRow, type ImportContext } from "@marquee/domain/products/import-row";
import type { ReadResponse } from "@marquee/machines/products/csv-import.model";
import { contentId } from "@marquee/ui/browser/content-id.ts";
import { productsOfRows } from "../products-for-file.ts";
import { loadBranches, findCategories, type FileReader } from "./known-names.ts";
import { readCsv } from "./read-csv.ts";

/** A second product beside one that is there: the same row adds it once, in every window (PRODUCT-I14). */
const secondBeside = (row: MatchedRow): MatchedRow =>
  row.match === null
    ? row
    : {
        ...row,
        draft: {
          ...row.draft,
          id: contentId({ ...row.draft, beside: row.match.draft.id }),
        },
      };

/** Reads a file of products, checks every row, and finds the products that are there already (PRODUCT-I13). */
export async function readProductsFile(file: File, reader: FileReader): Promise<ReadResponse> {
  const csv = await readCsv(file, reader.encoding);
  if (csv.tag === "refused") return csv;
  const [first, ...rows] = csv.rows;
  const headings = readHeadings(first?.row ?? []);
  const refusal = refuseFile(headings, rows.length);
  if (refusal !== null) return { tag: "refused", message: refusal };
  const cells = rows.map(({ row }) => rowCells(headings, row));
  const context: ImportContext = {
    ...reader.known,
    branches: await loadBranches(reader),
    categories: await findCategories(
      cells.map(({ category = "" }) => category),
      reader,
    ),
  };
  const read = rows.map(({ row, number }, index): ReadRow => {
    const given = cells[index] ?? {};
    const { draft, problems } = readImportRow("", given, context);
    const stray = refuseStrayCells(headings, row);
    return {
      number,
      cells: given,
      draft: { ...draft, id: contentId(draft) },
      problems: stray ? [stray, ...problems] : problems,
    };
  });
  const found = await productsOfRows(reader.client, read);
  return {
    tag: "read",
    file: {
      name: file.name,
      encoding: csv.encoding,
      unknown: [...headings.unknown, ...unnamedColumns(first?.row ?? [], rows)],
      rows: matchRows(read, found, context).map(secondBeside),
    },
  };
}
