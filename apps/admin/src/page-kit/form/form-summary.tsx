import { countWords } from "@marquee/domain/wire/count-words";
import { shownIssues } from "@marquee/machines/forms/fields";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { FieldLabels } from "@marquee/ui/fields/field-labels.ts";
import { useContext, useSyncExternalStore, type RefObject } from "react";
import { FailureNote } from "./failure-note.tsx";
import { useFields } from "./fields-actor.ts";
import { fieldNames, focusField, inPageOrder } from "./focus-field.ts";
import type { FormActor } from "./form-actor.ts";
import { TypedNote } from "./start-over-note.tsx";

export interface FormSummaryProps<Values extends object, Saved> {
  readonly form: FormActor<Values, Saved>;
  /** As in "before this offer can be added". */
  readonly purpose: string;
  /** The element around the fields. */
  readonly frame: RefObject<HTMLElement | null>;
}

const neverChanges = () => () => {};

/** The names of the fields in the order of the page, read again whenever the summary is rendered. */
const usePageOrder = (frame: RefObject<HTMLElement | null>): readonly string[] =>
  useSyncExternalStore(neverChanges, () => fieldNames(frame.current).join(" ")).split(" ");

/** After a submit: how many fields need attention, with the way to each; or what went wrong as a whole. */
export function FormSummary<Values extends object, Saved>({
  form,
  purpose,
  frame,
}: FormSummaryProps<Values, Saved>) {
  const fields = useFields(form, (each) => each);
  const { formError, submitted } = fields;
  const broken = submitted ? shownIssues(fields) : [];
  const issues = inPageOrder(broken, usePageOrder(frame));
  // how long a text may be is said in the same words of every field
  const labels = useContext(FieldLabels);
  const many = countWords(issues.length, "field needs", "fields need");
  return (
    <>
      <TypedNote form={form} />
      <div role="alert" className="flex flex-col gap-3 empty:hidden">
        <FailureNote problem={formError}>What you typed is still here.</FailureNote>
        {issues.length === 0 ? null : (
          <Note tone="bad" title={`${many} your attention before ${purpose}`}>
            <ul>
              {issues.map(({ rule, field, message }) => (
                <li key={`${rule} ${field}`}>
                  <button
                    type="button"
                    onClick={() => focusField(frame.current, field)}
                    className="rounded-[4px] font-medium text-bad-sign underline underline-offset-3"
                  >
                    {rule === "WIRE-D4" && labels?.has(field)
                      ? `${labels.get(field)}: ${message}`
                      : message}
                  </button>
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
    </>
  );
}
