import { shownIssues } from "@marquee/machines/forms/fields";
import { FieldLabels } from "@marquee/ui/fields/field-labels.ts";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { NamedAddress } from "../address.ts";
import type { NamedThing } from "../detail/no-such-thing.tsx";
import { notify } from "../notify.ts";
import { FormOutline } from "../outline/form-outline.tsx";
import { PageHeader } from "../page-header.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { useFields } from "./fields-actor.ts";
import type { FormActor } from "./form-actor.ts";
import { FormBar } from "./form-bar.tsx";
import { FormLoadFailure } from "./form-loading.tsx";
import { FormSaved, type SavedWords } from "./form-saved.tsx";
import { FormSummary } from "./form-summary.tsx";
import type { ShownAs } from "./shown-value.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useFocusOnIssue } from "./use-focus-on-issue.ts";
import { useLeave, type LeaveProps } from "./use-leave.ts";

/** What is shown after a save, until the form is left. */
interface SavedPanel extends SavedWords {
  /** Shown as a toast besides, if the specification has words for it. */
  readonly toast?: string;
}

/** The message after a save, for a form that stays open. */
interface SavedToast {
  readonly toast: string;
}

export interface FormPageProps<Values extends object, Saved> extends Omit<LeaveProps, "form"> {
  readonly form: FormActor<Values, Saved>;
  readonly title: string;
  /** Beside the title, such as another step with what is stored. */
  readonly action?: ReactNode;
  /** One line under the title. */
  readonly description?: ReactNode;
  /** The list above; Back leads there, and so does a save. */
  readonly parent: NamedAddress;
  /** What is edited, if the address names it. */
  readonly of?: NamedThing;
  /** What the breadcrumb calls this page. */
  readonly here: string;
  readonly submit: string;
  /** What the way back is called; "Back" by default. */
  readonly back?: string;
  /** As in "2 fields need your attention before this offer can be added". */
  readonly purpose: string;
  readonly saved: SavedPanel | SavedToast;
  /** Rules that are shown as a toast besides, by their numbers. */
  readonly toasts?: ReadonlySet<string>;
  /** Whether the draft is stored for this tab, so that it is left without a question (SCREEN-W3). */
  readonly isStored?: () => boolean;
  /** How values that are ids are shown in the choice between two versions. */
  readonly shownAs?: ShownAs;
  /** Shown beside the fields on wide screens and under them on narrow ones. */
  readonly aside?: ReactNode;
  /** Sections of fields; put each into a FormSection. */
  readonly children: ReactNode;
}

/** Broken rules that are shown as a toast besides, each time the form is submitted with them. */
function useToasts<Values extends object, Saved>({
  form,
  toasts,
}: Pick<FormPageProps<Values, Saved>, "form" | "toasts">) {
  const request = useFields(form, ({ focusRequest }) => focusRequest);
  useEffect(() => {
    const { fields } = form.getSnapshot().context;
    if (request === 0 || fields.focusField === null) return;
    for (const { rule, message } of shownIssues(fields))
      if (toasts?.has(rule)) notify({ kind: "info", message });
  }, [request, form, toasts]);
}

/** Says once that the form was saved, if there are words for it. */
function useSavedToast({ toast }: SavedPanel | SavedToast, isSaved: boolean): void {
  const announce = useEffectEvent(() => {
    if (toast !== undefined) notify({ kind: "success", message: toast });
  });
  useEffect(() => {
    if (isSaved) announce();
  }, [isSaved]);
}

const Aside = ({ children }: { readonly children: ReactNode }) => (
  <aside
    aria-label="Preview"
    className="relative flex shrink-0 flex-col gap-4 border-line bg-canvas p-6 max-lg:border-t lg:w-[clamp(20rem,32vw,26rem)] lg:overflow-y-auto lg:border-l lg:px-8 xl:@max-[54rem]/beside:hidden"
  >
    {children}
  </aside>
);

/** The form element: what can be filled in, what is beside it, and the buttons under it. */
function FormContent<Values extends object, Saved>(props: FormPageProps<Values, Saved>) {
  const { form, aside } = props;
  const content = useFocusOnIssue<HTMLFormElement>(form);
  return (
    <form
      ref={content}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send({ type: "form.submitted" });
      }}
      className="flex min-h-0 flex-1 flex-col lg:flex-row max-lg:min-h-max"
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {/* what only screen readers see is placed in what scrolls, not in the page around it */}
        <div className="relative min-h-0 flex-1 lg:overflow-y-auto">
          <div className="max-w-[calc(var(--form)+3rem)] 2xl:mx-auto pb-10">
            <PageHeader {...props} />
            <div className="flex flex-col gap-4 px-4 pt-2 md:px-6">
              <FormSummary form={form} purpose={props.purpose} frame={content} />
            </div>
            <div className="px-4 md:px-6">{props.children}</div>
          </div>
        </div>
        <FormBar {...props} />
      </div>
      {aside ? <Aside>{aside}</Aside> : null}
    </form>
  );
}

/** A form screen around a form machine: title, summary, fields, buttons, and what is shown while it loads and after it. */
export function FormPage<Values extends object, Saved>(props: FormPageProps<Values, Saved>) {
  const { form, parent, saved } = props;
  const state = useSelector(form, (snapshot) => snapshot.value);
  const isDone = state === "saved" || state === "left";
  const [labels] = useState(() => new Map<string, string>());
  useToasts(props);
  useLeave(props, state === "left");
  useSavedToast(saved, state === "saved");
  if (state === "opening" || state === "loading")
    return <FormOutline header={<PageHeader {...props} />} hasAside={Boolean(props.aside)} />;
  if (state === "loadFailed")
    return (
      <>
        <PageHeader {...props} />
        <FormLoadFailure form={form} back={parent} of={props.of} />
      </>
    );
  if (isDone && "title" in saved)
    return (
      <>
        <PageHeader {...props} />
        <FormSaved form={form} {...saved} />
      </>
    );
  return (
    <FieldLabels value={labels}>
      <FormContent {...props} />
      <UnsavedGuard form={form} isStored={props.isStored} />
      <ConflictDialog form={form} shownAs={props.shownAs} />
    </FieldLabels>
  );
}
