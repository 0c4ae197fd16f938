import type { PricedPlanMachine } from "@marquee/machines/payments/priced-plan.machine";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { usePageClosed } from "../../../page-kit/use-page-closed.ts";
import { useClient } from "../../../session/session-context.tsx";

/**
 * Sends the open checkout of a flow that its page is closed, and if the browser shows the page again as it was, the state that
 * the server has by then (CHECKOUT-M13). A page that cannot read it is loaded again.
 */
export function useCheckoutClosed<Draft extends object>(
  actor: ActorRefFrom<PricedPlanMachine<Draft>>,
): void {
  const client = useClient();
  const payment = useSelector(actor, ({ children }) => children.checkout);
  usePageClosed({
    closed: () => payment?.send({ type: "page.closed" }),
    shownAgain: () => {
      if (!payment) return;
      const { id } = payment.getSnapshot().context.checkout;
      void client.payments.checkoutById({ params: { id } }).then(
        (checkout) => payment.send({ type: "page.opened", checkout }),
        () => location.reload(),
      );
    },
  });
}
