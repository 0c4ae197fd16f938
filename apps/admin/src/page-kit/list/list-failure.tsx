import { toFailure } from "@marquee/api/client/api-failure";
import { RotateCw } from "lucide-react";
import { Button } from "@marquee/ui/button.tsx";
import { EmptyState } from "@marquee/ui/empty-state.tsx";

export interface ListFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The noun, if it is no list. */
  readonly title?: string;
}

/** Something that could not be read: why, and how to retry. */
export function ListFailure({
  error,
  onRetry,
  title = "This list could not be loaded",
}: ListFailureProps) {
  const { message, reference } = toFailure(error);
  return (
    <div role="alert">
      <EmptyState
        title={title}
        detail={
          <>
            <p>{message}</p>
            {reference ? <p className="figures">Reference {reference}</p> : null}
          </>
        }
        action={
          <Button onClick={onRetry}>
            <RotateCw className="size-4" aria-hidden="true" />
            Try again
          </Button>
        }
      />
    </div>
  );
}
