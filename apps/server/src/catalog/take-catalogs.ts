import { catalogIssues } from "@marquee/domain/ingest/ingest-rules";
import type { IngestCatalog } from "@marquee/domain/ingest/ingest.schema";
import { insertCatalogs, type NewCatalogItem } from "./queries.ts";
import { atBranches, type Owner } from "../stores/at-branches.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import { takeIn } from "../platform/ingest/take-in.ts";

const itemsOf = ({ id, items }: IngestCatalog, owner: Owner): readonly NewCatalogItem[] =>
  items.map((item, position) => ({
    ...item,
    ...owner,
    catalogId: id,
    position,
    image: [...item.image],
    products: [...item.products],
  }));

/** Takes in catalogs synced from the shop platform (INGEST-C1). */
export const takeCatalogs = (context: IngestContext, catalogs: readonly IngestCatalog[]) =>
  takeIn(context, "catalogs", catalogs, async (tx, fresh) => {
    const { issues, placed } = await atBranches(tx, fresh, (row) =>
      catalogIssues(row, context.now),
    );
    if (issues.length > 0) return issues;
    await insertCatalogs(
      tx,
      placed.map(({ row: { items, ...row }, owner }) => ({
        ...row,
        ...owner,
        totalSync: items.length,
      })),
      placed.flatMap(({ row, owner }) => itemsOf(row, owner)),
    );
    return [];
  });
