import { paymentMessages } from "@marquee/domain/payments/messages";
import type { cardPaymentMachine } from "@marquee/machines/payments/card-payment.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import type { SnapshotFrom } from "xstate";
import { SettlementPanel } from "../checkout/settlement-panel.tsx";
import { OutcomePanel } from "../outcome-panel.tsx";
import { PAYMENT_TEXTS, VERIFICATION_TEXTS } from "./card-form-texts.ts";

export type CardPaymentSnapshot = SnapshotFrom<typeof cardPaymentMachine>;

export interface CardOutcomeProps {
  readonly snapshot: CardPaymentSnapshot;
  readonly onRetry: () => void;
  readonly onStopWaiting: () => void;
}

/** A field that is wrong is no declined payment: the provider's form shows it at the field, and focuses it. */
const isFieldFault = ({ context }: CardPaymentSnapshot): boolean =>
  context.response?.error?.type === "validation_error";

/** What became of the last attempt, and what to do now. Nothing while there was no attempt. */
export function CardOutcome({ snapshot, onRetry, onStopWaiting }: CardOutcomeProps) {
  const { message, verifies } = snapshot.context;
  const texts = verifies ? VERIFICATION_TEXTS : PAYMENT_TEXTS;
  const stopWaiting = (
    <Button size="sm" onClick={onStopWaiting}>
      Stop waiting
    </Button>
  );
  if (snapshot.matches("confirming") || snapshot.matches("confirmingSaved"))
    return (
      <OutcomePanel outcome="working" title={texts.working} actions={stopWaiting}>
        The card provider is working on it. If your bank has a question, it asks in a window of its
        own. Please do not close this page; {texts.once}.
      </OutcomePanel>
    );
  if (snapshot.matches("authenticating"))
    return (
      <OutcomePanel
        outcome="bankCheck"
        title="Your bank wants to check that it is you"
        actions={stopWaiting}
      >
        Answer the question in the bank's window. Nothing is charged before you do.
      </OutcomePanel>
    );
  if (snapshot.matches("queryingServer"))
    return (
      <OutcomePanel outcome="working" title={texts.working} actions={stopWaiting}>
        Nothing was charged here: it was changed elsewhere meanwhile. We are looking up its state.
      </OutcomePanel>
    );
  if (snapshot.matches("awaitingSettlement"))
    return (
      <SettlementPanel
        provider="the provider"
        title={texts.pending(message)}
        notAgain={texts.notAgain}
        onStopWaiting={onStopWaiting}
      />
    );
  if (snapshot.matches("declined"))
    return isFieldFault(snapshot) ? null : (
      <OutcomePanel outcome="declined" title={texts.declined}>
        <p>{texts.reason(message)}</p>
        <p>Nothing was charged. {texts.another}</p>
      </OutcomePanel>
    );
  if (snapshot.matches("unexpected"))
    return (
      <OutcomePanel
        outcome="unexpected"
        title={message ?? paymentMessages.cardUnexpected}
        actions={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Nothing was charged as far as the provider says. {texts.reassurance}
      </OutcomePanel>
    );
  return null;
}
