import { toFailure } from "@marquee/api/client/api-failure";
import { wayText, type Destination } from "@marquee/domain/products/move-cells";
import type { ProductForFile, ProductSummary } from "@marquee/domain/products/product.schema";
import { countWords } from "@marquee/domain/wire/count-words";
import type { ChangeRow } from "@marquee/machines/items/change-items.model";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { BadgePercent, FolderInput, Store, Table2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { BulkAction } from "../../page-kit/list/list-definition.ts";
import { notify } from "../../page-kit/notify.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useStartChanging } from "../items/start-changing.ts";
import { useEditCells } from "../items/use-edit-cells.tsx";
import {
  categorizedRow,
  changeOfProducts,
  editableRow,
  movedRow,
  repricedRow,
} from "./product-changes.ts";
import { productsById } from "./products-for-file.ts";

const ChangePriceDialog = dialogOnDemand(
  async () => (await import("./change-price-dialog.tsx")).ChangePriceDialog,
);

const MoveToBranchDialog = dialogOnDemand(
  async () => (await import("./move-to-branch-dialog.tsx")).MoveToBranchDialog,
);

const CategoryDialog = dialogOnDemand(
  async () => (await import("../categories/category-dialog.tsx")).CategoryDialog,
);

export interface ChangeProducts {
  /** What the bulk bar offers; nothing to users who may not edit products. */
  readonly bulkActions: readonly BulkAction<ProductSummary>[];
  readonly dialog: ReactNode;
}

/** What is asked of the ticked products before they are looked over. */
interface Asked {
  readonly of: "price" | "category" | "branch";
  readonly ticked: readonly ProductSummary[];
}

type RowOf = (product: ProductForFile) => ChangeRow;

const saySo = (error: unknown): void => {
  const { message, reference } = toFailure(error);
  notify(
    { kind: "error", message: "The products could not be read" },
    { detail: message, reference },
  );
};

const ICON = { className: "size-3.5", "aria-hidden": true } as const;

/** Copies products into another branch; null for users who may not. */
type CopyInto = ((products: readonly ProductSummary[], to: Destination) => void) | null;

/** Changing the ticked products together: asked for in a dialog, looked over in the next. */
export function useChangeProducts(copyInto: CopyInto): ChangeProducts {
  const mayEdit = usePermission("products.edit").allowed;
  // a user of one branch has no other to move to
  const hasBranches = useUser().storeId === null;
  const client = useClient();
  const start = useStartChanging();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  // what is ticked may have been read a while ago, or have been changed here since
  const changesOf = async (ticked: readonly { readonly id: string }[], rowOf: RowOf) =>
    changeOfProducts(
      (
        await productsById(
          client,
          ticked.map(({ id }) => id),
        )
      ).map(rowOf),
    );
  const review = async (ticked: readonly ProductSummary[], rowOf: RowOf) => {
    start(await changesOf(ticked, rowOf));
    close();
  };
  const { openCells, cellsDialog } = useEditCells({
    noun: "products",
    mayEdit,
    read: (ids) =>
      changesOf(
        ids.map((id) => ({ id })),
        editableRow,
      ),
  });
  const ask = (of: "price" | "category" | "branch") => (ticked: readonly ProductSummary[]) =>
    setAsked({ of, ticked });
  const bulkActions: readonly BulkAction<ProductSummary>[] = [
    { label: "Change price", icon: <BadgePercent {...ICON} />, onSelect: ask("price") },
    {
      label: "Edit cells",
      icon: <Table2 {...ICON} />,
      key: "F2",
      onSelect: (ticked) => openCells(ticked.map(({ id }) => id)),
    },
    { label: "Move to category", icon: <FolderInput {...ICON} />, onSelect: ask("category") },
    ...(hasBranches
      ? [{ label: "Move to branch", icon: <Store {...ICON} />, onSelect: ask("branch") }]
      : []),
  ];
  return {
    bulkActions: mayEdit ? bulkActions : [],
    dialog: (
      <>
        {asked === null ? null : (
          <AskedDialog asked={asked} copyInto={copyInto} onClose={close} onReview={review} />
        )}
        {cellsDialog}
      </>
    ),
  };
}

interface AskedDialogProps {
  readonly asked: Asked;
  readonly copyInto: CopyInto;
  readonly onClose: () => void;
  readonly onReview: (ticked: readonly ProductSummary[], rowOf: RowOf) => Promise<void>;
}

function AskedDialog({ asked, copyInto, onClose, onReview }: AskedDialogProps) {
  switch (asked.of) {
    case "price":
      return (
        <ChangePriceDialog
          products={asked.ticked}
          onClose={onClose}
          onReview={(change) => onReview(asked.ticked, (product) => repricedRow(product, change))}
        />
      );
    case "branch":
      return (
        <MoveToBranchDialog
          products={asked.ticked}
          onClose={onClose}
          onCopy={
            copyInto &&
            ((products, to) => {
              onClose();
              copyInto(products, to);
            })
          }
          onReview={(to) => onReview(asked.ticked, (product) => movedRow(product, to))}
        />
      );
    case "category": {
      const { length } = asked.ticked;
      return (
        <CategoryDialog
          start={[]}
          depth="leaf"
          title={`Move ${countWords(length, "product")} to a category`}
          onClose={onClose}
          onConfirm={(trail) => {
            const to = { id: trail.at(-1)?.id ?? "", text: wayText(trail.map(({ name }) => name)) };
            onClose();
            onReview(asked.ticked, (product) => categorizedRow(product, to)).catch(saySo);
          }}
        />
      );
    }
  }
}
