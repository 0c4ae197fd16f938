import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Clock3, RotateCw } from "lucide-react";
import type { ReactNode } from "react";

export interface ResumeFailedProps {
  /** As in "Nothing is lost: if it went through, the campaign is made without you." */
  readonly detail: string;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** After a reload the server did not respond with the state of the payment. */
export function ResumeFailed({ detail, onRetry, onBack }: ResumeFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title="We could not look up your payment"
        detail={`${detail} Ask again before you pay anything.`}
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              <RotateCw className="size-4" aria-hidden="true" />
              Ask again
            </Button>
            <Button onClick={onBack}>Back to the plan</Button>
          </>
        }
      />
    </div>
  );
}

/** The user left before the provider had responded; the server finishes without them. */
export function LeftOpen({
  detail,
  action,
}: {
  readonly detail: string;
  readonly action: ReactNode;
}) {
  return (
    <div role="status">
      <EmptyState
        icon={<Clock3 />}
        title="We go on without you"
        detail={`The card provider has not said yet whether the payment went through. ${detail} Please do not pay again until then.`}
        action={action}
      />
    </div>
  );
}
