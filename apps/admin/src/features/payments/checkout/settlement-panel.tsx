import { Button } from "@marquee/ui/controls/button.tsx";
import { OutcomePanel } from "../outcome-panel.tsx";

export interface SettlementPanelProps {
  /** What is known so far. */
  readonly title: string;
  /** What need not be done meanwhile. */
  readonly notAgain: string;
  /** Whom we query, within a sentence. */
  readonly provider: string;
  readonly onStopWaiting: () => void;
}

/** While the outcome of a payment is not known yet, and the server is queried until it is. */
export function SettlementPanel({
  title,
  notAgain,
  provider,
  onStopWaiting,
}: SettlementPanelProps) {
  return (
    <OutcomePanel
      outcome="processing"
      title={title}
      actions={
        <Button size="sm" onClick={onStopWaiting}>
          Stop waiting
        </Button>
      }
    >
      We keep asking {provider}. It is safe to wait, and {notAgain}.
    </OutcomePanel>
  );
}
