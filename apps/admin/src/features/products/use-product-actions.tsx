import { itemStatus } from "@marquee/domain/items/item-status";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { copyProductsMachine } from "@marquee/machines/products/copy-products.machine";
import { now } from "@marquee/ui/browser/now.ts";
import { Megaphone } from "lucide-react";
import { useCallback } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { useCopyItems } from "../items/use-copy-items.tsx";
import { PRODUCTS } from "./products.queries.ts";

/** What a user may do with one product, in its list and on its page. What they may not do is absent. */
export interface ProductActions {
  readonly edit: RowAction | null;
  readonly copy: RowAction | null;
  /** One that is live is not promoted again. */
  readonly promote: RowAction | null;
}

/** The actions of products with the dialog that they open, and the copying of several; one is promoted in place. */
export function useProductActions(promoteIt: ((product: ProductSummary) => void) | null) {
  const client = useClient();
  const mayEdit = usePermission("products.edit").allowed;
  const mayCopy = usePermission("products.copy").allowed;
  const copying = useCopyItems(copyProductsMachine, {
    copy: ({ itemId: id, copyId, storeId }) =>
      client.products.copy({
        params: { id },
        query: { copyId, ...(storeId === undefined ? {} : { storeId }) },
      }),
    removeCopy: ({ itemId: id, copyId }) => client.products.removeCopy({ params: { id, copyId } }),
    refresh: PRODUCTS,
    plural: "products",
    effect: "The copy keeps the content. It is pending until a campaign covers it.",
  });
  const copyIt = copying.rowAction;
  const actionsOf = useCallback(
    (product: ProductSummary): ProductActions => {
      const { id } = product;
      return {
        edit: mayEdit
          ? {
              label: "Edit",
              edits: true,
              link: { to: "/home/products/addProduct", search: { id } },
            }
          : null,
        copy: mayCopy ? copyIt(product) : null,
        promote:
          promoteIt === null || itemStatus(product, now()) === "live"
            ? null
            : {
                label: "Promote",
                icon: <Megaphone aria-hidden="true" />,
                onSelect: () => promoteIt(product),
              },
      };
    },
    [copyIt, promoteIt, mayEdit, mayCopy],
  );
  return {
    actionsOf,
    bulkCopy: mayEdit ? copying.bulkAction : null,
    copyInto: mayCopy ? copying.copyInto : null,
    dialog: copying.dialog,
  };
}
