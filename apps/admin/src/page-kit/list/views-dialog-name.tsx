import { ruleIssues } from "@marquee/domain/validation/rule";
import { viewRules } from "@marquee/domain/views/view-rules";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useState, type ReactNode, type SubmitEvent } from "react";

export interface ViewNameProps {
  readonly label: string;
  /** What it starts with. */
  readonly start?: string;
  readonly submit: string;
  /** Resolves to why the name cannot be given, or null. */
  readonly onSubmit: (name: string) => Promise<string | null>;
  /** Buttons after the submit. */
  readonly children?: ReactNode;
}

/** A name for a view, with a button. What is typed stays until the view is saved under it. */
export function ViewName({ label, start = "", submit, onSubmit, children }: ViewNameProps) {
  const [name, setName] = useState(start);
  const [reason, setReason] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = name.trim();
    const [issue] = ruleIssues(viewRules, { name: typed, query: "" }, undefined);
    setReason(issue?.message ?? null);
    if (issue) return;
    setBusy(true);
    const refused = await onSubmit(typed);
    setBusy(false);
    setReason(refused);
    if (refused === null) setName("");
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-wrap items-start gap-2 pb-4"
    >
      <div className="min-w-0 flex-1 basis-48">
        <Field label={label} error={reason ?? undefined}>
          {(control) => (
            <TextInput {...control} autoComplete="off" value={name} onValueChange={setName} />
          )}
        </Field>
      </div>
      <div className="flex gap-2 pt-[1.625rem]">
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
