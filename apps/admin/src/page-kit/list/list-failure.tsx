import { toFailure } from "@marquee/api/client/api-failure";
import type { Problem } from "@marquee/machines/patterns/problem";
import { RotateCw } from "lucide-react";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";

interface FailureProps {
  readonly onRetry: () => void;
  /** The noun, if it is no list. */
  readonly title?: string;
}

export interface ListProblemProps extends FailureProps {
  readonly problem: Pick<Problem, "message"> & Partial<Pick<Problem, "reference">>;
}

/** Something that a machine could not read: why, and how to retry. */
export function ListProblem({
  problem: { message, reference },
  onRetry,
  title = "This list could not be loaded",
}: ListProblemProps) {
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

export interface ListFailureProps extends FailureProps {
  readonly error: unknown;
}

/** Something that could not be read: why, and how to retry. */
export const ListFailure = ({ error, ...props }: ListFailureProps) => (
  <ListProblem {...props} problem={toFailure(error)} />
);
