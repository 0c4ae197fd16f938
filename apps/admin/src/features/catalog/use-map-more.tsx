import type { CatalogCollection } from "@marquee/domain/catalog/catalog.schema";
import { itemStatus } from "@marquee/domain/items/item-status";
import { now } from "@marquee/ui/browser/now.ts";
import { PackagePlus } from "lucide-react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { usePermission } from "../../session/permission.ts";

/** Mapping more products to a collection of a catalog that is live (CATALOG-L6), as from the list of offers. */
export function useMapMore() {
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
