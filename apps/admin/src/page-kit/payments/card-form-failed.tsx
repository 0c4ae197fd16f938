import { RotateCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

/** The provider's form did not come: nothing happened yet, and it can be asked for again. */
export function CardFormFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Note
      tone="bad"
      role="alert"
      title="The card form could not be loaded"
      action={
        <Button size="sm" onClick={onRetry}>
          <RotateCw className="size-3.5" aria-hidden="true" />
          Try again
        </Button>
      }
    >
      Nothing was charged, and your plan is kept.
    </Note>
  );
}
