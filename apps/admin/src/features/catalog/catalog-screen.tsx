import type { Catalog } from "@marquee/domain/catalog/catalog.schema";
import { PRODUCT_CATALOG } from "@marquee/domain/catalog/sync-errors";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { BookOpen } from "lucide-react";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useClient } from "../../session/session-context.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { catalogColumns, catalogList } from "./catalog-columns.tsx";
import { catalogRows } from "./catalog.queries.ts";

const catalogName = ({ name, storeName }: Catalog) => `${name}, ${storeName}`;

/** The page of a catalog, by what it holds. */
const catalogPage = ({ id, type }: Catalog) =>
  ({
    to:
      type === PRODUCT_CATALOG
        ? "/home/catalog/catalogDetail"
        : "/home/catalog/catalogCollectionDetail",
    search: { id },
  }) as const;

/** What was synced from the shop platform. */
export function CatalogScreen() {
  const client = useClient();
  const filter = useCompanyBranch();
  const { companyId, storeId } = filter;
  return (
    <ListPage
      list={catalogList}
      title="Shopify Catalog"
      description="What was synced from the shop platform, and what of it failed."
      query={catalogRows(client, companyId, storeId)}
      columns={catalogColumns}
      rowName={catalogName}
      rowActions={(catalog) => [{ label: "View", link: catalogPage(catalog) }]}
      searchLabel="Search catalogs"
      {...companyFilter(filter)}
      tall
      empty={
        <NoRecords
          icon={<BookOpen />}
          detail="Catalogs come from the shop platform once products are synced there."
          help={HELP_LINKS.catalogs}
        />
      }
    />
  );
}
