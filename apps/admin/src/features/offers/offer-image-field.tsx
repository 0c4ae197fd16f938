import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageAddress } from "@marquee/api/http/image-path";
import { imageRoutes } from "@marquee/api/routes/images";
import { useFields } from "../../page-kit/form/form-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { ImageField } from "../../page-kit/images/image-field.tsx";
import type { OfferForm } from "./use-offer-form.ts";

const ADVICE = { width: 1000, height: 550 };

/** The offer's picture. It is sent at once; the form keeps where it is. */
export function OfferImageField({ form }: { readonly form: OfferForm }) {
  const id = useFields(form, (fields) => fields.values.id);
  const companyId = useFields(form, (fields) => fields.values.companyId);
  const storeId = useFields(form, (fields) => fields.values.storeId);
  const path = fillPath(imageRoutes.uploadOffer.path, {
    companyId: companyId || NO_FILTER,
    storeId: storeId || NO_FILTER,
    id,
  });
  return (
    <FormField form={form} name="fullImage" label="Image" hint="best at 1000 x 550">
      {({ value, set, control }) => (
        <ImageField
          id={control.id}
          aria-describedby={control["aria-describedby"]}
          aria-invalid={control["aria-invalid"]}
          path={path}
          preview={imageAddress(value, "w=320")}
          advice={ADVICE}
          onChange={set}
        />
      )}
    </FormField>
  );
}
