import { Button } from "@marquee/ui/controls/button.tsx";

export interface CancelPaymentProps {
  /** What going on means, if it can go on. */
  readonly note?: string;
  readonly label: string;
  readonly onCancel: () => void;
}

/** What going on means, and the way out of it while nothing is charged. */
export function CancelPayment({ note, label, onCancel }: CancelPaymentProps) {
  return (
    <div className="flex flex-col items-center gap-1 text-center text-tiny text-muted">
      {note === undefined ? null : <p>{note}</p>}
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {label}
      </Button>
    </div>
  );
}
