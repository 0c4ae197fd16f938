import { toFailure } from "@marquee/api/client/api-failure";
import { changeMessages } from "@marquee/domain/items/change-messages";
import { productMessages } from "@marquee/domain/products/messages";
import type { Destination } from "@marquee/domain/products/move-cells";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useId, useState, type SubmitEvent } from "react";
import { BranchSelect } from "../companies/branch-select.tsx";
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useId();
  const branch = branches.data?.rows.find(({ id }) => id === storeId);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (isBusy || branch === undefined) return;
    setBusy(true);
    setFailure(null);
    try {
      await onReview({ id: branch.id, text: branch.storeName });
    } catch (error) {
      setFailure(toFailure(error).message);
      setBusy(false);
    }
  };
  const count = `${products.length} ${products.length === 1 ? "product" : "products"}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Move ${count} to a branch`}
      description="Nothing is saved before you have looked it over."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={isBusy}
            disabledReason={companyId === null ? changeMessages.severalCompanies : undefined}
          >
            {`Review ${count}`}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 pb-1"
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
        {failure === null ? null : (
          <Note tone="bad" role="alert" title="The products could not be read">
            {failure}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
