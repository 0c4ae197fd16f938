import { Dialog } from "@marquee/ui/dialog.tsx";
import type { BillDialogProps } from "./rating-details-dialog.tsx";
import { ReceiptViewer } from "./receipt-viewer.tsx";

/** The receipt of a bill, over the list. */
export function ReceiptDialog({ bill, onClose }: BillDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Receipt"
      description={`${bill.storeName}, ${bill.userId}`}
      width="wide"
    >
      <div className="h-[62dvh]">
        <ReceiptViewer images={bill.image} />
      </div>
    </Dialog>
  );
}
