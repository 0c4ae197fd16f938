import { Button } from "@marquee/ui/controls/button.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import type { ReactNode } from "react";

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The filters of a list on a narrow screen. */
export function FilterSheet({ open, onOpenChange, onClear, children }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <>
          <Button onClick={onClear}>Clear filters</Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Show
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-stretch gap-3 py-1">{children}</div>
    </Dialog>
  );
}
