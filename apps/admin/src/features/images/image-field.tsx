import type { ImagePurpose } from "@marquee/domain/images/image-purpose";
import { useMemo } from "react";
import { useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField, type FormFieldProps } from "../../page-kit/form/form-field.tsx";
import { ImageSlots } from "./image-slots.tsx";

type Images<Name extends string> = Readonly<Record<Name, string | null>>;

export interface ImageFieldProps<Name extends string> extends Omit<
  FormFieldProps<Images<Name>, Name, never>,
  "form" | "children"
> {
  readonly form: FieldsActor<Images<NoInfer<Name>>>;
  readonly purpose: ImagePurpose;
  /** Where the image is sent: the call's path with its parameters. */
  readonly path: string;
}

/** The one image of something. It is sent at once; the form holds its address. */
export function ImageField<Name extends string>({
  purpose,
  path,
  ...field
}: ImageFieldProps<Name>) {
  const image = useFields(field.form, ({ values }) => values[field.name]);
  const images = useMemo(() => (image === null ? [] : [image]), [image]);
  return (
    <FormField<Images<Name>, Name> {...field}>
      {({ set, control: { onBlur: _left, ...control } }) => (
        <ImageSlots
          {...control}
          label={field.label}
          purpose={purpose}
          images={images}
          path={path}
          onChange={([first = null]) => {
            if (first !== image) set(first);
          }}
        />
      )}
    </FormField>
  );
}
