import type { Contract } from "@marquee/api/contract/contract";
import type {
  Catalog,
  CatalogCollection,
  CatalogProduct,
  SyncField,
} from "@marquee/domain/catalog/catalog.schema";
import { syncError } from "@marquee/domain/catalog/sync-errors";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import {
  countColumn,
  dateColumn,
  textColumn,
  titleColumn,
} from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition, ListFilter } from "../../page-kit/list/list-definition.ts";
import { branchColumn, imageColumn, runColumns } from "../items/item-columns.tsx";

export const catalogList: ListDefinition<Contract["catalog"]["byCompany"]> = {
  name: "Catalogs",
  hasCompany: true,
  sortable: ["name", "type", "totalSync", "createdOn"],
  defaultSort: "-createdOn",
};

export const catalogColumns: readonly Column<Catalog>[] = [
  titleColumn({ id: "name", label: "Name", detail: ({ storeName }) => storeName }),
  textColumn({ id: "type", label: "Type" }),
  {
    id: "totalSync",
    label: "Synced",
    right: true,
    cell: ({ totalSync, failed }) => (
      <span className="figures inline-flex items-center justify-end gap-2 whitespace-nowrap">
        {failed === 0 ? null : <Badge tone="bad">{formatCount(failed)} failed</Badge>}
        <span>{formatCount(totalSync)}</span>
      </span>
    ),
    csv: ({ totalSync }) => totalSync,
  },
  countColumn({ id: "failed", label: "Failed", hidden: true, card: "none" }),
  dateColumn({ id: "createdOn", label: "Created (CST)" }),
];

const SYNC_FILTER: ListFilter = {
  key: "synced",
  label: "Sync",
  choices: [
    { value: "Y", label: "Synced" },
    { value: "N", label: "Failed" },
  ],
};

export const catalogProductList: ListDefinition<Contract["catalog"]["products"]> = {
  name: "Products of a catalog",
  sortable: ["name", "heading", "brand", "storeName", "campaignName", "validFrom", "validTill"],
  filters: [SYNC_FILTER],
};

export const catalogCollectionList: ListDefinition<Contract["catalog"]["collections"]> = {
  name: "Collections of a catalog",
  sortable: ["heading", "storeName", "campaignName", "validFrom", "validTill"],
  filters: [SYNC_FILTER],
};

interface SyncedRow {
  readonly missing: readonly SyncField[];
}

/** What did not sync, and why (CATALOG-S3). */
const errorColumn: Column<SyncedRow> = {
  id: "error",
  label: "Error",
  cell: ({ missing }) =>
    missing.length === 0 ? (
      <span className="text-muted">–</span>
    ) : (
      <span className="text-small text-bad md:inline-block md:w-40">{syncError(missing)}</span>
    ),
  csv: ({ missing }) => syncError(missing),
};

/** A stored image of ours; what the shop platform has elsewhere is never fetched (CATALOG-L4). */
const ownImage = (images: readonly (string | null)[]): string | null =>
  images.find((image) => image !== null && !/^https?:/iu.test(image)) ?? null;

const run = runColumns({ start: "Valid from (CST)", end: "Valid till (CST)" });

/** The columns of a product; users of one company see no branch (CATALOG-L5). */
export const catalogProductColumns = (showBranch: boolean): readonly Column<CatalogProduct>[] => [
  titleColumn({ id: "name", label: "Name", value: ({ name, shopId }) => name || shopId || "–" }),
  textColumn({
    id: "heading",
    label: "Heading",
    look: "muted",
    secondary: true,
    width: "md:max-w-32",
  }),
  textColumn({ id: "brand", label: "Brand", width: "md:max-w-28" }),
  ...(showBranch ? [branchColumn] : []),
  ...run,
  {
    ...imageColumn<CatalogProduct>("images", ({ images }) => ownImage(images)),
    label: "Images",
    quietLabel: false,
    fixed: false,
  },
  errorColumn,
];

/** The columns of a collection. */
export const catalogCollectionColumns = (
  showBranch: boolean,
): readonly Column<CatalogCollection>[] => [
  titleColumn({
    id: "heading",
    label: "Heading",
    value: ({ heading, shopId }) => heading || shopId || "–",
    detail: ({ subHeading }) => subHeading,
  }),
  countColumn({ id: "products", label: "Products" }),
  ...(showBranch ? [branchColumn] : []),
  ...run,
  {
    ...imageColumn<CatalogCollection>("fullImage", ({ fullImage }) => ownImage([fullImage])),
    label: "Image",
    quietLabel: false,
    fixed: false,
  },
  errorColumn,
];
