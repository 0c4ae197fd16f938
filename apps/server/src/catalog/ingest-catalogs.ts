import { missingFields } from "@marquee/domain/catalog/sync-errors";
import { catalogIssues, leaveOutWrongItems } from "@marquee/domain/ingest/ingest-rules";
import type { IngestCatalog, IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import type { Tx } from "../platform/database/typed.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import { issuesAt, ingestRows, withoutWrong, type Placed } from "../platform/ingest/ingest-rows.ts";
import { atBranches, type Owner } from "../stores/at-branches.ts";
import { findOwnItems, type OwnItems } from "./own-items.ts";
import { insertCatalogs, type NewCatalogItem } from "./queries.ts";

const toCatalogItems = (
  { id, type, items }: IngestCatalog,
  owner: Owner,
  own: OwnItems,
): readonly NewCatalogItem[] =>
  items.map((item, position) => ({
    ...item,
    ...owner,
    ...own(type, owner.storeId, item.shopId),
    catalogId: id,
    position,
    image: item.image.filter((address) => address !== ""),
    products: [...item.products],
    missing: [...missingFields(type, item)],
  }));

const countFailed = ({ type, items }: IngestCatalog): number =>
  items.filter((item) => missingFields(type, item).length > 0).length;

/** The field of an item by its position in the delivery, in which some could not be read. */
function atGiven(field: string, unread: readonly number[]): string {
  const [items = "", at = "0", ...rest] = field.split(".");
  let position = Number(at);
  for (const missing of unread) if (missing <= position) position += 1;
  return [items, position, ...rest].join(".");
}

/** A catalog is refused whole with the issues of its items if no item is right. */
function splitItems(row: IngestCatalog, unread: readonly number[]) {
  const { catalog, issues: among } = leaveOutWrongItems(row);
  const issues = among.map((issue) => ({ ...issue, field: atGiven(issue.field, unread) }));
  const isTaken = issues.length === 0 || catalog.items.length > 0;
  const left = row.items.length - catalog.items.length;
  return {
    catalog: isTaken ? catalog : row,
    issues,
    isTaken,
    leftOut: unread.length + (isTaken ? left : 0),
  };
}

/** Stores the catalogs of a delivery that are new. One that lacked items is replaced. */
const insertFresh =
  (context: IngestContext, split: readonly ReturnType<typeof splitItems>[]) =>
  async (tx: Tx, fresh: readonly Placed<IngestCatalog>[]): Promise<readonly Issue[]> => {
    const { issues: others, placed: there } = await atBranches(tx, fresh, (row) =>
      catalogIssues(row, context.now),
    );
    const whole = fresh.flatMap(({ at }) => {
      const own = split[at];
      return own === undefined || own.isTaken ? [] : issuesAt(at, own.issues);
    });
    const issues = [...others, ...whole];
    const placed = withoutWrong(there, issues);
    const own = await findOwnItems(tx, placed);
    await insertCatalogs(
      tx,
      placed.map(({ at, row, owner }) => {
        const { items, ...content } = row;
        const failed = countFailed(row);
        return {
          ...content,
          ...owner,
          totalSync: items.length - failed,
          failed: failed + (split[at]?.leftOut ?? 0),
        };
      }),
      placed.flatMap(({ row, owner }) => toCatalogItems(row, owner, own)),
    );
    return issues;
  };

/** Takes in catalogs synced from the shop platform, without the items that are wrong (INGEST-C1, INGEST-I8). */
export async function ingestCatalogs(
  context: IngestContext,
  delivered: readonly IngestCatalog[],
): Promise<IngestReceipt> {
  const split = delivered.map((row) => splitItems(row, context.leftOut.get(row.id) ?? []));
  const catalogs = split.map(({ catalog }) => catalog);
  const incomplete = new Set(
    split.flatMap(({ catalog: { id }, leftOut }) => (leftOut > 0 ? [id] : [])),
  );
  const insert = insertFresh(context, split);
  const receipt = await ingestRows(context, "catalogs", catalogs, insert, { incomplete });
  const refusedItems = split.flatMap(({ catalog: { id }, issues, isTaken }, row) =>
    isTaken && issues.length > 0 ? [{ row, id, issues }] : [],
  );
  const refusedRows = new Set(receipt.refused.map(({ row }) => row));
  const ofTaken = refusedItems.filter(({ row }) => !refusedRows.has(row));
  return {
    ...receipt,
    refused: [...receipt.refused, ...ofTaken].toSorted((a, b) => a.row - b.row),
  };
}
