import type { Company } from "@marquee/domain/companies/company.schema";
import { Button } from "@marquee/ui/button.tsx";
import { onDemand } from "@marquee/ui/on-demand.tsx";
import { Store } from "lucide-react";
import { useState } from "react";

// the list is shown without what its dialog needs
const AddStoreDialog = onDemand(
  async () => (await import("./add-store-dialog.tsx")).AddStoreDialog,
);

/** The button that opens the choice of a company, and leads on to the form of a new store or branch. */
export function AddStoreButton({ company }: { readonly company: Company }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Store className="size-4" aria-hidden="true" />
        Add More Store/Branch
      </Button>
      {isOpen ? <AddStoreDialog company={company} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
