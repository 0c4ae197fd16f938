import { isDirty } from "@marquee/machines/forms/fields";
import { Button } from "@marquee/ui/controls/button.tsx";
import { FieldLabels } from "@marquee/ui/fields/field-labels.ts";
import { AlertDialog } from "@marquee/ui/overlays/alert-dialog.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from "react";
import type { NamedThing } from "../detail/no-such-thing.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { FormActor } from "./form-actor.ts";
import { FormBody } from "./form-body.tsx";

export interface FormDialogProps<Values extends object, Saved> {
  readonly form: FormActor<Values, Saved>;
  readonly title: string;
  readonly description?: ReactNode;
  readonly submit: ReactNode;
  /** What the button looks like that submits it. Default: primary. */
  readonly tone?: "primary" | "danger";
  /** What is shown before the buttons. */
  readonly aside?: ReactNode;
  /** As in "2 fields need your attention before this policy can be saved". */
  readonly purpose: string;
  readonly saved: { readonly title: string; readonly destination: string };
  /** What is edited, if an address names it. */
  readonly of?: NamedThing;
  /** Closes the dialog: on demand, and after a save. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: its fields scroll between title and buttons, and closing it with changes asks once. */
export function FormDialog<Values extends object, Saved>(props: FormDialogProps<Values, Saved>) {
  const { form, onClose } = props;
  const id = useId();
  const [labels] = useState(() => new Map<string, string>());
  const [asks, setAsks] = useState(false);
  const state = useSelector(form, (snapshot) => snapshot.value);
  const busy = state === "submitting";
  const hasFields = busy || state === "editing" || state === "conflicted";
  const close = () => {
    if (hasFields && isDirty(form.getSnapshot().context.fields)) setAsks(true);
    else onClose();
  };
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (state === "left") leave();
  }, [state]);
  return (
    <FieldLabels value={labels}>
      <Dialog
        open
        onOpenChange={close}
        width="medium"
        title={props.title}
        description={props.description}
        footer={
          hasFields ? (
            <>
              {props.aside}
              <Button onClick={() => (busy ? form.send({ type: "save.cancelled" }) : close())}>
                Cancel
              </Button>
              <Button type="submit" form={id} variant={props.tone ?? "primary"} busy={busy}>
                {props.submit}
              </Button>
            </>
          ) : undefined
        }
      >
        <FormBody {...props} id={id} />
      </Dialog>
      <AlertDialog
        open={asks}
        question="Close without saving?"
        consequence="What you changed here is lost."
        cancel="Keep editing"
        confirm="Close"
        tone="danger"
        onCancel={() => setAsks(false)}
        onConfirm={onClose}
      />
      <ConflictDialog form={form} shownAs={undefined} />
    </FieldLabels>
  );
}
