import { toFailure } from "@marquee/api/client/api-failure";
import type { PriceChange } from "@marquee/domain/items/price-change";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { BadgePercent, Table2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useStartChanging, type ChangeStart } from "../items/start-changing.ts";
import type { BulkAction } from "../../page-kit/list/list-definition.ts";
import { notify } from "../../page-kit/notify.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { productsById } from "./products-for-file.ts";
import { changeOfProducts, editableRow, repricedRow } from "./product-changes.ts";

const ChangePriceDialog = onDemand(
  async () => (await import("./change-price-dialog.tsx")).ChangePriceDialog,
);

const EditCellsDialog = onDemand(
  async () => (await import("../items/edit-cells-dialog.tsx")).EditCellsDialog,
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
  const [edited, setEdited] = useState<ChangeStart | null>(null);
  const editCells: BulkAction<ProductSummary> = {
    label: "Edit cells",
    icon: <Table2 className="size-3.5" aria-hidden="true" />,
    onSelect: (ticked) => void openCells(ticked),
  };
  async function openCells(ticked: readonly ProductSummary[]) {
    try {
      const products = await productsById(
        client,
        ticked.map(({ id }) => id),
      );
      setEdited(changeOfProducts(products.map(editableRow)));
    } catch (error) {
      const { message, reference } = toFailure(error);
      notify(
        { kind: "error", message: "The products could not be read" },
        { detail: message, reference },
      );
    }
  }
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
    bulkActions: mayEdit ? [changePrice, editCells] : [],
    dialog: edited ? (
      <EditCellsDialog start={edited} onClose={() => setEdited(null)} />
    ) : asked === null ? null : (
      <ChangePriceDialog
        products={asked}
        onClose={close}
        onReview={(change) => review(asked, change)}
      />
    ),
  };
}
