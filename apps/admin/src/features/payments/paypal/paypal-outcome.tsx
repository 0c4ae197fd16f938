import { paymentMessages } from "@marquee/domain/payments/messages";
import type { paypalPaymentMachine } from "@marquee/machines/payments/paypal-payment.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import type { SnapshotFrom } from "xstate";
import { PAYMENT_TEXTS } from "../card/card-form-texts.ts";
import { SettlementPanel } from "../checkout/settlement-panel.tsx";
import { OutcomePanel } from "../outcome-panel.tsx";

export interface PaypalOutcomeProps {
  readonly snapshot: SnapshotFrom<typeof paypalPaymentMachine>;
  readonly onCancel: () => void;
  readonly onStopWaiting: () => void;
}

/** What became of the last attempt, and what to do now. Nothing while there was no attempt. */
export function PaypalOutcome({ snapshot, onCancel, onStopWaiting }: PaypalOutcomeProps) {
  const { message, windowFailed } = snapshot.context;
  const stopWaiting = (
    <Button size="sm" onClick={onStopWaiting}>
      Stop waiting
    </Button>
  );
  if (snapshot.matches("openingOrder") || snapshot.matches("approving"))
    return (
      <OutcomePanel
        outcome="working"
        title="Continue in PayPal's window"
        actions={
          <Button size="sm" onClick={onCancel}>
            Cancel payment
          </Button>
        }
      >
        Nothing is charged before you agree there. If the window is gone, cancel here and start
        again.
      </OutcomePanel>
    );
  if (snapshot.matches("closing"))
    return (
      <OutcomePanel outcome="working" title="Cancelling" actions={stopWaiting}>
        We make sure that PayPal charges nothing.
      </OutcomePanel>
    );
  if (snapshot.matches("capturing"))
    return (
      <OutcomePanel outcome="working" title="Paying" actions={stopWaiting}>
        PayPal is working on it. Please do not close this page; you are charged once.
      </OutcomePanel>
    );
  if (snapshot.matches("awaitingSettlement"))
    return (
      <SettlementPanel
        provider="PayPal"
        title={PAYMENT_TEXTS.pending(message)}
        notAgain={PAYMENT_TEXTS.notAgain}
        onStopWaiting={onStopWaiting}
      />
    );
  if (snapshot.matches("declined"))
    return (
      <OutcomePanel outcome="declined" title={PAYMENT_TEXTS.declined}>
        <p>{PAYMENT_TEXTS.reason(message)}</p>
        <p>Nothing was charged. Choose another way to pay in PayPal's window, or pay by card.</p>
      </OutcomePanel>
    );
  if (snapshot.matches("failed"))
    return (
      <OutcomePanel outcome="unexpected" title={message ?? paymentMessages.failed}>
        <p>PayPal has charged nothing, and your plan is kept.</p>
        {windowFailed ? (
          <p>If your browser blocks PayPal's window, allow it for this page and press again.</p>
        ) : null}
      </OutcomePanel>
    );
  return null;
}
