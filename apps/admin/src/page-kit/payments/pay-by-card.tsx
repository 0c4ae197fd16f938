import { formatCad } from "@marquee/domain/money/format-cad";
import { useSelector } from "@xstate/react";
import { Lock } from "lucide-react";
import { lazy, Suspense } from "react";
import type { ActorRefFrom } from "xstate";
import type { cardPaymentMachine } from "@marquee/machines/payments/card-payment.machine";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { CardDesk } from "./card-desk.ts";
import { CardFormFailed } from "./card-form-failed.tsx";
import { CardOutcome } from "./card-outcome.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";

const CardForm = lazy(async () => ({ default: (await import("./card-form.tsx")).CardForm }));

export type CardPaymentActor = ActorRefFrom<typeof cardPaymentMachine>;

export interface PayByCardProps {
  readonly actor: CardPaymentActor;
  readonly desk: CardDesk;
  /** What the card is charged, in CAD. */
  readonly charge: number;
  /** Whether the provider takes test cards alone. */
  readonly testCards: boolean;
  /** Why an earlier payment of the same checkout came to nothing. */
  readonly notice: string | null;
  /** Told when the person gives this payment up before anything was charged. */
  readonly onCancelled: () => void;
}

function FormShape() {
  return <Skeleton className="h-[86px] w-full rounded-control" />;
}

/** The card form with the one button that says the amount, and every way a card payment can stand. */
export function PayByCard(props: PayByCardProps) {
  const { actor, desk, charge, testCards, notice, onCancelled } = props;
  const snapshot = useSelector(actor, (current) => current);
  const busy = snapshot.hasTag("busy");
  const waiting = snapshot.matches("askingServer");
  const mayPay = snapshot.matches("ready") || snapshot.matches("declined");
  if (snapshot.matches("loadingForm"))
    return (
      <div role="status">
        <span className="sr-only">The card form is on its way.</span>
        <FormShape />
      </div>
    );
  if (snapshot.matches("formUnavailable"))
    return <CardFormFailed onRetry={() => actor.send({ type: "form.retry" })} />;
  return (
    <form
      aria-label="Pay by card"
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayPay) actor.send({ type: "payment.confirm", saveCard: false });
      }}
    >
      {notice && snapshot.matches("ready") ? (
        <OutcomePanel outcome="declined" title="The payment did not go through">
          <p>{notice}</p>
          <p>Nothing was charged. Pay again below, with this card or another.</p>
        </OutcomePanel>
      ) : null}
      <CardOutcome
        snapshot={snapshot}
        onRetry={() => actor.send({ type: "payment.retry" })}
        onStopWaiting={() => actor.send({ type: "payment.stopWaiting" })}
      />
      {/* stays where it is while the answer is awaited: a declined card can be corrected */}
      <div hidden={waiting}>
        <Suspense fallback={<FormShape />}>
          <CardForm desk={desk} clientSecret={snapshot.context.clientSecret} locked={busy} />
        </Suspense>
      </div>
      {mayPay || busy ? (
        <>
          {testCards ? (
            <p className="figures text-small text-muted">Test card 4242 4242 4242 4242</p>
          ) : null}
          <Button type="submit" variant="primary" size="lg" busy={busy} className="figures w-full">
            {busy ? null : <Lock className="size-4" aria-hidden="true" />}
            {busy ? "Paying" : "Pay"} {formatCad(charge)}
          </Button>
          {busy ? null : (
            <div className="flex flex-col items-center gap-1 text-center text-tiny text-muted">
              <p>Charged once. You get an invoice with these same lines.</p>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  onCancelled();
                  actor.send({ type: "payment.cancelled" });
                }}
              >
                Cancel payment
              </Button>
            </div>
          )}
        </>
      ) : null}
    </form>
  );
}
