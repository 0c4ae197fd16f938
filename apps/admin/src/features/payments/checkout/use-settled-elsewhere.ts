import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { getPaymentStatus } from "@marquee/machines/payments/payment-status";
import type { PricedPlanMachine } from "@marquee/machines/payments/priced-plan.machine";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { useClient } from "../../../session/session-context.tsx";

/**
 * Watches the open checkout of a flow (CHECKOUT-M11, CHECKOUT-M12). It is read again only when the server says that payments have
 * changed: what is on the screen was just read.
 */
export function useSettledElsewhere<Draft extends object>(
  actor: ActorRefFrom<PricedPlanMachine<Draft>>,
): void {
  const client = useClient();
  const opened = useSelector(actor, ({ context }) => context.checkout);
  const payment = useSelector(actor, ({ children }) => children.checkout);
  const isCancelled = useSelector(payment, (snapshot) => snapshot?.matches("cancelled") ?? false);
  const { data } = useQuery<Checkout | null>({
    queryKey: ["payments", "checkout", opened?.id ?? null],
    queryFn: ({ signal }) =>
      opened === null
        ? null
        : client.payments.checkoutById({ params: { id: opened.id } }, { signal }),
    initialData: opened,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: opened !== null,
  });
  useEffect(() => {
    if (!data) return;
    const status = getPaymentStatus(data);
    if (status === "settled") payment?.send({ type: "checkout.settled", checkout: data });
    // one's own payment waits for itself
    if (status === "pending" && isCancelled)
      payment?.send({ type: "checkout.pending", checkout: data });
  }, [payment, isCancelled, data]);
}
