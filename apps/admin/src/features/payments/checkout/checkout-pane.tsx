import { paymentMessages } from "@marquee/domain/payments/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useSelector } from "@xstate/react";
import { OutcomePanel } from "../outcome-panel.tsx";
import type { PaymentBridges } from "../payment-bridges.ts";
import type { CheckoutActor, SettlementActor } from "./payment-actor-types.ts";
import { PaymentMethods } from "./payment-methods.tsx";
import { StepMap } from "./step-map.tsx";
import { WorkingPanel } from "./working-panel.tsx";

export interface CheckoutPaneProps {
  readonly actor: CheckoutActor;
  readonly bridges: PaymentBridges;
  /** What a free one makes, as the button's label: "Create the campaign". */
  readonly freeAction: string;
  /** In a panel, whose bar says the next step. */
  readonly inPanel?: boolean;
}

type ActorProps = Pick<CheckoutPaneProps, "actor">;

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

/** The provider has not responded; the settlement queries it, now and then or on demand. */
export function WaitingForProvider({ settlement }: { readonly settlement: SettlementActor }) {
  const querying = useSelector(settlement, (snapshot) => snapshot.matches("querying"));
  return (
    <OutcomePanel
      outcome="unknown"
      title="We do not know yet whether the payment went through"
      actions={
        <>
          <Button
            size="sm"
            busy={querying}
            onClick={() => settlement.send({ type: "settlement.queryNow" })}
          >
            {querying ? "Asking" : "Ask now"}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => settlement.send({ type: "settlement.left" })}
          >
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
      Nothing was charged. Your plan and its price are unchanged.
    </OutcomePanel>
  );
}

function Payment({ actor, bridges, freeAction }: CheckoutPaneProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { paymentMethod, settlement } = snapshot.children;
  const leave = () => actor.send({ type: "payment.left" });
  if (snapshot.matches("free")) return <Free actor={actor} freeAction={freeAction} />;
  if (snapshot.matches("cancelled")) return <Cancelled actor={actor} />;
  if (snapshot.matches("waitingForProvider"))
    return settlement ? <WaitingForProvider settlement={settlement} /> : null;
  if (snapshot.matches("recording"))
    return (
      <WorkingPanel title="Finishing" onLeave={leave}>
        The payment is with the provider, and what you paid for is being made. It is safe to wait,
        and you do not need to pay again.
      </WorkingPanel>
    );
  return paymentMethod ? <PaymentMethods actor={paymentMethod} bridges={bridges} /> : null;
}

/** The payment of a checkout in every state: the step that the user has reached, and its outcome in one panel with the next step. */
export const CheckoutPane = (props: CheckoutPaneProps) => (
  <div className="flex flex-col gap-4">
    {props.inPanel ? null : <StepMap actor={props.actor} />}
    <Payment {...props} />
  </div>
);
