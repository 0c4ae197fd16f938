import type { createConfirmedAction } from "@marquee/machines/patterns/confirmed-action.machine";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { useSelector } from "@xstate/react";
import { useEffect, useState, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";

const load = () => import("@marquee/ui/overlays/alert-dialog.tsx");

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
  /** Whether those fields are filled in; if not, it is not run. Default: there are none. */
  readonly mayRun?: () => boolean;
}

/** The dialog of a confirmed action: open while it is confirmed, busy while it runs, still there when it failed. */
export function ConfirmDialog<Subject extends object, Result>({
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
  const [dialog, want] = useOnDemand(load);
  const requested = subject !== null;
  // what runs next without a question has another subject
  const [asked, setAsked] = useState<Subject | null>(null);
  const shows = confirming || failed || (running && asked === subject);
  const showing = shows ? subject : null;
  if (showing !== asked) setAsked(showing);
  useEffect(() => {
    if (!requested) return;
    // a question that cannot be put is no yes
    void want().then((came) => (came ? undefined : action.send({ type: "action.cancelled" })));
  }, [requested, want, action]);
  if (subject === null || dialog === null) return null;
  return (
    <dialog.AlertDialog
      open={shows}
      question={question(subject)}
      consequence={consequence?.(subject)}
      confirm={
        failed
          ? problem?.isOutdated
            ? null
            : "Try again"
          : typeof confirm === "string"
            ? confirm
            : confirm(subject)
      }
      tone={tone}
      busy={running}
      stoppable
      failure={failed ? problem?.message : undefined}
      onCancel={() => action.send({ type: failed ? "report.dismissed" : "action.cancelled" })}
      onConfirm={() => {
        if (mayRun()) action.send({ type: failed ? "action.retried" : "action.confirmed" });
      }}
    >
      {children}
    </dialog.AlertDialog>
  );
}
