import { paymentMessages } from "@marquee/domain/payments/messages";
import { Button } from "../../ui/button.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";

export interface AskingPanelProps {
  /** What is known so far; null where nothing is. */
  readonly message: string | null;
  /** Whom we ask, within a sentence. */
  readonly provider: string;
  readonly onStopWaiting: () => void;
}

/** While it is not known yet what became of a payment, and the server is asked until it is. */
export function AskingPanel({ message, provider, onStopWaiting }: AskingPanelProps) {
  return (
    <OutcomePanel
      outcome="processing"
      title={message ?? paymentMessages.cardProcessing}
      actions={
        <Button size="sm" onClick={onStopWaiting}>
          Stop waiting
        </Button>
      }
    >
      We keep asking {provider}. It is safe to wait, and you do not need to pay again.
    </OutcomePanel>
  );
}
