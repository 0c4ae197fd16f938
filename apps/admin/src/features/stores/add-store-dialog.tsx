import type { Company } from "@marquee/domain/companies/company.schema";
import { Button } from "@marquee/ui/button.tsx";
import { Dialog } from "@marquee/ui/dialog.tsx";
import { Field } from "@marquee/ui/field.tsx";
import { useNavigate } from "@tanstack/react-router";
import { Store } from "lucide-react";
import { useState } from "react";
import { usePermission } from "../../session/permission.ts";
import { CompanySelect } from "../companies/company-select.tsx";

const TITLE = "Add More Store/Branch";

interface ChoiceProps {
  /** The one that is chosen in the list. */
  readonly company: Company;
  readonly onClose: () => void;
}

/** Which company gets the store: the chosen one unless another is chosen by those who act across companies. */
function Choice({ company, onClose }: ChoiceProps) {
  const navigate = useNavigate();
  const mayChoose = usePermission("companies.select").allowed;
  const [id, setId] = useState<string | null>(company.id);
  const goOn = () => {
    if (id !== null) void navigate({ to: "/home/company/store", search: { company: id } });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TITLE}
      description={
        mayChoose
          ? "Choose the company that gets it."
          : `${company.name} gets another store or branch.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
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

/** The button that opens the choice of a company, and leads on to the form of a new store or branch. */
export function AddStoreDialog({ company }: { readonly company: Company }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Store className="size-4" aria-hidden="true" />
        {TITLE}
      </Button>
      {isOpen ? <Choice company={company} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
