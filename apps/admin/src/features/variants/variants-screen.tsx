import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Product } from "@marquee/domain/products/product.schema";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Layers } from "lucide-react";
import { useCallback } from "react";
import { firstRows, type FirstRows } from "../../page-kit/first-rows.ts";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { AddLink } from "../items/add-link.tsx";
import { variantPage } from "../items/item-pages.ts";
import { savedVariantFilter, useVariantFilter } from "./use-variant-filter.ts";
import { branchVariantList, variantColumns, variantList } from "./variant-columns.tsx";
import { VariantFilters } from "./variant-filters.tsx";
import { useBranchCounts, variantRows } from "./variants.queries.ts";

const FORM = "/home/productVariant/addProductVariant";

const add = <AddLink to={FORM} label="Add Product Variant" />;

/** What the list shows first. */
export const firstVariants: FirstRows = (queries, visit) => {
  const chosen = savedVariantFilter(visit.person, visit.search);
  const list = chosen.storeId === null ? variantList : branchVariantList;
  return firstRows(list, ({ client }) => variantRows(client, chosen))(queries, visit);
};

/** Product variants, whatever their status; of a branch also by status. */
export function VariantsScreen() {
  const filter = useVariantFilter();
  const { companyId, storeId, productId } = filter;
  const chosen = { companyId, storeId, productId };
  const mayEdit = usePermission("variants.edit").allowed;
  const client = useClient();
  const counts = useBranchCounts(chosen);
  const rowActions = useCallback(
    ({ id }: Product): readonly RowAction[] =>
      mayEdit ? [{ label: "Edit", edits: true, link: { to: FORM, search: { id } } }] : [],
    [mayEdit],
  );
  return (
    <ListPage
      list={storeId === null ? variantList : branchVariantList}
      title="Product Variant"
      badge={
        counts.pending === undefined ? undefined : (
          <Badge tone="wait">{counts.pending} pending</Badge>
        )
      }
      description="Sizes, colours and other kinds of a product, each with its own content and price."
      action={mayEdit ? add : undefined}
      query={variantRows(client, chosen)}
      columns={variantColumns}
      rowLink={variantPage}
      rowActions={rowActions}
      counts={counts}
      searchLabel="Search these variants"
      filters={<VariantFilters filter={filter} />}
      filtersSet={filter.chosen}
      onClearFilters={filter.clear}
      empty={
        <NoRecords
          icon={<Layers />}
          detail="A variant starts under Pending and goes live when a campaign covers it."
          help={HELP_LINKS.variants}
          action={mayEdit ? add : null}
        />
      }
      tall
    />
  );
}
