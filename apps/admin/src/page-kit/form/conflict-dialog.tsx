import { useSelector } from "@xstate/react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { FormActor } from "./form-actor.ts";

/** Another person saved meanwhile: the dialog asks whose version stays. */
export function ConflictDialog<Values extends object, Saved>({
  form,
}: {
  readonly form: FormActor<Values, Saved>;
}) {
  const open = useSelector(form, (snapshot) => snapshot.matches("conflicted"));
  return (
    <Dialog
      open={open}
      onOpenChange={() => form.send({ type: "conflict.putOff" })}
      title="Someone else saved this meanwhile"
      description="Your changes are still here and nothing is lost yet. Saving yours replaces theirs; taking theirs lets go of what you typed."
      footer={
        <>
          <Button variant="ghost" onClick={() => form.send({ type: "conflict.putOff" })}>
            Keep editing
          </Button>
          <Button onClick={() => form.send({ type: "conflict.takeTheirs" })}>Take theirs</Button>
          <Button variant="primary" onClick={() => form.send({ type: "conflict.saveMine" })}>
            Save mine
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
