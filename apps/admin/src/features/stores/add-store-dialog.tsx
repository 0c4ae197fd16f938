import type { Company } from "@marquee/domain/companies/company.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { usePermission } from "../../session/permission.ts";
import { CompanySelect } from "../companies/company-select.tsx";

export interface AddStoreDialogProps {
  /** The one that is chosen in the list; null if none is. */
  readonly company: Pick<Company, "id" | "name"> | null;
  readonly onClose: () => void;
}

/** Which company gets the store: the chosen one unless another is chosen by those who act across companies. */
export function AddStoreDialog({ company, onClose }: AddStoreDialogProps) {
  const navigate = useNavigate();
  const mayChoose = usePermission("companies.select").allowed;
  const [id, setId] = useState<string | null>(company?.id ?? null);
  const goOn = () => {
    if (id !== null) void navigate({ to: "/home/company/store", search: { company: id } });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add More Store/Branch"
      description={
        mayChoose
          ? "Choose the company that gets it."
          : `${company?.name ?? "Your company"} gets another store or branch.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            help={HELP_LINKS.addBranch}
            disabledReason={id === null ? "Choose a company first." : undefined}
            onClick={goOn}
          >
            Continue
          </Button>
        </>
      }
    >
      {mayChoose ? (
        <Field label="Company">
          {(control) => <CompanySelect {...control} value={id} onValueChange={setId} />}
        </Field>
      ) : null}
    </Dialog>
  );
}
