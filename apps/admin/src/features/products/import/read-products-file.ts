import {
  rowCells,
  readHeadings,
  refuseFile,
  refuseStrayCells,
} from "@marquee/domain/products/import-columns";
import { importMessages as messages } from "@marquee/domain/products/import-messages";
import { readImportRow, type ImportContext } from "@marquee/domain/products/import-row";
import type { FileRow, ReadAnswer } from "@marquee/machines/products/csv-import.model";
import { contentId } from "@marquee/ui/browser/content-id.ts";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { loadBranches, findCategories, type FileReader } from "./known-names.ts";
import { readCsv } from "./read-csv.ts";

/** The ids of the company's newest products, among which a file that is imported again finds its own. */
async function importedBefore({ client, known }: FileReader): Promise<ReadonlySet<string>> {
  const { companyId } = known;
  if (companyId === "") return new Set();
  const products = await client.products.byCompany({
    params: { companyId, status: "allincludeActive" },
    query: {},
  });
  return new Set(products.rows.map(({ id }) => id));
}

/**
 * The rows with the ids they will be created under. A row has the id of its content, so that a file which is chosen
 * again makes nothing twice (PRODUCT-I7).
 */
function withIds(rows: readonly FileRow[], before: ReadonlySet<string>): readonly FileRow[] {
  const numbers = new Map<string, number>();
  const given: FileRow[] = [];
  for (const row of rows) {
    const id = row.problems.length > 0 ? newId() : contentId(row.draft);
    const same = numbers.get(id);
    const repeated =
      same === undefined
        ? before.has(id)
          ? messages.importedBefore
          : null
        : messages.sameRow(same);
    numbers.set(id, same ?? row.number);
    given.push(
      repeated === null
        ? { ...row, draft: { ...row.draft, id } }
        : {
            ...row,
            draft: { ...row.draft, id: newId() },
            problems: [{ column: "name", message: repeated }],
          },
    );
  }
  return given;
}

/** Reads a file of products and checks every row. */
export async function readProductsFile(file: File, reader: FileReader): Promise<ReadAnswer> {
  const csv = await readCsv(file);
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
  const read = rows.map(({ row, number }, index): FileRow => {
    const given = cells[index] ?? {};
    const { draft, problems } = readImportRow("", given, context);
    const stray = refuseStrayCells(headings, row);
    return { number, cells: given, draft, problems: stray ? [stray, ...problems] : problems };
  });
  return {
    tag: "read",
    file: {
      name: file.name,
      encoding: csv.encoding,
      unknown: headings.unknown,
      rows: withIds(read, await importedBefore(reader)),
    },
  };
}
