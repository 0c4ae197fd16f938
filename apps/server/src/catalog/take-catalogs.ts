import { missingFields } from "@marquee/domain/catalog/sync-errors";
import { catalogIssues } from "@marquee/domain/ingest/ingest-rules";
import type { IngestCatalog } from "@marquee/domain/ingest/ingest.schema";
import { insertCatalogs, type NewCatalogItem } from "./queries.ts";
import { findOwnItems, type OwnItems } from "./own-items.ts";
import { atBranches, type Owner } from "../stores/at-branches.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import { takeIn, withoutWrong } from "../platform/ingest/take-in.ts";

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

/** Takes in catalogs synced from the shop platform (INGEST-C1). */
export const takeCatalogs = (context: IngestContext, catalogs: readonly IngestCatalog[]) =>
  takeIn(context, "catalogs", catalogs, async (tx, fresh) => {
    const { issues, placed: there } = await atBranches(tx, fresh, (row) =>
      catalogIssues(row, context.now),
    );
    const placed = withoutWrong(there, issues);
    const own = await findOwnItems(tx, placed);
    await insertCatalogs(
      tx,
      placed.map(({ row, owner }) => {
        const { items, ...content } = row;
        const failed = countFailed(row);
        return { ...content, ...owner, totalSync: items.length - failed, failed };
      }),
      placed.flatMap(({ row, owner }) => toCatalogItems(row, owner, own)),
    );
    return issues;
  });
