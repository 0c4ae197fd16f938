import { isDirty } from "@marquee/machines/forms/fields";
import { LeaveGuard, type LeaveGuardProps } from "../leave-guard.tsx";
import type { SavingActor } from "./form-actor.ts";

export interface UnsavedGuardProps<Values extends object> extends Pick<LeaveGuardProps, "leaves"> {
  readonly form: SavingActor<Values>;
  /** Whether the values are stored elsewhere, so that leaving loses none of them. */
  readonly isStored?: (() => boolean) | undefined;
}

/** Asks once before unsaved changes are lost; never after a save or a sign-out. */
export function UnsavedGuard<Values extends object>({
  form,
  isStored = () => false,
  leaves,
}: UnsavedGuardProps<Values>) {
  const wouldLose = () => {
    const snapshot = form.getSnapshot();
    return snapshot.status === "active" && isDirty(snapshot.context.fields) && !isStored();
  };
  return (
    <LeaveGuard
      wouldLose={wouldLose}
      leaves={leaves}
      question="Leave without saving?"
      consequence="What you changed on this page is lost."
      stay="Keep editing"
    />
  );
}
