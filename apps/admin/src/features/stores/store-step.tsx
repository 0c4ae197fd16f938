import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { NamedAddress } from "../../page-kit/address.ts";
import { FailureNote } from "../../page-kit/form/failure-note.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import type { StepActor } from "../../page-kit/steps/step-actor.ts";
import {
  StepButtons,
  StepFailure,
  StepFrame,
  useFocusedHeading,
} from "../../page-kit/steps/step-parts.tsx";
import { wayBack } from "../../page-kit/way-back.ts";
import type { StoreWizardActor } from "./use-store-wizard.ts";

/** A running step of the wizard of a branch. */
export type StoreStepActor = StepActor<StoreDraft>;

/** Saving failed as a whole. */
export function SaveFailure({ wizard }: { readonly wizard: StoreWizardActor }) {
  const problem = useSelector(wizard, ({ context }) => context.fields.formError);
  return (
    <FailureNote problem={problem} role="alert">
      What you typed is still here.
    </FailureNote>
  );
}

/** From the first step Back is the way to what the wizard was opened from. */
function BackTo({ parent }: { readonly parent: NamedAddress }) {
  const { to, search } = wayBack(parent);
  return (
    <Button asChild variant="ghost" className="-ml-3">
      <Link to={to} search={search ?? {}}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back
      </Link>
    </Button>
  );
}

export interface StoreStepProps {
  readonly step: StoreStepActor;
  readonly title: string;
  /** What the breadcrumb calls the wizard. */
  readonly here: string;
  /** What the wizard was opened from. */
  readonly parent: NamedAddress;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
  /** Above the fields. */
  readonly above: ReactNode;
  readonly children: ReactNode;
}

/** One step of the wizard: its fields, and the ways back and on under them. */
export function StoreStep(props: StoreStepProps) {
  const { step, title, here, parent, isFirst = false, isLast = false } = props;
  const heading = useFocusedHeading<HTMLDivElement>();
  return (
    <StepFrame step={step} title={title} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1 lg:overflow-y-auto">
        <div className="max-w-[calc(var(--form)+3rem)] 2xl:mx-auto pb-10">
          <div ref={heading} tabIndex={-1} className="outline-none">
            <PageHeader tab={here} title={title} parent={parent} here={here} />
          </div>
          <div className="flex flex-col gap-5 px-4 pt-2 md:px-6">
            {props.above}
            <StepFailure step={step} />
            {props.children}
          </div>
        </div>
      </div>
      <div
        data-next-focus="[type=submit]"
        className="sticky bottom-0 z-10 flex h-16 shrink-0 items-center border-t border-line bg-surface px-4 md:px-6"
      >
        <div className="flex w-full max-w-(--form) 2xl:mx-auto items-center gap-3">
          <StepButtons
            step={step}
            next={isLast ? "Submit" : "Next"}
            {...(isFirst ? { back: <BackTo parent={parent} /> } : {})}
            note="Kept in this tab as you type"
          />
        </div>
      </div>
    </StepFrame>
  );
}
