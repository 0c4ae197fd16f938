import { Button } from "@marquee/ui/controls/button.tsx";
import { useSelector } from "@xstate/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { FailureNote } from "../form/failure-note.tsx";
import { useFields } from "../form/fields-actor.ts";
import { useFocusOnIssue } from "../form/use-focus-on-issue.ts";
import { useSaveReason } from "../open-edits.ts";
import type { StepActor } from "./step-actor.ts";

/** Gives the heading of a step that opens the focus, so that a keyboard goes on from there. */
export function useFocusedHeading<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return heading;
}

/** Why the server could not be asked about the step. */
export function StepFailure<Data extends object>({ step }: { readonly step: StepActor<Data> }) {
  const problem = useFields(step, ({ formError }) => formError);
  return (
    <FailureNote problem={problem} role="alert">
      What you typed is still here.
    </FailureNote>
  );
}

export interface StepFormProps<Data extends object> {
  readonly step: StepActor<Data>;
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A step as a form: Enter submits it, and the first broken field gets the focus. */
export function StepFrame<Data extends object>(props: StepFormProps<Data>) {
  const { step, title, className, children } = props;
  const frame = useFocusOnIssue<HTMLFormElement>(step);
  return (
    <form
      ref={frame}
      noValidate
      aria-label={title}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!step.getSnapshot().matches("checking")) step.send({ type: "step.submitted" });
      }}
    >
      {children}
    </form>
  );
}

export interface StepButtonsProps<Data extends object> {
  readonly step: StepActor<Data>;
  /** What the button says that goes on. */
  readonly next: string;
  /** What leads back from the first step of a wizard, where that is a page. */
  readonly back?: ReactNode;
  /** A few words between them, where there is room. */
  readonly note?: string;
}

/** The ways back and on. */
export function StepButtons<Data extends object>(props: StepButtonsProps<Data>) {
  const { step, next, back, note } = props;
  const checking = useSelector(step, (snapshot) => snapshot.matches("checking"));
  const save = useSaveReason();
  return (
    <>
      <span className="contents">
        {back ?? (
          <Button
            variant="ghost"
            className="md:-ml-3"
            onClick={() => step.send({ type: "step.back" })}
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            Back
          </Button>
        )}
      </span>
      {checking ? (
        <Button variant="ghost" onClick={() => step.send({ type: "check.cancelled" })}>
          Cancel
        </Button>
      ) : null}
      {note === undefined ? null : (
        <span className="ml-auto text-small text-muted max-md:hidden">{note}</span>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={checking}
        {...save}
        className={note === undefined ? "ml-auto max-md:flex-1" : "max-md:flex-1"}
      >
        <span>{next}</span>
        {next === "Next" ? <ArrowRight className="size-4" aria-hidden="true" /> : null}
      </Button>
    </>
  );
}
