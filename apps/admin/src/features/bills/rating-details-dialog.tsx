import type { Bill } from "@marquee/domain/bills/bill.schema";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { RatingDetails } from "./rating-details.tsx";

export interface BillDialogProps {
  readonly bill: Bill;
  readonly onClose: () => void;
}

/** The rating details of a bill, over the list. */
export function RatingDetailsDialog({ bill, onClose }: BillDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Rating details" width="medium">
      <RatingDetails bill={bill} />
    </Dialog>
  );
}
