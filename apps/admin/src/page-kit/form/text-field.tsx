import { enterMobile } from "@marquee/domain/validation/typed-values";
import { TextInput, type TextInputProps } from "@marquee/ui/fields/text-input.tsx";
import type { FieldsActor } from "./fields-actor.ts";
import { FormField, type FormFieldProps } from "./form-field.tsx";

type Texts<Name extends string> = Readonly<Record<Name, string>>;

export interface TextFieldProps<Name extends string>
  extends
    Omit<FormFieldProps<Texts<Name>, Name, never>, "form" | "children">,
    Omit<TextInputProps, "value" | "onValueChange" | "name" | "form" | "id" | "children"> {
  readonly form: FieldsActor<Texts<NoInfer<Name>>>;
  /** What the field holds after an entry; if absent, what was entered. */
  readonly enter?: (entered: string, before: string) => string;
}

/** One line of text of a form, and all that `TextInput` takes; its `onBlur` comes after the form's own. */
export function TextField<Name extends string>({
  form,
  name,
  label,
  help,
  more,
  hint,
  enter,
  onBlur,
  ...input
}: TextFieldProps<Name>) {
  return (
    <FormField<Texts<Name>, Name> {...{ form, name, label, help, more, hint }}>
      {({ value, set, control }) => (
        <TextInput
          {...input}
          {...control}
          value={value}
          onValueChange={(entered) => set(enter ? enter(entered, value) : entered)}
          onBlur={(event) => {
            control.onBlur();
            onBlur?.(event);
          }}
        />
      )}
    </FormField>
  );
}

/** A mobile number of a form, which reads what is pasted and cuts what is typed at ten digits (FORM-E2, FORM-E6). */
export const PhoneField = <Name extends string>(props: TextFieldProps<Name>) => (
  <TextField
    inputMode="tel"
    autoComplete="tel-national"
    hint="10 digits"
    enter={enterMobile}
    {...props}
  />
);
