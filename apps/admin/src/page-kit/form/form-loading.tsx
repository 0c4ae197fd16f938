import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { RotateCw } from "lucide-react";
import { useWhenBack } from "../../session/use-when-back.ts";
import type { NamedAddress } from "../address.ts";
import { NoSuchThing, type NamedThing } from "../detail/no-such-thing.tsx";
import { wayBack } from "../way-back.ts";
import type { SavingActor } from "./form-actor.ts";

export interface LoadFailureProps<Values extends object> {
  readonly form: SavingActor<Values>;
  /** The way back, where the failure is the whole page. */
  readonly back?: NamedAddress;
  /** What is edited, if an address names it. */
  readonly of?: NamedThing | undefined;
}

/** It could not be loaded: why, how to retry if that can help, and the way back. */
export function FormLoadFailure<Values extends object>({
  form,
  back,
  of,
}: LoadFailureProps<Values>) {
  const above = back && wayBack(back);
  useWhenBack(() => form.send({ type: "load.retry" }));
  const problem = useSelector(form, ({ context }) => context.fields.formError);
  if (of && problem?.lasting === "missing") return <NoSuchThing {...of} />;
  return (
    <div role="alert">
      <EmptyState
        title="This could not be loaded"
        detail={
          <>
            <p>{problem?.message}</p>
            {problem?.reference ? <p className="figures">Reference {problem.reference}</p> : null}
          </>
        }
        action={
          <>
            {above ? (
              <Button asChild>
                <Link to={above.to} search={above.search ?? {}} activeOptions={{ exact: true }}>
                  {above.label}
                </Link>
              </Button>
            ) : null}
            {problem?.lasting ? null : (
              <Button variant="primary" onClick={() => form.send({ type: "load.retry" })}>
                <RotateCw className="size-4" aria-hidden="true" />
                Try again
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
