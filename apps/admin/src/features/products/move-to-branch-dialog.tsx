import { changeMessages } from "@marquee/domain/items/change-messages";
import { productMessages } from "@marquee/domain/products/messages";
import type { Destination } from "@marquee/domain/products/move-cells";
import { productLocks } from "@marquee/domain/products/product-locks";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../session/session-context.tsx";
import { BranchSelect } from "../companies/branch-select.tsx";
import { useBranches } from "../companies/companies.queries.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { productsById } from "./products-for-file.ts";

export interface MoveToBranchDialogProps {
  readonly products: readonly ProductSummary[];
  readonly onClose: () => void;
  /** Copies those that may not move to the branch instead; null for users who may not. */
  readonly onCopy: ((products: readonly ProductSummary[], to: Destination) => void) | null;
  /** Reads the products as they are now, and opens the review; rejects if they cannot be read. */
  readonly onReview: (to: Destination) => Promise<void>;
}

/** The company of all of them; null if they are of several. */
function companyOf(products: readonly ProductSummary[]): string | null {
  const [company, ...others] = new Set(products.map(({ companyId }) => companyId));
  return others.length === 0 ? (company ?? null) : null;
}

/** Asks for the branch that the ticked products move to. It saves nothing: the changes are reviewed first (CHANGE-M7). */
export function MoveToBranchDialog({
  products,
  onClose,
  onCopy,
  onReview,
}: MoveToBranchDialogProps) {
  const companyId = companyOf(products);
  const branches = useBranches(companyId);
  const [storeId, setStoreId] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const branch = branches.data?.rows.find(({ id }) => id === storeId);
  const client = useClient();
  const ids = products.map(({ id }) => id);
  const read = useQuery({
    queryKey: ["products", "mayMove", ids],
    queryFn: () => productsById(client, ids),
    staleTime: 0,
    enabled: companyId !== null,
  });
  const fixed = (read.data ?? []).filter((product) => productLocks(product).branch !== null);
  const fixedIds = new Set(fixed.map(({ id }) => id));
  const to = branch && { id: branch.id, text: branch.storeName };
  const noneMoves = fixed.length > 0 && fixed.length === products.length;
  const submit = () => {
    setAsked(true);
    return to === undefined ? null : onReview(to);
  };
  return (
    <ChangeDialog
      title={(count) => `Move ${count} to a branch`}
      size={products.length}
      disabledReason={
        companyId === null
          ? changeMessages.severalCompanies
          : noneMoves
            ? changeMessages.noneMoves
            : undefined
      }
      onClose={onClose}
      onSubmit={submit}
    >
      {companyId === null ? (
        <Note tone="wait" title="A branch belongs to one company">
          {changeMessages.severalCompanies}
        </Note>
      ) : (
        <>
          {fixed.length > 0 ? (
            <Note
              tone="wait"
              role="status"
              title={`${products.length - fixed.length} of ${products.length} may move`}
            >
              <p>{`${fixed.map(({ name }) => name).join(", ")}: ${productLocks(fixed[0] ?? null).branch ?? ""}`}</p>
              {onCopy && (
                <Button
                  size="sm"
                  className="mt-2 h-auto! min-h-7 text-left whitespace-normal!"
                  disabledReason={to ? undefined : changeMessages.branchFirst}
                  onClick={() =>
                    to &&
                    onCopy(
                      products.filter(({ id }) => fixedIds.has(id)),
                      to,
                    )
                  }
                >
                  {`Copy ${fixed.length === 1 ? "it" : `these ${fixed.length}`} to ${to?.text ?? "the branch"}`}
                </Button>
              )}
            </Note>
          ) : null}
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
        </>
      )}
    </ChangeDialog>
  );
}
