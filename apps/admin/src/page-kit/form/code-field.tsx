import { readCode } from "@marquee/domain/session/second-factor";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";

export interface CodeFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
  readonly help: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** The six digits that an authenticator app shows. A code may be pasted as apps write it: "123 456" (SESSION-C1). */
export function CodeField({
  value,
  onValueChange,
  error,
  help,
  readOnly = false,
  autoFocus = false,
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
          // the code is all that is asked for here
          autoFocus={autoFocus}
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
