import { changeMessages } from "@marquee/domain/items/change-messages";
import { productMessages } from "@marquee/domain/products/messages";
import type { Destination } from "@marquee/domain/products/move-cells";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { useState } from "react";
import { BranchSelect } from "../companies/branch-select.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { useBranches } from "../companies/companies.queries.ts";

export interface MoveToBranchDialogProps {
  readonly products: readonly ProductSummary[];
  readonly onClose: () => void;
  /** Reads the products as they are now, and opens the review; rejects if they cannot be read. */
  readonly onReview: (to: Destination) => Promise<void>;
}

/** The company of all of them; null if they are of several. */
function companyOf(products: readonly ProductSummary[]): string | null {
  const [company, ...others] = new Set(products.map(({ companyId }) => companyId));
  return others.length === 0 ? (company ?? null) : null;
}

/** To which branch of their company the ticked products are moved. It saves nothing: it is looked over first (CHANGE-M7). */
export function MoveToBranchDialog({ products, onClose, onReview }: MoveToBranchDialogProps) {
  const companyId = companyOf(products);
  const branches = useBranches(companyId);
  const [storeId, setStoreId] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const branch = branches.data?.rows.find(({ id }) => id === storeId);
  const submit = () => {
    setAsked(true);
    return branch === undefined ? null : onReview({ id: branch.id, text: branch.storeName });
  };
  return (
    <ChangeDialog
      title={(count) => `Move ${count} to a branch`}
      size={products.length}
      disabledReason={companyId === null ? changeMessages.severalCompanies : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      {companyId === null ? (
        <Note tone="wait" title="A branch belongs to one company">
          {changeMessages.severalCompanies}
        </Note>
      ) : (
        <Field
          label="Branch"
          error={isAsked && branch === undefined ? productMessages.branchMissing : undefined}
          isAnnounced
        >
          {(control) => (
            <BranchSelect
              {...control}
              companyId={companyId}
              value={storeId}
              onValueChange={setStoreId}
            />
          )}
        </Field>
      )}
    </ChangeDialog>
  );
}
