import { isDirty } from "@marquee/machines/forms/fields";
import { LeaveGuard } from "../leave-guard.tsx";
import type { FormActor } from "./form-actor.ts";

/** Asks once before unsaved changes are lost; never after a save or a sign-out. */
export function UnsavedGuard<Values extends object, Saved>({
  form,
}: {
  readonly form: FormActor<Values, Saved>;
}) {
  const wouldLose = () => {
    const snapshot = form.getSnapshot();
    return snapshot.status === "active" && isDirty(snapshot.context.fields);
  };
  return (
    <LeaveGuard
      wouldLose={wouldLose}
      question="Leave without saving?"
      consequence="What you changed on this page is lost."
      stay="Keep editing"
    />
  );
}
