import type { HelpAddress } from "@marquee/domain/help/help-pages";
import { CircleAlert } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { PlainWords } from "../content/plain-words.tsx";
import { HelpMore } from "../controls/help-link.tsx";
import { classNames } from "../styles/class-names.ts";
import { useFieldLabel } from "./field-labels.ts";
import { FieldNote } from "./field-note.ts";

/** What a field passes to the control inside it, so that label, help and error belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps {
  /** Which value of a form it shows: a broken one is found by it, to be focused. */
  readonly name?: string;
  readonly label: string;
  readonly help?: ReactNode;
  /** The sentence of the help that explains `help`, such as why the control is refused; shown with it. */
  readonly more?: HelpAddress | undefined;
  readonly error?: string | undefined;
  /** The error comes by itself, without a submit that puts the focus on the field: it is announced. */
  readonly isAnnounced?: boolean;
  /** A few words after the label, such as "optional" or an advised size. */
  readonly hint?: string | undefined;
  /** Placed at the end of the label's line, for a link. Tab comes to it after the control (SCREEN-F8). */
  readonly aside?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

const joinIds = (...ids: readonly (string | false)[]) => ids.filter(Boolean).join(" ") || undefined;

/** The message of a broken rule, under its control; below it what it means, if its English does not say it. */
function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small font-medium text-bad-sign">
      <CircleAlert
        className="mt-[0.1875rem] size-3.5 shrink-0"
        strokeWidth={2}
        aria-hidden="true"
      />
      <span>
        <span>{children}</span>
        <PlainWords message={children} />
      </span>
    </p>
  );
}

interface BrokenRuleProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly isAnnounced: boolean | undefined;
}

/** A region that is announced is there before its text is, and takes no room. */
function BrokenRule({ id, error, isAnnounced = false }: BrokenRuleProps) {
  const broken = error ? <FieldError id={id}>{error}</FieldError> : null;
  return isAnnounced ? (
    <div role="alert" className="empty:-mt-1.5">
      {broken}
    </div>
  ) : (
    broken
  );
}

/** Error and help under a control, and the attributes by which they belong to it. */
function describeField(
  id: string,
  { help, more, error, isAnnounced }: Pick<FieldProps, "help" | "more" | "error" | "isAnnounced">,
) {
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const control: Omit<ControlProps, "id"> = {
    "aria-describedby": joinIds(Boolean(error) && errorId, Boolean(help) && helpId),
    "aria-invalid": error ? true : undefined,
  };
  const shown = (
    <>
      <BrokenRule id={errorId} error={error} isAnnounced={isAnnounced} />
      {help ? (
        <div className="text-small text-muted">
          <span id={helpId}>{help}</span>
          <HelpMore to={more} />
        </div>
      ) : null}
    </>
  );
  return { control, shown };
}

/** A label above, a control, help or the broken rule below. */
export function Field(props: FieldProps) {
  const { name, label, hint, aside, children } = props;
  const id = useId();
  useFieldLabel(name, label);
  const [note, setNote] = useState<string | null>(null);
  const { error, ...field } = props;
  const notes = describeField(id, { ...field, error: error && (note ?? error) });
  return (
    <div
      data-field={name}
      className={classNames("flex min-w-0 flex-col gap-1.5", Boolean(aside) && "relative")}
    >
      <div className="flex items-baseline text-small">
        <label htmlFor={id} className="font-medium text-ink">
          <span>{label}</span>{" "}
          {hint ? <span className="font-normal text-muted">{hint}</span> : null}
        </label>
      </div>
      <FieldNote.Provider value={setNote}>{children({ id, ...notes.control })}</FieldNote.Provider>
      {aside ? <div className="absolute end-0 top-0 text-small">{aside}</div> : null}
      {notes.shown}
    </div>
  );
}

export interface GroupFieldProps extends Omit<FieldProps, "children" | "aside"> {
  readonly children: (control: Omit<ControlProps, "id">) => ReactNode;
}

/** A field whose control is a set of boxes, radios or anything else that is not a single control. */
export function GroupField({ name, label, help, more, error, hint, children }: GroupFieldProps) {
  const notes = describeField(useId(), { help, more, error, isAnnounced: false });
  useFieldLabel(name, label);
  return (
    <fieldset
      data-field={name}
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={notes.control["aria-describedby"]}
    >
      <legend className="mb-1.5 text-small font-medium text-ink">
        <span>{label}</span> {hint ? <span className="font-normal text-muted">{hint}</span> : null}
      </legend>
      {children(notes.control)}
      {notes.shown}
    </fieldset>
  );
}
