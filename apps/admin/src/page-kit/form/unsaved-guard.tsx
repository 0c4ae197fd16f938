import { isDirty } from "@marquee/machines/forms/fields";
import { useBlocker } from "@tanstack/react-router";
import { useSession } from "../../session/session-context.tsx";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import type { FormActor } from "./form-actor.ts";

/** Asks once before unsaved changes are lost; never after a save or a sign-out. */
export function UnsavedGuard<Values extends object, Saved>({
  form,
}: {
  readonly form: FormActor<Values, Saved>;
}) {
  const { actor } = useSession();
  const wouldLose = () => {
    const snapshot = form.getSnapshot();
    return (
      snapshot.status === "active" &&
      isDirty(snapshot.context.fields) &&
      actor.getSnapshot().matches("signedIn")
    );
  };
  const blocker = useBlocker({
    shouldBlockFn: wouldLose,
    enableBeforeUnload: wouldLose,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={blocker.status === "blocked"}
      question="Leave without saving?"
      consequence="What you changed on this page is lost."
      cancel="Keep editing"
      confirm="Leave"
      tone="danger"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
