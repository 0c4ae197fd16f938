import type { HelpPageName } from "@marquee/domain/help/help-pages";
import type { SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import type { ReactNode } from "react";
import type { StepActor as AnyStepActor } from "../../page-kit/steps/step-actor.ts";
import {
  StepButtons,
  StepFailure,
  StepFrame,
  useFocusedHeading,
} from "../../page-kit/steps/step-parts.tsx";

/** A running step of sign-up. */
export type StepActor = AnyStepActor<SignUpData>;

export interface StepFormProps {
  readonly step: StepActor;
  readonly title: string;
  readonly about: string;
  /** What the button says that goes on. */
  readonly next?: string;
  readonly children: ReactNode;
}

const HELP: HelpPageName = "signup";

function StepHeading({ title, about }: Pick<StepFormProps, "title" | "about">) {
  const heading = useFocusedHeading<HTMLHeadingElement>();
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {title}
      </h1>
      <p className="text-muted">
        <span>{about}</span>{" "}
        <a href={`/ADMIN-UI/help/${HELP}`} target="_blank" rel="noreferrer" className="link">
          Help with this step
        </a>
      </p>
    </div>
  );
}

/** One step of sign-up: its fields, and the ways back and on. */
export function StepForm({ step, title, about, next = "Next", children }: StepFormProps) {
  return (
    <StepFrame
      step={step}
      title={title}
      className="flex flex-1 flex-col gap-5 max-md:[&_:is(a,button,input,textarea)]:scroll-mb-20"
    >
      <StepHeading title={title} about={about} />
      <StepFailure step={step} />
      {children}
      <div className="sticky bottom-0 -mx-4 mt-auto -mb-6 flex items-center gap-3 border-t border-line bg-surface px-4 py-3 md:static md:mx-0 md:mt-2 md:mb-0 md:border-0 md:px-0">
        <StepButtons step={step} next={next} />
      </div>
    </StepFrame>
  );
}
