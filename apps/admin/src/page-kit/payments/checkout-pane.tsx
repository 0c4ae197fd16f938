import { paymentMessages } from "@marquee/domain/payments/messages";
import type { checkoutMachine } from "@marquee/machines/payments/checkout.machine";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { Button } from "../../ui/button.tsx";
import type { CardDesk } from "./card-desk.ts";
import { OutcomePanel } from "./outcome-panel.tsx";
import { PayByCard } from "./pay-by-card.tsx";

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

export interface CheckoutPaneProps {
  readonly actor: CheckoutActor;
  readonly desk: CardDesk;
  readonly testCards: boolean;
  /** What a free one makes, as the button says it: "Create the campaign". */
  readonly freeAction: string;
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

function Waiting({ actor }: Pick<CheckoutPaneProps, "actor">) {
  const settlement = useSelector(actor, ({ children }) => children.settlement);
  return (
    <OutcomePanel
      outcome="unknown"
      title="We do not know yet whether the payment went through"
      actions={
        <>
          <Button size="sm" onClick={() => settlement?.send({ type: "settlement.askNow" })}>
            Ask now
          </Button>
          <Button size="sm" variant="ghost" onClick={() => actor.send({ type: "payment.left" })}>
            Leave this page
          </Button>
        </>
      }
    >
      We keep asking the card provider. It is safe to wait, and safe to leave: if it went through,
      everything is finished without you. Please do not pay again.
    </OutcomePanel>
  );
}

/** The payment of a checkout, wherever it stands. What became of it is said in one place, with the next step. */
export function CheckoutPane({ actor, desk, testCards, freeAction }: CheckoutPaneProps) {
  const state = useSelector(actor, ({ value }) => value);
  const { charge } = useSelector(actor, ({ context }) => context.checkout.receipt);
  const notice = useSelector(actor, ({ context }) => context.notice);
  const cardPayment = useSelector(actor, ({ children }) => children.cardPayment);
  const [cancelled, setCancelled] = useState(false);
  switch (state) {
    case "free":
      return <Free actor={actor} freeAction={freeAction} />;
    case "recording":
      return (
        <OutcomePanel outcome="working" title="Finishing">
          The payment is with the provider, and what you paid for is being made. It is safe to wait,
          and you do not need to pay again.
        </OutcomePanel>
      );
    case "waitingForProvider":
      return <Waiting actor={actor} />;
    case "payingByCard":
      if (cancelled)
        return (
          <OutcomePanel
            outcome="cancelled"
            title={paymentMessages.cancelled}
            actions={
              <Button size="sm" onClick={() => setCancelled(false)}>
                Pay after all
              </Button>
            }
          >
            Nothing was charged. Your plan is kept, and its price stands.
          </OutcomePanel>
        );
      return cardPayment ? (
        <PayByCard
          actor={cardPayment}
          desk={desk}
          charge={charge}
          testCards={testCards}
          notice={notice}
          onCancelled={() => setCancelled(true)}
        />
      ) : null;
    case "placing":
    case "settled":
    case "refused":
    case "left":
      return null;
  }
}
