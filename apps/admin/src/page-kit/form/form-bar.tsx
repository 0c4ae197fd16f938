import { isDirty } from "@marquee/machines/forms/fields";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { ArrowLeft } from "lucide-react";
import type { Address } from "../address.ts";
import { useSaveReason } from "../open-edits.ts";
import { wayBack } from "../way-back.ts";
import { useFields } from "./fields-actor.ts";
import type { FormActor } from "./form-actor.ts";

export interface FormBarProps<Values extends object, Saved> {
  readonly form: FormActor<Values, Saved>;
  readonly parent: Address;
  readonly submit: string;
  /** What the way back is called; "Back" by default. */
  readonly back?: string | undefined;
}

/** Back, whether something is unsaved, and the one primary button. */
export function FormBar<Values extends object, Saved>({
  form,
  parent,
  submit,
  back = "Back",
}: FormBarProps<Values, Saved>) {
  const above = wayBack(parent);
  const busy = useSelector(form, (snapshot) => snapshot.matches("submitting"));
  const dirty = useFields(form, isDirty);
  const saved = useSelector(form, (snapshot) => snapshot.context.saved !== null);
  const save = useSaveReason();
  const changes = saved ? "Saved. Newer changes are unsaved." : "Unsaved changes";
  const unsaved = dirty && !busy ? changes : null;
  return (
    <div
      data-next-focus="[type=submit]"
      className="sticky bottom-0 z-10 flex h-16 shrink-0 items-center gap-3 border-t border-line bg-surface px-4 md:px-6 print:hidden"
    >
      <div className="flex w-full max-w-(--form) 2xl:mx-auto items-center gap-3">
        <Button asChild variant="ghost" className="-ml-3">
          <Link to={above.to} search={above.search ?? {}} activeOptions={{ exact: true }}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            <span>{back}</span>
          </Link>
        </Button>
        <span role="status" className="ml-auto text-small text-muted">
          {save.disabledReason === undefined
            ? unsaved
            : "Your right to this was taken away. What you typed is still here."}
        </span>
        {busy ? (
          <Button variant="ghost" onClick={() => form.send({ type: "save.cancelled" })}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={busy} {...save}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
