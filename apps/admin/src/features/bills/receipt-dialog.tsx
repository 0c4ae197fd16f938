import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useClient } from "../../session/session-context.tsx";
import { billQuery } from "./bills.queries.ts";
import type { BillDialogProps } from "./rating-details-dialog.tsx";
import { ReceiptViewer } from "./receipt-viewer.tsx";

/** The receipt of a bill, over the list. */
export function ReceiptDialog({ bill, onClose }: BillDialogProps) {
  const { image } = useQuery(billQuery(useClient(), bill)).data;
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Receipt"
      description={`${bill.storeName}, ${bill.userId}`}
      width="wide"
      firstFocus={stage}
    >
      <div className="h-[62dvh]">
        <ReceiptViewer images={image} stage={stage} />
      </div>
    </Dialog>
  );
}
