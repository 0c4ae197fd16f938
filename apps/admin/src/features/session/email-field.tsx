import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";

export interface EmailFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
  readonly readOnly?: boolean;
}

/** The e-mail that a person signs in with. */
export function EmailField({ value, onValueChange, error, readOnly = false }: EmailFieldProps) {
  return (
    <Field name="email" label="Email" error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          name="email"
          required
          autoComplete="username"
          className="h-10"
          readOnly={readOnly}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </Field>
  );
}
