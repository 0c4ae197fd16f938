import { paymentMessages } from "@marquee/domain/payments/messages";
import type { PaymentMethod } from "@marquee/machines/payments/payment-method.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useSelector } from "@xstate/react";
import { OutcomePanel } from "../outcome-panel.tsx";
import { PayByCard } from "../pay-by-card.tsx";
import type { PaymentBridges } from "../payment-bridges.ts";
import { MethodChoice } from "./method-choice.tsx";
import type { PaymentMethodActor } from "./payment-actor-types.ts";
import { WorkingPanel } from "./working-panel.tsx";

const PayByPaypal = onDemand(
  async () => (await import("../paypal/pay-by-paypal.tsx")).PayByPaypal,
  {
    loading: <Skeleton className="h-11 w-full rounded-control" />,
  },
);

interface MethodProps {
  readonly actor: PaymentMethodActor;
}

/** The card's payment is being created again, or could not be. */
function BackToCard({ actor, failed }: MethodProps & { readonly failed: boolean }) {
  const notice = useSelector(actor, ({ context }) => context.notice);
  if (!failed)
    return (
      <WorkingPanel
        title="Getting the card form ready"
        onLeave={() => actor.send({ type: "payment.left" })}
      >
        PayPal's order is given up first. Nothing is charged.
      </WorkingPanel>
    );
  return (
    <OutcomePanel
      outcome="unexpected"
      title={notice ?? paymentMessages.failed}
      actions={
        <Button size="sm" onClick={() => actor.send({ type: "method.chosen", method: "card" })}>
          Try again
        </Button>
      }
    >
      Nothing was charged, and your plan is kept.
    </OutcomePanel>
  );
}

/** Card or PayPal, and the payment by the chosen one. If there is only one method, there is no choice. */
export function PaymentMethods({
  actor,
  bridges,
}: MethodProps & { readonly bridges: PaymentBridges }) {
  const snapshot = useSelector(actor, (current) => current);
  const { checkout, notice } = snapshot.context;
  const { cardPayment, paypalPayment } = snapshot.children;
  const method: PaymentMethod = snapshot.matches("byPaypal") ? "paypal" : "card";
  const isFixed = !snapshot.can({
    type: "method.chosen",
    method: method === "card" ? "paypal" : "card",
  });
  return (
    <div className="flex flex-col gap-3">
      {checkout.paypal ? (
        <MethodChoice
          value={method}
          disabled={isFixed}
          onValueChange={(chosen) => actor.send({ type: "method.chosen", method: chosen })}
        />
      ) : null}
      {snapshot.matches("returningToCard") || snapshot.matches("cardUnavailable") ? (
        <BackToCard actor={actor} failed={snapshot.matches("cardUnavailable")} />
      ) : null}
      {cardPayment ? (
        <PayByCard
          actor={cardPayment}
          bridges={bridges}
          charge={checkout.receipt.charge}
          notice={notice}
        />
      ) : null}
      {paypalPayment && checkout.paypal ? (
        <PayByPaypal
          actor={paypalPayment}
          bridges={bridges}
          paypal={checkout.paypal}
          notice={notice}
        />
      ) : null}
    </div>
  );
}
