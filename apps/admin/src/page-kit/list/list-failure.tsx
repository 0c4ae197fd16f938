import { toProblem, type Problem } from "@marquee/machines/patterns/problem";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { RotateCw } from "lucide-react";

export interface ListProblemProps {
  readonly onRetry: () => void;
  /** The noun, if it is no list. */
  readonly title?: string | undefined;
  readonly problem: Pick<Problem, "message"> & Partial<Problem>;
}

/** Something that a machine could not read: why, and how to retry if that can help. */
export function ListProblem({
  problem: { message, reference, lasting },
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
          lasting ? null : (
            <Button onClick={onRetry}>
              <RotateCw className="size-4" aria-hidden="true" />
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}

/** What a failed query says, and how it is sent again. */
export interface FailedQuery {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** The first failure among queries of which all are needed; a retry sends those that failed again. */
export function firstFailure(...queries: readonly FailedQuery[]): FailedQuery | null {
  const failed = queries.filter(({ error }) => error !== null);
  const [first] = failed;
  if (!first) return null;
  return {
    error: first.error,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

export interface ListFailureProps extends Pick<ListProblemProps, "title"> {
  readonly query: FailedQuery;
}

/** Something that could not be read: why, and how to retry if that can help. */
export const ListFailure = ({ query: { error, refetch }, ...props }: ListFailureProps) => (
  <ListProblem {...props} problem={toProblem(error)} onRetry={() => void refetch()} />
);
