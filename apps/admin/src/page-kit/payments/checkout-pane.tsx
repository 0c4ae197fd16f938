import { paymentMessages } from "@marquee/domain/payments/messages";
import type { checkoutMachine } from "@marquee/machines/payments/checkout.machine";
import type { paymentMethodMachine } from "@marquee/machines/payments/payment-method.machine";
import type { PaymentMethod } from "@marquee/machines/payments/payment-method.model";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import type { ActorRefFrom } from "xstate";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";
import { PayByCard } from "./pay-by-card.tsx";
import type { PaymentBridges } from "./payment-bridges.ts";

const PayByPaypal = lazy(async () => ({
  default: (await import("./pay-by-paypal.tsx")).PayByPaypal,
}));

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

export interface CheckoutPaneProps {
  readonly actor: CheckoutActor;
  readonly bridges: PaymentBridges;
  /** What a free one makes, as the button's label: "Create the campaign". */
  readonly freeAction: string;
}

type ActorProps = Pick<CheckoutPaneProps, "actor">;

interface MethodProps {
  readonly actor: ActorRefFrom<typeof paymentMethodMachine>;
}

function Free({ actor, freeAction }: Pick<CheckoutPaneProps, "actor" | "freeAction">) {
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        onClick={() => actor.send({ type: "payment.started" })}
      >
        {freeAction}
      </Button>
      <p className="text-center text-tiny text-muted">
        Nothing to pay. You get an invoice with these same lines.
      </p>
    </div>
  );
}

function Waiting({ actor }: ActorProps) {
  const settlement = useSelector(actor, ({ children }) => children.settlement);
  return (
    <OutcomePanel
      outcome="unknown"
      title="We do not know yet whether the payment went through"
      actions={
        <>
          <Button size="sm" onClick={() => settlement?.send({ type: "settlement.queryNow" })}>
            Ask now
          </Button>
          <Button size="sm" variant="ghost" onClick={() => actor.send({ type: "payment.left" })}>
            Leave this page
          </Button>
        </>
      }
    >
      We keep asking the provider. It is safe to wait, and safe to leave: if it went through,
      everything is finished without you. Please do not pay again.
    </OutcomePanel>
  );
}

function Cancelled({ actor }: ActorProps) {
  return (
    <OutcomePanel
      outcome="cancelled"
      title={paymentMessages.cancelled}
      actions={
        <Button size="sm" onClick={() => actor.send({ type: "payment.started" })}>
          Pay after all
        </Button>
      }
    >
      Nothing was charged. Your plan is kept, and its price stands.
    </OutcomePanel>
  );
}

/** The card's payment is being made anew, or could not be. */
function BackToCard({ actor, failed }: MethodProps & { readonly failed: boolean }) {
  const notice = useSelector(actor, ({ context }) => context.notice);
  if (!failed)
    return (
      <OutcomePanel outcome="working" title="Getting the card form ready">
        PayPal's order is given up first. Nothing is charged.
      </OutcomePanel>
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

/** Card or PayPal, and the payment by the chosen one. Where there is one method alone, there is no choice. */
function Methods({ actor, bridges }: MethodProps & Pick<CheckoutPaneProps, "bridges">) {
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
        <Suspense fallback={<Skeleton className="h-11 w-full rounded-control" />}>
          <PayByPaypal
            actor={paypalPayment}
            bridges={bridges}
            paypal={checkout.paypal}
            notice={notice}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The payment of a checkout in every state. Its outcome is shown in one panel, with the next step. */
export function CheckoutPane({ actor, bridges, freeAction }: CheckoutPaneProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { paymentMethod } = snapshot.children;
  if (snapshot.matches("free")) return <Free actor={actor} freeAction={freeAction} />;
  if (snapshot.matches("cancelled")) return <Cancelled actor={actor} />;
  if (snapshot.matches("waitingForProvider")) return <Waiting actor={actor} />;
  if (snapshot.matches("recording"))
    return (
      <OutcomePanel outcome="working" title="Finishing">
        The payment is with the provider, and what you paid for is being made. It is safe to wait,
        and you do not need to pay again.
      </OutcomePanel>
    );
  return paymentMethod ? <Methods actor={paymentMethod} bridges={bridges} /> : null;
}
