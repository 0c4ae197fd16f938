import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, type ReactNode } from "react";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { transactionsSearch } from "./transactions.search.ts";

// the list is shown without what its dialog needs
const RefundDialog = dialogOnDemand(async () => (await import("./refund-dialog.tsx")).RefundDialog);

/** Opens the refund of a payment over the list; the address names it, so that Back closes it and a reload opens it again. */
export function useRefundDialog(): {
  readonly openRefund: (transactionId: string) => void;
  readonly refundDialog: ReactNode;
} {
  const navigate = useNavigate();
  const { refund } = useScreenSearch(transactionsSearch);
  const show = useCallback(
    (id: string | undefined) =>
      void navigate({ to: ".", search: (search) => ({ ...search, refund: id }) }),
    [navigate],
  );
  return {
    openRefund: show,
    refundDialog:
      refund === undefined ? null : (
        <RefundDialog key={refund} transactionId={refund} onClose={() => show(undefined)} />
      ),
  };
}
