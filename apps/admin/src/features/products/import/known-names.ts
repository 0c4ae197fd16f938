import type { Client } from "@marquee/api/client/create-client";
import type { Category } from "@marquee/domain/categories/category.schema";
import { categoryPath } from "@marquee/domain/products/import-parts";
import type { ImportCategory, ImportContext } from "@marquee/domain/products/import-row";
import type { QueryClient } from "@tanstack/react-query";
import { levelQuery } from "../../categories/categories.queries.ts";
import { branchesQuery } from "../../companies/companies.queries.ts";
import type { FileEncoding } from "./file-encodings.ts";

/** What reading a file needs beside it. */
export interface FileReader {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly known: Pick<ImportContext, "actor" | "companyId" | "marketPlace" | "branchForAll">;
  /** As what the file is read (PRODUCT-I18). */
  readonly encoding?: FileEncoding;
}

/** The branches that a row can name: users of one branch have no other. */
export async function loadBranches({
  client,
  queries,
  known,
}: FileReader): Promise<ImportContext["branches"]> {
  if (known.companyId === "") return [];
  const { rows } = await queries.fetchQuery(branchesQuery(client, known.companyId));
  const theirs = known.actor.storeId;
  return theirs ? rows.filter(({ id }) => id === theirs) : rows;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Goes down the tree along a path, as far as it is there. */
async function findCategory(
  path: readonly string[],
  { client, queries }: FileReader,
): Promise<ImportCategory | null> {
  const trail: Category[] = [];
  for (const name of path) {
    const level = await queries.fetchQuery(levelQuery(client, trail.at(-1)?.id ?? null));
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
export async function findCategories(
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

/** The way down to the first category that a product can have; empty if there is none. */
async function firstWay({ client, queries }: FileReader): Promise<readonly string[]> {
  const trail: Category[] = [];
  while (trail.length === 0 || trail.at(-1)?.hasChildren) {
    const level = await queries.fetchQuery(levelQuery(client, trail.at(-1)?.id ?? null));
    const [first] = level.rows;
    if (first === undefined) return [];
    trail.push(first);
  }
  return trail.map(({ name }) => name);
}

/** The way down to a category that is there: the one that is preferred if it is, else the first. */
export async function wayThatIsThere(
  preferred: readonly string[],
  reader: FileReader,
): Promise<readonly string[]> {
  const found = await findCategory(preferred, reader);
  return found?.isLeaf ? preferred : firstWay(reader);
}
