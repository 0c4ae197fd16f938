import type { createConfirmedAction } from "@marquee/machines/patterns/confirmed-action.machine";
import { AlertDialog } from "@marquee/ui/overlays/alert-dialog.tsx";
import { useSelector } from "@xstate/react";
import { useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";

export type ConfirmedActionMachine<Subject extends object, Result> = ReturnType<
  typeof createConfirmedAction<Subject, Result>
>;

export type ConfirmedAction<Subject extends object, Result> = ActorRefFrom<
  ConfirmedActionMachine<Subject, Result>
>;

export interface ConfirmDialogProps<Subject extends object, Result> {
  readonly action: ConfirmedAction<Subject, Result>;
  readonly question: (subject: Subject) => string;
  readonly consequence?: (subject: Subject) => ReactNode;
  readonly confirm: string | ((subject: Subject) => string);
  readonly tone?: "primary" | "danger";
  /** Fields that belong to the confirmation, such as its reason. */
  readonly children?: ReactNode;
  /** Whether those fields are filled in; if not, the action is not run. Default: there are no fields. */
  readonly mayRun?: () => boolean;
}

/** The question of a confirmed action: open while it is confirmed, busy while it runs, still there when it failed. */
export function ConfirmQuestion<Subject extends object, Result>({
  action,
  question,
  consequence,
  confirm,
  tone = "primary",
  children,
  mayRun = () => true,
}: ConfirmDialogProps<Subject, Result>) {
  const confirming = useSelector(action, (snapshot) => snapshot.matches("confirming"));
  const running = useSelector(action, (snapshot) => snapshot.matches("running"));
  const failed = useSelector(action, (snapshot) => snapshot.matches("failed"));
  const subject = useSelector(action, (snapshot) => snapshot.context.subject);
  const problem = useSelector(action, (snapshot) => snapshot.context.problem);
  // the subject of the question: a later run without a question has another one
  const [asked, setAsked] = useState<Subject | null>(null);
  const shows = confirming || failed || (running && asked === subject);
  const showing = shows ? subject : null;
  if (showing !== asked) setAsked(showing);
  if (subject === null) return null;
  const retry = problem?.isOutdated ? null : "Try again";
  const label = typeof confirm === "string" ? confirm : confirm(subject);
  return (
    <AlertDialog
      open={shows}
      question={question(subject)}
      consequence={consequence?.(subject)}
      confirm={failed ? retry : label}
      tone={tone}
      busy={running}
      stoppable
      failure={failed ? problem?.message : undefined}
      onCancel={() => {
        // a second press of the same that waited for its turn runs without the question
        setAsked(null);
        action.send({ type: failed ? "report.dismissed" : "action.cancelled" });
      }}
      onConfirm={() => {
        if (mayRun()) action.send({ type: failed ? "action.retried" : "action.confirmed" });
      }}
    >
      {children}
    </AlertDialog>
  );
}
