import type { StepMachine } from "@marquee/machines/onboarding/step.machine";
import { Button } from "@marquee/ui/button.tsx";
import { Note } from "@marquee/ui/note.tsx";
import { useSelector } from "@xstate/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { useFocusOnBroken } from "../../page-kit/form/use-focus-on-broken.ts";

/** A running step, whose fields are those of the whole sign-up. */
export type StepActor = ActorRefFrom<StepMachine>;

export interface StepFormProps {
  readonly step: StepActor;
  readonly title: string;
  readonly about: string;
  /** What the button says that goes on. */
  readonly next?: string;
  readonly children: ReactNode;
}

/** A step that opens has the focus at its heading, so that a keyboard goes on from there. */
function StepHeading({ title, about }: Pick<StepFormProps, "title" | "about">) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title}
      </h1>
      <p className="text-muted">{about}</p>
    </div>
  );
}

function StepFailure({ step }: Pick<StepFormProps, "step">) {
  const problem = useFields(step, ({ formError }) => formError);
  if (problem === null) return null;
  return (
    <Note tone="bad" role="alert" title={problem.message}>
      What you typed is still here.
      {problem.reference === null ? null : (
        <span className="figures block">Reference {problem.reference}</span>
      )}
    </Note>
  );
}

/** One step as a form: its fields, and the ways back and on. */
export function StepForm({ step, title, about, next = "Next", children }: StepFormProps) {
  const checking = useSelector(step, (snapshot) => snapshot.matches("checking"));
  const frame = useFocusOnBroken<HTMLFormElement>(step);
  return (
    <form
      ref={frame}
      noValidate
      aria-label={title}
      className="flex flex-1 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!checking) step.send({ type: "step.submitted" });
      }}
    >
      <StepHeading title={title} about={about} />
      <StepFailure step={step} />
      {children}
      <div className="sticky bottom-0 -mx-4 mt-2 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 md:static md:mx-0 md:border-0 md:px-0">
        <Button
          variant="ghost"
          className="md:-ml-3"
          onClick={() => step.send({ type: "step.back" })}
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Back
        </Button>
        {checking ? (
          <Button variant="ghost" onClick={() => step.send({ type: "check.cancelled" })}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={checking} className="ml-auto max-md:flex-1">
          <span>{next}</span>
          {next === "Next" ? <ArrowRight className="size-4" aria-hidden="true" /> : null}
        </Button>
      </div>
    </form>
  );
}
