import { readCode } from "@marquee/domain/session/second-factor";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useEffect, useRef } from "react";

export interface CodeFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
  readonly help: string;
  readonly readOnly?: boolean;
  /** Whether the code is what is asked for, so that the field takes the focus as soon as it is shown. */
  readonly isFirst?: boolean;
}

/**
 * The six digits that an authenticator app shows. A code may be pasted as apps write it: "123 456" (SESSION-C1). A refused one is
 * selected, so that the next one replaces it (SESSION-C4).
 */
export function CodeField({
  value,
  onValueChange,
  error,
  help,
  readOnly = false,
  isFirst = false,
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const isRefused = error !== undefined && !readOnly;
  useEffect(() => {
    if (isRefused && document.activeElement === input.current) input.current?.select();
  }, [isRefused]);
  return (
    <Field name="code" label="Code" error={error} isAnnounced help={help}>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={input}
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
