import { Button } from "@marquee/ui/controls/button.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import type { ReactNode } from "react";

export interface FilterSheetProps {
  readonly onClose: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The filters of a list on a narrow screen. */
export function FilterSheet({ onClose, onClear, children }: FilterSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Filters"
      footer={
        <>
          <Button onClick={onClear}>Clear filters</Button>
          <Button variant="primary" onClick={onClose}>
            Show
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-stretch gap-3 py-1">{children}</div>
    </Dialog>
  );
}
