import { isDirty } from "@marquee/machines/forms/fields";
import { REDIRECT_DELAY } from "@marquee/machines/patterns/redirect-delay";
import { AlertDialog } from "@marquee/ui/alert-dialog.tsx";
import { Button } from "@marquee/ui/button.tsx";
import { Dialog } from "@marquee/ui/dialog.tsx";
import { FieldLabels } from "@marquee/ui/field-labels.ts";
import { SuccessPanel } from "@marquee/ui/success-panel.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from "react";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { FormActor } from "./form-actor.ts";
import { FormLoadFailure, FormSkeleton } from "./form-loading.tsx";
import { FormSummary } from "./form-summary.tsx";
import { useFocusOnIssue } from "./use-focus-on-broken.ts";

export interface FormDialogProps<Values extends object, Saved> {
  readonly form: FormActor<Values, Saved>;
  readonly title: string;
  readonly description?: ReactNode;
  readonly submit: string;
  /** As in "2 fields need your attention before this policy can be saved". */
  readonly purpose: string;
  readonly saved: { readonly title: string; readonly destination: string };
  /** Closes the dialog: on demand, and after a save. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What the dialog holds in each state of its form. */
function DialogBody<Values extends object, Saved>(props: FormDialogProps<Values, Saved>) {
  const { form, saved, purpose } = props;
  const state = useSelector(form, (snapshot) => snapshot.value);
  const body = useFocusOnIssue<HTMLDivElement>(form);
  if (state === "opening" || state === "loading") return <FormSkeleton />;
  if (state === "loadFailed") return <FormLoadFailure form={form} />;
  if (state === "saved" || state === "left")
    return (
      <SuccessPanel
        title={saved.title}
        seconds={REDIRECT_DELAY / 1000}
        destination={saved.destination}
        goNow={{ label: "Go now", onGo: () => form.send({ type: "redirect.now" }) }}
      />
    );
  return (
    <div ref={body} className="flex flex-col gap-5 pt-1 pb-4">
      <FormSummary form={form} purpose={purpose} frame={body} />
      {props.children}
    </div>
  );
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
              <Button onClick={() => (busy ? form.send({ type: "save.cancelled" }) : close())}>
                Cancel
              </Button>
              <Button type="submit" form={id} variant="primary" busy={busy}>
                {props.submit}
              </Button>
            </>
          ) : undefined
        }
      >
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.send({ type: "form.submitted" });
          }}
        >
          <DialogBody {...props} />
        </form>
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
