import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageRoutes } from "@marquee/api/routes/images";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FormSection } from "../../page-kit/form/form-section.tsx";
import { ImageSlots } from "../images/image-slots.tsx";
import type { ProductFieldsProps } from "./content-fields.tsx";

export interface ImageFieldsProps extends ProductFieldsProps {
  readonly kind: "product" | "variant";
  /** Whose images they are; null for something that is not stored yet. */
  readonly ownerId: string | null;
}

/** The images of a product or variant. They are sent at once; the form holds their addresses. */
export function ImageFields({ form, kind, ownerId }: ImageFieldsProps) {
  const purpose = IMAGE_PURPOSES[kind];
  const path = fillPath(imageRoutes.upload.path, { kind, ownerId: ownerId ?? NO_FILTER });
  return (
    <FormSection title="Images">
      <FormField
        form={form}
        name="images"
        label="Images"
        hint={`up to ${purpose.most}, the first is shown in lists`}
        help={purpose.advice.before}
      >
        {({ value, set, control }) => (
          <ImageSlots
            id={control.id}
            aria-describedby={control["aria-describedby"]}
            aria-invalid={control["aria-invalid"]}
            label="Images"
            purpose={purpose}
            images={value}
            path={path}
            onChange={set}
          />
        )}
      </FormField>
    </FormSection>
  );
}
