import { Button } from "../../ui/button.tsx";

export interface CancelPaymentProps {
  /** What paying means, where no invoice comes of it. */
  readonly note?: string;
  readonly onCancel: () => void;
}

/** What paying means, and the way out of it while nothing is charged. */
export function CancelPayment({
  note = "Charged once. You get an invoice with these same lines.",
  onCancel,
}: CancelPaymentProps) {
  return (
    <div className="flex flex-col items-center gap-1 text-center text-tiny text-muted">
      <p>{note}</p>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancel payment
      </Button>
    </div>
  );
}
