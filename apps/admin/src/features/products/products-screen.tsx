import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileUp, Package } from "lucide-react";
import { useCallback, useMemo } from "react";
import { firstRows } from "../../page-kit/first-rows.ts";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { sidePanelOnDemand, WithSidePanel } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { promotedProduct } from "../campaigns/promoted-items.ts";
import { useItemPanels } from "../campaigns/use-item-panels.ts";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { savedCompanyBranch, useCompanyBranch } from "../companies/use-company-branch.ts";
import { useCompanyColumn } from "../companies/use-company-column.ts";
import { AddLink } from "../items/add-link.tsx";
import { exportSelected } from "../items/export-selected.tsx";
import { productPage } from "../items/item-pages.ts";
import { itemTab } from "../items/item-tabs.ts";
import { panelActions } from "../items/panel-actions.tsx";
import { useAskedRows } from "../items/use-asked-rows.ts";
import { exportColumns } from "./export-columns.tsx";
import { productColumns, productList } from "./product-columns.tsx";
import { productsById } from "./products-for-file.ts";
import { namedProductsQuery, productRows } from "./products.queries.ts";
import { productsSearch } from "./products.search.ts";
import { useChangeProducts } from "./use-change-products.tsx";
import { useProductActions } from "./use-product-actions.tsx";

/** The products that a link asks to promote, null until they are read and if it asks for none. */
function useProductsToPromote(): readonly ProductSummary[] | null {
  const { promoteIds } = useScreenSearch(productsSearch);
  const enabled = usePermission("campaigns.create").allowed && promoteIds !== undefined;
  const named = useQuery({ ...namedProductsQuery(useClient(), promoteIds ?? ""), enabled });
  return useAskedRows(enabled ? named.data : undefined);
}

const ProductWhyNotLive = sidePanelOnDemand(
  "Status",
  async () => (await import("./product-why-not-live.tsx")).ProductWhyNotLive,
);

const ProductHistory = sidePanelOnDemand(
  "History",
  async () => (await import("./product-history.tsx")).ProductHistory,
);

const ADD = "/home/products/addProduct";

const add = <AddLink to={ADD} label="Add Product" />;

const addOrImport = (
  <>
    <Button asChild>
      <Link to="/home/products/import">
        <FileUp className="size-4" aria-hidden="true" />
        Import CSV
      </Link>
    </Button>
    {add}
  </>
);

/** What the list shows first. */
export const firstProducts = firstRows(productList, ({ client, person, search }) => {
  const { companyId, storeId } = savedCompanyBranch(person, search);
  return productRows(client, companyId, storeId);
});

/** Products by their status; what a link asks to promote is ticked, with the panel open. */
export function ProductsScreen() {
  const asked = useProductsToPromote();
  return <ProductList key={asked ? "asked" : "plain"} asked={asked} />;
}

function ProductList({ asked }: { readonly asked: readonly ProductSummary[] | null }) {
  const client = useClient();
  const { tab } = useScreenSearch(productsSearch);
  const filter = useCompanyBranch();
  const mayEdit = usePermission("products.edit").allowed;
  const { beside, close, ...panels } = useItemPanels("product", promotedProduct, { asked });
  const { show, askWhy } = panels;
  const { actionsOf, bulkCopy, copyInto, dialog } = useProductActions(panels.promote);
  const rowActions = useCallback(
    (product: ProductSummary): readonly RowAction[] => {
      const { edit, copy, promote: promotes } = actionsOf(product);
      return [
        ...[edit, copy, promotes].filter((action) => action !== null),
        ...panelActions(product, show),
      ];
    },
    [actionsOf, show],
  );
  const { privileged } = filter;
  const company = useCompanyColumn<ProductSummary>(filter);
  const { companyId, storeId } = filter;
  const columns = useMemo(
    () => productColumns(itemTab(tab), { privileged, company }, askWhy),
    [tab, privileged, company, askWhy],
  );
  const columnsToExport = useCallback(
    async (rows: readonly ProductSummary[]) =>
      exportColumns(
        columns,
        await productsById(
          client,
          rows.map(({ id }) => id),
        ),
      ),
    [client, columns],
  );
  const exportThem = exportSelected(productList.name, columnsToExport);
  const changing = useChangeProducts(copyInto);
  const panel = beside ? (
    beside.shows === "why" ? (
      <ProductWhyNotLive
        key={beside.row.id}
        product={beside.row}
        onPromote={panels.promote}
        onClose={close}
      />
    ) : (
      <ProductHistory key={beside.row.id} row={beside.row} onClose={close} />
    )
  ) : null;
  return (
    <WithSidePanel panel={panels.promotion ?? panel}>
      <ListPage
        list={productList}
        {...(asked ? { ticked: asked } : {})}
        title="Products"
        description="What your branches sell. Offers show them, and a product is live while a campaign covers it."
        action={mayEdit ? addOrImport : undefined}
        query={productRows(client, companyId, storeId)}
        columns={columns}
        exportColumns={columnsToExport}
        rowLink={productPage}
        rowActions={rowActions}
        bulkActions={[
          ...panels.bulkActions,
          ...changing.bulkActions,
          ...(bulkCopy ? [bulkCopy] : []),
          exportThem,
        ]}
        searchLabel="Search these products"
        {...companyFilter(filter)}
        empty={
          <NoRecords
            icon={<Package />}
            detail="Products start under Pending and go live when a campaign covers them."
            help={HELP_LINKS.products}
            action={mayEdit ? add : null}
          />
        }
        tall
      />
      {dialog}
      {changing.dialog}
    </WithSidePanel>
  );
}
