import type { CatalogCollection, CatalogProduct } from "@marquee/domain/catalog/catalog.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { itemStatus } from "@marquee/domain/items/item-status";
import { now } from "@marquee/ui/browser/now.ts";
import { BookOpen, PackagePlus } from "lucide-react";
import { useMemo } from "react";
import { UnnamedPage } from "../../page-kit/detail/unnamed-page.tsx";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import {
  catalogCollectionColumns,
  catalogCollectionList,
  catalogProductColumns,
  catalogProductList,
} from "./catalog-columns.tsx";
import { catalogCollectionRows, catalogProductRows } from "./catalog.queries.ts";
import { catalogSearch } from "./catalog.search.ts";
import { useRemoveFromCampaign } from "./use-remove-from-campaign.tsx";

/** Mapping more products to a collection of a catalog that is live (CATALOG-L6), as from the list of offers. */
function useMapMore() {
  const mayPay = usePermission("campaigns.create").allowed;
  return ({ offerId, active, validFrom, validTill }: CatalogCollection): readonly RowAction[] => {
    if (!mayPay || offerId === null || active === null) return [];
    if (itemStatus({ active, validFrom, validTill }, now()) !== "live") return [];
    return [
      {
        label: "Map More Products",
        behind: true,
        icon: <PackagePlus aria-hidden="true" />,
        link: { to: "/home/offers/mapProduct", search: { id: offerId } },
      },
    ];
  };
}

const PARENT = { to: "/home/catalog", label: "Shopify Catalog" } as const;

const nameOfProduct = ({ name, shopId }: CatalogProduct) => name || shopId || "an item without ID";
const nameOfCollection = ({ heading, shopId }: CatalogCollection) =>
  heading || shopId || "an item without ID";

function Products({ id }: { readonly id: string }) {
  const client = useClient();
  const showBranch = usePermission("companies.select").allowed;
  const columns = useMemo(() => catalogProductColumns(showBranch), [showBranch]);
  const { dialog, ...removing } = useRemoveFromCampaign("products", id, (row: CatalogProduct) => ({
    ...row,
    itemId: row.productId,
  }));
  return (
    <>
      <ListPage
        list={catalogProductList}
        title="Catalog products"
        parent={PARENT}
        query={catalogProductRows(client, id)}
        columns={columns}
        rowName={nameOfProduct}
        {...removing}
        searchLabel="Search these products"
        tall
        empty={
          <NoRecords
            icon={<BookOpen />}
            detail="This catalog has no products."
            help={HELP_LINKS.catalogs}
          />
        }
      />
      {dialog}
    </>
  );
}

function Collections({ id }: { readonly id: string }) {
  const client = useClient();
  const showBranch = usePermission("companies.select").allowed;
  const columns = useMemo(() => catalogCollectionColumns(showBranch), [showBranch]);
  const { dialog, ...removing } = useRemoveFromCampaign("offers", id, (row: CatalogCollection) => ({
    ...row,
    name: row.heading,
    itemId: row.offerId,
  }));
  const mapMore = useMapMore();
  return (
    <>
      <ListPage
        list={catalogCollectionList}
        title="Catalog collections"
        parent={PARENT}
        query={catalogCollectionRows(client, id)}
        columns={columns}
        rowName={nameOfCollection}
        {...removing}
        rowActions={(row) => [...mapMore(row), ...removing.rowActions(row)]}
        searchLabel="Search these collections"
        tall
        empty={
          <NoRecords
            icon={<BookOpen />}
            detail="This catalog has no collections."
            help={HELP_LINKS.catalogs}
          />
        }
      />
      {dialog}
    </>
  );
}

/** The products of a catalog, with the campaigns of those that became products of ours. */
export function CatalogDetailScreen() {
  const id = useScreenSearch(catalogSearch).id;
  return id === undefined ? (
    <UnnamedPage noun="catalog" parent={PARENT} />
  ) : (
    <Products key={id} id={id} />
  );
}

/** Its collections in the same way. */
export function CatalogCollectionDetailScreen() {
  const id = useScreenSearch(catalogSearch).id;
  return id === undefined ? (
    <UnnamedPage noun="catalog" parent={PARENT} />
  ) : (
    <Collections key={id} id={id} />
  );
}
