import { Button } from "@marquee/ui/controls/button.tsx";
import { FieldLabels } from "@marquee/ui/fields/field-labels.ts";
import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { Address } from "../address.ts";
import type { LeftAddress } from "../leave-guard.tsx";
import { useSaveReason } from "../open-edits.ts";
import { SidePanel } from "../side-panel.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FormBody, type FormBodyProps } from "./form-body.tsx";
import type { ShownAs } from "./shown-value.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

export interface FormPanelProps<
  Values extends { readonly id: string },
  Saved,
> extends FormBodyProps<Values, Saved> {
  readonly title: string;
  readonly submit: string;
  /** The list beside the panel as it is shown: where a save leads. */
  readonly list: Address;
  /** Leads to the list. */
  readonly onClose: () => void;
  /** How values that are ids are shown in the choice between two versions. */
  readonly shownAs?: ShownAs;
}

const idIn = (search: object): unknown => Reflect.get(search, "id");

/** Whether a navigation closes the form: another page, or the form of another thing. */
const leavesForm = (from: LeftAddress, to: LeftAddress): boolean =>
  from.pathname !== to.pathname || idIn(from.search) !== idIn(to.search);

/** The buttons at the end of the panel: Cancel, and the one primary button. */
function PanelButtons<Values extends { readonly id: string }, Saved>({
  form,
  submit,
  id,
  onClose,
}: Pick<FormPanelProps<Values, Saved>, "form" | "submit"> & {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const isBusy = useSelector(form, (snapshot) => snapshot.matches("submitting"));
  const save = useSaveReason();
  return (
    <>
      <Button onClick={() => (isBusy ? form.send({ type: "save.cancelled" }) : onClose())}>
        Cancel
      </Button>
      <Button type="submit" form={id} variant="primary" busy={isBusy} className="ml-auto" {...save}>
        {submit}
      </Button>
    </>
  );
}

/**
 * A form with an address of its own in a panel over its list, which stays as it is shown (SCREEN-F7). Closing it with changes
 * asks once, and so does every link that leads elsewhere; pages and tabs of the list do not.
 */
export function FormPanel<Values extends { readonly id: string }, Saved>(
  props: FormPanelProps<Values, Saved>,
) {
  const { form, title, list, submit, onClose } = props;
  const id = useId();
  const navigate = useNavigate();
  const [labels] = useState(() => new Map<string, string>());
  const hasFields = useSelector(
    form,
    (snapshot) =>
      snapshot.matches("editing") ||
      snapshot.matches("submitting") ||
      snapshot.matches("conflicted"),
  );
  const isLeft = useSelector(form, (snapshot) => snapshot.matches("left"));
  // a new row is shown without the search that may hide it (SCREEN-W2)
  const leave = useEffectEvent(() => {
    const { id: storedId, fields } = form.getSnapshot().context;
    const search = storedId === null ? {} : (list.search ?? {});
    void navigate({ to: list.to, search, state: { savedRow: fields.values.id } });
  });
  useEffect(() => {
    if (isLeft) leave();
  }, [isLeft]);
  return (
    <FieldLabels value={labels}>
      <SidePanel
        title={title}
        onClose={onClose}
        footer={
          hasFields ? (
            <PanelButtons form={form} submit={submit} id={id} onClose={onClose} />
          ) : undefined
        }
      >
        <FormBody {...props} id={id} />
      </SidePanel>
      <UnsavedGuard form={form} leaves={leavesForm} />
      <ConflictDialog form={form} shownAs={props.shownAs} />
    </FieldLabels>
  );
}
