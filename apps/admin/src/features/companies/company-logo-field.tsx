import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageRoutes } from "@marquee/api/routes/images";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { useMemo } from "react";
import { useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { ImageSlots } from "../images/image-slots.tsx";

const { logo: PURPOSE } = IMAGE_PURPOSES;

export interface CompanyLogoFieldProps {
  readonly form: FieldsActor<{ readonly logo: string | null }>;
  /** The stored company it is of; null while the company is being added. */
  readonly companyId: string | null;
}

/** The logo of a company. It is sent at once; the form holds its address. */
export function CompanyLogoField({ form, companyId }: CompanyLogoFieldProps) {
  const logo = useFields(form, ({ values }) => values.logo);
  const images = useMemo(() => (logo === null ? [] : [logo]), [logo]);
  const path = fillPath(imageRoutes.uploadCompany.path, {
    companyId: companyId ?? NO_FILTER,
    storeId: NO_FILTER,
  });
  return (
    <FormField form={form} name="logo" label="Logo" help={PURPOSE.advice.before}>
      {({ set, control }) => (
        <ImageSlots
          id={control.id}
          aria-describedby={control["aria-describedby"]}
          aria-invalid={control["aria-invalid"]}
          label="Logo"
          purpose={PURPOSE}
          images={images}
          path={path}
          onChange={([first]) => set(first ?? null)}
        />
      )}
    </FormField>
  );
}
