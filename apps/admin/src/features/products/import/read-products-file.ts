import type { Client } from "@marquee/api/client/create-client";
import type { Category } from "@marquee/domain/categories/category.schema";
import {
  cellsOf,
  readHeadings,
  refuseFile,
  refuseStrayCells,
} from "@marquee/domain/products/import-columns";
import { importMessages as messages } from "@marquee/domain/products/import-messages";
import {
  categoryPath,
  readImportRow,
  type ImportCategory,
  type ImportContext,
} from "@marquee/domain/products/import-row";
import type { FileRow, ReadAnswer } from "@marquee/machines/products/csv-import.model";
import type { QueryClient } from "@tanstack/react-query";
import { contentId } from "@marquee/ui/browser/content-id.ts";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { levelQuery } from "../../categories/categories.queries.ts";
import { branchesQuery } from "../../companies/companies.queries.ts";
import { readCsv } from "./read-csv.ts";

/** What reading a file needs beside it. */
export interface FileReader {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly email: string;
  readonly known: Pick<ImportContext, "actor" | "companyId" | "marketPlace">;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Goes down the tree along a path, as far as it is there. */
async function findCategory(
  path: readonly string[],
  { client, queries, email }: FileReader,
): Promise<ImportCategory | null> {
  const trail: Category[] = [];
  for (const name of path) {
    const level = await queries.fetchQuery(levelQuery(client, email, trail.at(-1)?.id ?? null));
    const found = level.rows.find((category) => plain(category.name) === plain(name));
    if (found === undefined) return null;
    trail.push(found);
  }
  const last = trail.at(-1);
  const [first] = trail;
  if (last === undefined || first === undefined) return null;
  return { path, id: last.id, mainCategory: first.id, isLeaf: !last.hasChildren };
}

/** The categories that the cells of a file name, each read once. */
async function findCategories(
  cells: readonly string[],
  reader: FileReader,
): Promise<readonly ImportCategory[]> {
  const paths = new Map(cells.map((cell) => [categoryPath(cell).map(plain).join(" > "), cell]));
  const found: ImportCategory[] = [];
  for (const cell of paths.values()) {
    const category = await findCategory(categoryPath(cell), reader);
    if (category !== null) found.push(category);
  }
  return found;
}

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
  const { client, queries, known } = reader;
  const cells = rows.map(({ row }) => cellsOf(headings, row));
  const branches =
    known.companyId === ""
      ? []
      : (await queries.fetchQuery(branchesQuery(client, known.companyId))).rows;
  // users of one branch have no other
  const theirs = known.actor.storeId;
  const context: ImportContext = {
    ...known,
    branches: theirs ? branches.filter(({ id }) => id === theirs) : branches,
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
      unknown: headings.unknown,
      rows: withIds(read, await importedBefore(reader)),
    },
  };
}
