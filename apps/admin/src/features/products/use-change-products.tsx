import type { PriceChange } from "@marquee/domain/items/price-change";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { BadgePercent } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useStartChanging } from "../items/start-changing.ts";
import type { BulkAction } from "../../page-kit/list/list-definition.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { productsById } from "./products-for-file.ts";
import { changeOfProducts, repricedRow } from "./product-changes.ts";

const ChangePriceDialog = onDemand(
  async () => (await import("./change-price-dialog.tsx")).ChangePriceDialog,
);

export interface ChangeProducts {
  /** What the bulk bar offers; nothing to users who may not edit products. */
  readonly bulkActions: readonly BulkAction<ProductSummary>[];
  readonly dialog: ReactNode;
}

/** Changing the ticked products together: asked for in a dialog, looked over in the next. */
export function useChangeProducts(): ChangeProducts {
  const mayEdit = usePermission("products.edit").allowed;
  const client = useClient();
  const start = useStartChanging();
  const [asked, setAsked] = useState<readonly ProductSummary[] | null>(null);
  const changePrice: BulkAction<ProductSummary> = {
    label: "Change price",
    icon: <BadgePercent className="size-3.5" aria-hidden="true" />,
    onSelect: setAsked,
  };
  const close = () => setAsked(null);
  // what is ticked may have been read a while ago, or have been changed here since
  const review = async (ticked: readonly ProductSummary[], change: PriceChange) => {
    const products = await productsById(
      client,
      ticked.map(({ id }) => id),
    );
    start(changeOfProducts(products.map((product) => repricedRow(product, change))));
    close();
  };
  return {
    bulkActions: mayEdit ? [changePrice] : [],
    dialog:
      asked === null ? null : (
        <ChangePriceDialog
          products={asked}
          onClose={close}
          onReview={(change) => review(asked, change)}
        />
      ),
  };
}
