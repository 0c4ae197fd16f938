import { AlertDialog } from "@marquee/ui/overlays/alert-dialog.tsx";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

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
  // what runs next without a question has another subject
  const [asked, setAsked] = useState<Subject | null>(null);
  const shows = confirming || failed || (running && asked === subject);
  const showing = shows ? subject : null;
  if (showing !== asked) setAsked(showing);
  if (subject === null) return null;
  return (
    <AlertDialog
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
    </AlertDialog>
  );
}
