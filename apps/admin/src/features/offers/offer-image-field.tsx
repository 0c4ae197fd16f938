import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageRoutes } from "@marquee/api/routes/images";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { ImageField } from "../images/image-field.tsx";
import type { OfferForm } from "./use-offer-form.ts";

const { offer: PURPOSE } = IMAGE_PURPOSES;

/** The offer's image. */
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
    <ImageField
      form={form}
      name="fullImage"
      label="Image"
      help={PURPOSE.advice.before}
      purpose={PURPOSE}
      path={path}
    />
  );
}
