import type { ReactNode } from "react";
import { fieldChanged } from "@marquee/machines/forms/fields";
import { Field, GroupField, type ControlProps } from "../../ui/field.tsx";
import { messageAt, useFields, type FormActor } from "./form-actor.ts";

/** A field's value, how to change it, and the attributes that tie the control to its label and its message. */
export interface FieldBinding<Value, Attributes> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly control: Attributes & { readonly onBlur: () => void };
}

export interface FormFieldProps<
  Values extends object,
  Saved,
  Name extends keyof Values & string,
  Attributes,
> {
  readonly form: FormActor<Values, Saved>;
  readonly name: Name;
  readonly label: string;
  readonly help?: ReactNode;
  readonly hint?: string;
  readonly children: (binding: FieldBinding<Values[Name], Attributes>) => ReactNode;
}

function useBinding<Values extends object, Saved, Name extends keyof Values & string>(
  form: FormActor<Values, Saved>,
  name: Name,
) {
  const value = useFields(form, (fields) => fields.values[name]);
  const error = useFields(form, (fields) => messageAt(fields, name));
  return {
    value,
    error,
    set: (next: Values[Name]) => form.send(fieldChanged<Values, Name>(name, next)),
    onBlur: () => form.send({ type: "field.blurred", name }),
  };
}

/** One control of a form, by the name of its value. Draws again only when that value or its message changes. */
export function FormField<Values extends object, Saved, Name extends keyof Values & string>({
  form,
  name,
  children,
  ...field
}: FormFieldProps<Values, Saved, Name, ControlProps>) {
  const { value, error, set, onBlur } = useBinding(form, name);
  return (
    <div data-field={name}>
      <Field {...field} error={error}>
        {(control) => children({ value, set, control: { ...control, onBlur } })}
      </Field>
    </div>
  );
}

/** The same for several boxes or radios under one name. */
export function FormGroup<Values extends object, Saved, Name extends keyof Values & string>({
  form,
  name,
  children,
  ...field
}: FormFieldProps<Values, Saved, Name, Omit<ControlProps, "id">>) {
  const { value, error, set, onBlur } = useBinding(form, name);
  return (
    <div data-field={name} onBlur={onBlur}>
      <GroupField {...field} error={error}>
        {(control) => children({ value, set, control: { ...control, onBlur } })}
      </GroupField>
    </div>
  );
}
