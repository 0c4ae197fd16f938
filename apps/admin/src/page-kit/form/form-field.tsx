import type { HelpAddress } from "@marquee/domain/help/help-pages";
import { Field, GroupField, type ControlProps } from "@marquee/ui/fields/field.tsx";
import type { ReactNode } from "react";
import { useField, type FieldsActor } from "./fields-actor.ts";

/** A field's value, how to change it, and the attributes that tie the control to its label and its message. */
export interface FieldBinding<Value, Attributes> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly control: Attributes;
}

export interface FormFieldProps<
  Values extends object,
  Name extends keyof Values & string,
  Attributes,
> {
  readonly form: FieldsActor<Values>;
  readonly name: Name;
  readonly label: string;
  readonly help?: ReactNode;
  readonly more?: HelpAddress | undefined;
  readonly hint?: string | undefined;
  readonly children: (binding: FieldBinding<Values[Name], Attributes>) => ReactNode;
}

/** What a single control is tied to its field with. */
export interface BoundControl extends ControlProps {
  readonly onBlur: () => void;
}

/** One control of a form, by the name of its value. Renders again only when that value or its message changes. */
export function FormField<Values extends object, Name extends keyof Values & string>({
  form,
  name,
  children,
  ...field
}: FormFieldProps<Values, Name, BoundControl>) {
  const { value, error, set, onBlur } = useField(form, name);
  return (
    <Field {...field} name={name} error={error}>
      {(control) => children({ value, set, control: { ...control, onBlur } })}
    </Field>
  );
}

/** Several boxes or radios of a form under one name; they are left when the last of them is. */
export function FormGroup<Values extends object, Name extends keyof Values & string>({
  form,
  name,
  children,
  ...field
}: FormFieldProps<Values, Name, Omit<ControlProps, "id">>) {
  const { value, error, set, onBlur } = useField(form, name);
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) ? undefined : onBlur()
      }
    >
      <GroupField {...field} name={name} error={error}>
        {(control) => children({ value, set, control })}
      </GroupField>
    </div>
  );
}
