import type { createConfirmedAction } from "@marquee/machines/patterns/confirmed-action.machine";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { DialogFrame } from "@marquee/ui/overlays/dialog-frame.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, type ReactNode } from "react";
import type { ActorRefFrom } from "xstate";

const load = () => import("./confirm-question.tsx");

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

/** The dialog of a confirmed action, whose code is loaded with the first question. */
export function ConfirmDialog<Subject extends object, Result>(
  props: ConfirmDialogProps<Subject, Result>,
) {
  const { action } = props;
  const confirming = useSelector(action, (snapshot) => snapshot.matches("confirming"));
  const requested = useSelector(action, (snapshot) => snapshot.context.subject !== null);
  const [question, want] = useOnDemand(load);
  useEffect(() => {
    if (!requested) return;
    // a dialog that cannot be shown confirms nothing
    void want().then((came) => (came ? undefined : action.send({ type: "action.cancelled" })));
  }, [requested, want, action]);
  if (question) return <question.ConfirmQuestion {...props} />;
  return confirming ? (
    <DialogFrame onClose={() => action.send({ type: "action.cancelled" })} />
  ) : null;
}
