import { isDirty } from "@marquee/machines/forms/fields";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useFields } from "./fields-actor.ts";
import type { FormActor } from "./form-actor.ts";
import { isReopened } from "./typed-fields.ts";

export interface StartOverNoteProps {
  readonly title: string;
  readonly onStartOver: () => void;
  readonly children: string;
}

/** Says that a draft is one that this tab has stored, and offers to start over (SCREEN-W3). */
export const StartOverNote = ({ title, onStartOver, children }: StartOverNoteProps) => (
  <Note
    role="status"
    title={title}
    action={
      <Button size="sm" onClick={onStartOver}>
        Start over
      </Button>
    }
  >
    {children}
  </Note>
);

/** Says that the form has what was typed in it before a reload or the end of the session (SCREEN-W4). */
export function TypedNote<Values extends object, Saved>({
  form,
}: {
  readonly form: FormActor<Values, Saved>;
}) {
  const isShown = useFields(form, (fields) => isReopened(form) && isDirty(fields));
  return isShown ? (
    <StartOverNote
      title="What you typed here before is back."
      onStartOver={() => form.send({ type: "form.reset" })}
    >
      Nothing of it is saved yet.
    </StartOverNote>
  ) : null;
}
