import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { NamedThing } from "../detail/no-such-thing.tsx";
import { FormSkeleton } from "../outline/form-skeleton.tsx";
import type { FormActor } from "./form-actor.ts";
import { FormLoadFailure } from "./form-loading.tsx";
import { FormSaved, type SavedWords } from "./form-saved.tsx";
import { FormSummary } from "./form-summary.tsx";
import { useFocusOnIssue } from "./use-focus-on-issue.ts";

export interface FormBodyProps<Values extends object, Saved> {
  readonly form: FormActor<Values, Saved>;
  /** As in "2 fields need your attention before this policy can be saved". */
  readonly purpose: string;
  readonly saved: SavedWords;
  /** What is edited, if an address names it. */
  readonly of?: NamedThing;
  readonly children: ReactNode;
}

/** What the form element has in each state of its form. */
function FormContent<Values extends object, Saved>(props: FormBodyProps<Values, Saved>) {
  const { form, saved, purpose } = props;
  const state = useSelector(form, (snapshot) => snapshot.value);
  const body = useFocusOnIssue<HTMLDivElement>(form);
  if (state === "opening" || state === "loading") return <FormSkeleton />;
  if (state === "loadFailed") return <FormLoadFailure form={form} of={props.of} />;
  if (state === "saved" || state === "left") return <FormSaved form={form} {...saved} />;
  return (
    <div ref={body} className="flex flex-col gap-5 pt-1 pb-4">
      <FormSummary form={form} purpose={purpose} frame={body} />
      {props.children}
    </div>
  );
}

/** What a dialog or a side panel holds: a form element, by whose id a button of the footer submits it. */
export function FormBody<Values extends object, Saved>({
  id,
  ...props
}: FormBodyProps<Values, Saved> & { readonly id: string }) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.form.send({ type: "form.submitted" });
      }}
    >
      <FormContent {...props} />
    </form>
  );
}
