import { toFailure } from "@marquee/api/client/api-failure";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";

export interface PlansFailedProps {
  readonly plans: { readonly error: unknown; readonly refetch: () => unknown };
}

/** Why the plans could not be loaded, and what is possible without them. */
export const PlansFailed = ({ plans: { error, refetch } }: PlansFailedProps) => (
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
    {toFailure(error).message} Own days can be bought meanwhile.
  </Note>
);
