import { Button } from "../../ui/button.tsx";

/** What paying means, and the way out of it while nothing is charged. */
export function CancelPayment({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div className="flex flex-col items-center gap-1 text-center text-tiny text-muted">
      <p>Charged once. You get an invoice with these same lines.</p>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancel payment
      </Button>
    </div>
  );
}
