import { toFailure } from "@marquee/api/client/api-failure";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

export interface PlansInsteadProps {
  readonly plans: { readonly error: unknown; readonly refetch: () => unknown };
}

const CARDS = [0, 1, 2];

/** The outline of the plans while they are loaded; why they could not be, and what is possible without them. */
export function PlansInstead({ plans: { error, refetch } }: PlansInsteadProps) {
  if (error)
    return (
      <Note
        tone="bad"
        role="alert"
        title="The plans could not be loaded"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {toFailure(error).message} A custom plan can be set meanwhile.
      </Note>
    );
  return (
    <Loading className="flex flex-col gap-2">
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-16 w-full rounded-card" />
      ))}
    </Loading>
  );
}
