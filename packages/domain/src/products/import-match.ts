import { nameKey } from "../wire/typed-text.ts";
import { importMessages as messages } from "./import-messages.ts";
import type { ImportCells, ImportContext, ImportedRow } from "./import-row.ts";
import { readUpdate, type ImportUpdate, type StoredForFile } from "./import-update.ts";

/** A row of a file that was read. Its draft has the id of its content (PRODUCT-I7). */
export interface ReadRow extends ImportedRow {
  readonly number: number;
  readonly cells: ImportCells;
}

/** What a row changes of the product that it means, from the version that was shown. */
export interface RowMatch extends ImportUpdate {
  readonly version: number;
}

/** A row with the product that it means; null if it means none that is there. */
export interface MatchedRow extends ReadRow {
  readonly match: RowMatch | null;
}

type KnownNames = Pick<ImportContext, "branches" | "categories">;

interface Named {
  readonly storeId: string;
  readonly name: string;
  readonly heading: string;
}

const byName = ({ storeId, name }: Named): string => `${storeId} ${nameKey(name)}`;
const byHeading = (item: Named): string => `${byName(item)}\n${nameKey(item.heading)}`;

function groupByKey<Item>(items: Iterable<Item>, keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Rows and products that are not paired yet. */
interface Unpaired {
  readonly rows: Set<ReadRow>;
  readonly products: Set<StoredForFile>;
}

type Pairs = Map<ReadRow, StoredForFile>;

function pair({ rows, products }: Unpaired, pairs: Pairs, row: ReadRow, product: StoredForFile) {
  pairs.set(row, product);
  rows.delete(row);
  products.delete(product);
}

/** Pairs rows with products of the same key where there is one of each; where there are several, it is not clear which. */
function pairByKey(unpaired: Unpaired, pairs: Pairs, keyOf: (item: Named) => string) {
  const unclear: ReadRow[] = [];
  const products = groupByKey(unpaired.products, keyOf);
  for (const [key, rows] of groupByKey(unpaired.rows, ({ draft }) => keyOf(draft))) {
    const [product, ...others] = products.get(key) ?? [];
    const [row, ...more] = rows;
    if (product === undefined || row === undefined) continue;
    if (others.length === 0 && more.length === 0) pair(unpaired, pairs, row, product);
    else {
      unclear.push(...rows);
      for (const each of rows) unpaired.rows.delete(each);
      for (const each of [product, ...others]) unpaired.products.delete(each);
    }
  }
  return unclear;
}

/** Pairs rows with the products that they have made. */
function pairById(unpaired: Unpaired, pairs: Pairs) {
  const byId = new Map([...unpaired.products].map((product) => [product.id, product]));
  for (const row of unpaired.rows) {
    const product = byId.get(row.draft.id);
    if (product && unpaired.products.has(product)) pair(unpaired, pairs, row, product);
  }
}

/** Pairs rows with products that have all they say. */
function pairUnchanged(unpaired: Unpaired, pairs: Pairs, known: KnownNames) {
  const alike = groupByKey(unpaired.products, byHeading);
  for (const row of unpaired.rows) {
    const same = (alike.get(byHeading(row.draft)) ?? []).find(
      (product) =>
        unpaired.products.has(product) && readUpdate(row, product, known).changes.length === 0,
    );
    if (same) pair(unpaired, pairs, row, same);
  }
}

/**
 * Finds the product that each row means: the one that the row has made, one that has all it says, or else the only one
 * of its branch and name; of several that have the name the one with its heading (PRODUCT-I13).
 */
export function matchRows(
  rows: readonly ReadRow[],
  found: readonly StoredForFile[],
  known: KnownNames,
): readonly MatchedRow[] {
  const unpaired: Unpaired = { rows: new Set(rows), products: new Set(found) };
  const pairs: Pairs = new Map();
  pairById(unpaired, pairs);
  pairUnchanged(unpaired, pairs, known);
  const first = new Map<string, ReadRow>();
  for (const row of rows) if (!first.has(row.draft.id)) first.set(row.draft.id, row);
  const isRepeated = (row: ReadRow) => !pairs.has(row) && first.get(row.draft.id) !== row;
  for (const row of rows) if (isRepeated(row)) unpaired.rows.delete(row);
  const unclear = new Set([
    ...pairByKey(unpaired, pairs, byHeading),
    ...pairByKey(unpaired, pairs, byName),
  ]);
  return rows.map((row): MatchedRow => {
    const withProblem = (message: string): MatchedRow => ({
      ...row,
      match: null,
      problems: [...row.problems, { column: "name", message }],
    });
    if (isRepeated(row)) return withProblem(messages.sameRow(first.get(row.draft.id)?.number ?? 0));
    if (unclear.has(row)) return withProblem(messages.unclear);
    const product = pairs.get(row);
    if (product === undefined) return { ...row, match: null };
    const update = readUpdate(row, product, known);
    // A value that stays as it is need not be valid.
    const problems = update.changes.length === 0 ? [] : row.problems;
    return { ...row, match: { ...update, version: product.version }, problems };
  });
}
