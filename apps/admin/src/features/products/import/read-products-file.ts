import type { Client } from "@marquee/api/client/create-client";
import type { Category } from "@marquee/domain/categories/category.schema";
import { cellsOf, readHeadings, refuseFile } from "@marquee/domain/products/import-columns";
import {
  categoryPath,
  readImportRow,
  type ImportCategory,
  type ImportContext,
} from "@marquee/domain/products/import-row";
import type { ReadAnswer } from "@marquee/machines/products/csv-import.model";
import type { QueryClient } from "@tanstack/react-query";
import { newId } from "../../../browser/new-id.ts";
import { levelQuery } from "../../../page-kit/categories/categories.queries.ts";
import { branchesQuery } from "../../../page-kit/companies/companies.queries.ts";

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

/** Reads a file of products and checks every row. Each gets the id that it will be created under. */
export async function readProductsFile(file: File, reader: FileReader): Promise<ReadAnswer> {
  const { default: papa } = await import("papaparse");
  // Empty lines are left out here and not by the parser, so that the others keep the numbers that a spreadsheet shows.
  const [first, ...rows] = papa
    .parse<string[]>(await file.text())
    .data.map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ""));
  const headings = readHeadings(first?.row ?? []);
  const refusal = refuseFile(headings, rows.length);
  if (refusal !== null) return { tag: "refused", message: refusal };
  const { client, queries, known } = reader;
  const cells = rows.map(({ row }) => cellsOf(headings, row));
  const branches =
    known.companyId === ""
      ? []
      : (await queries.fetchQuery(branchesQuery(client, known.companyId))).rows;
  // people of one branch have no other
  const theirs = known.actor.storeId;
  const context: ImportContext = {
    ...known,
    branches: theirs ? branches.filter(({ id }) => id === theirs) : branches,
    categories: await findCategories(
      cells.map(({ category = "" }) => category),
      reader,
    ),
  };
  return {
    tag: "read",
    file: {
      name: file.name,
      unknown: headings.unknown,
      rows: cells.map((row, index) => ({
        number: rows[index]?.number ?? 0,
        cells: row,
        ...readImportRow(newId(), row, context),
      })),
    },
  };
}
