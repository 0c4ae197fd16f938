import type { ButtonVariant } from "@marquee/ui/controls/button-look.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { Store } from "lucide-react";
import { useState } from "react";
import type { AddStoreDialogProps } from "./add-store-dialog.tsx";

// the list is shown without what its dialog needs
const AddStoreDialog = dialogOnDemand(
  async () => (await import("./add-store-dialog.tsx")).AddStoreDialog,
);

export interface AddStoreButtonProps extends Pick<AddStoreDialogProps, "company"> {
  readonly variant?: ButtonVariant;
}

/** The button that opens the choice of a company, and leads on to the wizard of a new store or branch. */
export function AddStoreButton({ company, variant = "quiet" }: AddStoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Store className="size-4" aria-hidden="true" />
        Add More Store/Branch
      </Button>
      {isOpen ? (
        <AddStoreDialog key={company?.id} company={company} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
