import { Combobox, type ComboboxProps } from "@marquee/ui/fields/combobox.tsx";
import { Select, type SelectProps } from "@marquee/ui/fields/select.tsx";
import type { FieldsActor } from "./fields-actor.ts";
import { FormField, type FormFieldProps } from "./form-field.tsx";

type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface ChoiceFieldProps<Name extends string> extends Omit<
  FormFieldProps<Texts<Name>, Name, never>,
  "form" | "children"
> {
  readonly form: FieldsActor<Texts<NoInfer<Name>>>;
  /** What a choice does, if it does more than set the field; empty if the choice was taken back. */
  readonly onChoose?: (chosen: string) => void;
}

type Controlled = "form" | "id" | "name" | "onBlur" | "onValueChange" | "value";

/** One of a few choices of a form, and all that `Select` takes. */
export function SelectField<Name extends string>({
  form,
  name,
  label,
  help,
  more,
  hint,
  onChoose,
  ...select
}: ChoiceFieldProps<Name> & Omit<SelectProps, Controlled>) {
  return (
    <FormField<Texts<Name>, Name> {...{ form, name, label, help, more, hint }}>
      {({ value, set, control }) => (
        <Select {...select} {...control} value={value} onValueChange={onChoose ?? set} />
      )}
    </FormField>
  );
}

/** One of many choices of a form, found by typing, and all that `Combobox` takes; nothing chosen is an empty text. */
export function ComboboxField<Name extends string>({
  form,
  name,
  label,
  help,
  more,
  hint,
  onChoose,
  ...combobox
}: ChoiceFieldProps<Name> & Omit<ComboboxProps, Controlled | "help">) {
  return (
    <FormField<Texts<Name>, Name> {...{ form, name, label, help, more, hint }}>
      {({ value, set, control }) => (
        <Combobox
          {...combobox}
          {...control}
          value={value || null}
          onValueChange={(chosen) => (onChoose ?? set)(chosen ?? "")}
        />
      )}
    </FormField>
  );
}
