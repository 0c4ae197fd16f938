import { failureOf } from "@marquee/api/client/api-failure";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A screen that broke: what it means for the person's data, what to do, and the number to quote. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const failure = failureOf(error);
  return (
    <div role="alert">
      <EmptyState
        title="This page could not be shown"
        detail={
          <>
            <p>{failure.message}</p>
            <p>Nothing that was saved is lost. Try again, or go on elsewhere.</p>
            {failure.reference ? (
              <p className="figures mt-2">Reference {failure.reference}</p>
            ) : null}
          </>
        }
        action={
          <Button variant="primary" onClick={reset}>
            <RotateCw className="size-4" aria-hidden="true" />
            Try again
          </Button>
        }
      />
    </div>
  );
}
