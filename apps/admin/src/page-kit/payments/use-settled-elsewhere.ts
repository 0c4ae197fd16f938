import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { getPaymentStatus } from "@marquee/machines/payments/payment-status";
import type { PricedPlanMachine } from "@marquee/machines/payments/priced-plan.machine";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { useClient } from "../../session/session-context.tsx";

/**
 * Watches the open checkout of a flow (CHECKOUT-M11). It is read again only when the server says that payments have
 * changed: what is on the screen was just read.
 */
export function useSettledElsewhere<Draft extends object>(
  actor: ActorRefFrom<PricedPlanMachine<Draft>>,
): void {
  const client = useClient();
  const opened = useSelector(actor, ({ context }) => context.checkout);
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
    if (data && getPaymentStatus(data) === "settled")
      actor.getSnapshot().children.checkout?.send({ type: "checkout.settled", checkout: data });
  }, [actor, data]);
}
