import { readCode } from "@marquee/domain/session/second-factor";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";

export interface CodeFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
  readonly help: string;
  readonly readOnly?: boolean;
  /** Whether it is what is asked for, and has the focus as soon as it is there. */
  readonly isFirst?: boolean;
}

const focusInput = (input: HTMLInputElement | null): void => input?.focus();

/** The six digits that an authenticator app shows. A code may be pasted as apps write it: "123 456" (SESSION-C1). */
export function CodeField({
  value,
  onValueChange,
  error,
  help,
  readOnly = false,
  isFirst = false,
}: CodeFieldProps) {
  return (
    <Field name="code" label="Code" error={error} isAnnounced help={help}>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={isFirst ? focusInput : null}
          className="h-10 text-lg! tracking-[0.3em] tabular-nums"
          translate="no"
          readOnly={readOnly}
          value={value}
          onValueChange={(text) => onValueChange(readCode(text))}
        />
      )}
    </Field>
  );
}
