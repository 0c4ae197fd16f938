import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageRoutes } from "@marquee/api/routes/images";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import type { FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { ImageField } from "../images/image-field.tsx";

const { logo: PURPOSE } = IMAGE_PURPOSES;

export interface CompanyLogoFieldProps {
  readonly form: FieldsActor<{ readonly logo: string | null }>;
  /** The stored company it is of; null while the company is being added. */
  readonly companyId: string | null;
}

/** The logo of a company. */
export function CompanyLogoField({ form, companyId }: CompanyLogoFieldProps) {
  const path = fillPath(imageRoutes.uploadCompany.path, {
    companyId: companyId ?? NO_FILTER,
    storeId: NO_FILTER,
  });
  return (
    <ImageField
      form={form}
      name="logo"
      label="Logo"
      help={PURPOSE.advice.before}
      purpose={PURPOSE}
      path={path}
    />
  );
}
