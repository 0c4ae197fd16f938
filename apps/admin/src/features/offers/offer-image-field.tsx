import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageRoutes } from "@marquee/api/routes/images";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { useMemo } from "react";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { ImageSlots } from "../images/image-slots.tsx";
import type { OfferForm } from "./use-offer-form.ts";

const { offer: PURPOSE } = IMAGE_PURPOSES;

/** The offer's image. It is sent at once; the form holds its address. */
export function OfferImageField({ form }: { readonly form: OfferForm }) {
  const id = useFields(form, (fields) => fields.values.id);
  const companyId = useFields(form, (fields) => fields.values.companyId);
  const storeId = useFields(form, (fields) => fields.values.storeId);
  const image = useFields(form, (fields) => fields.values.fullImage);
  const images = useMemo(() => (image === null ? [] : [image]), [image]);
  const path = fillPath(imageRoutes.uploadOffer.path, {
    companyId: companyId || NO_FILTER,
    storeId: storeId || NO_FILTER,
    id,
  });
  return (
    <FormField form={form} name="fullImage" label="Image" help={PURPOSE.advice.before}>
      {({ set, control }) => (
        <ImageSlots
          id={control.id}
          aria-describedby={control["aria-describedby"]}
          aria-invalid={control["aria-invalid"]}
          label="Image"
          purpose={PURPOSE}
          images={images}
          path={path}
          onChange={([first]) => set(first ?? null)}
        />
      )}
    </FormField>
  );
}
