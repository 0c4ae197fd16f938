import { PRODUCT_TEXT_LIMITS as limits } from "@marquee/domain/products/product-text-limits";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import type { FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { UrlField } from "../../page-kit/form/url-field.tsx";
import { SubcategoryFields } from "../categories/subcategory-fields.tsx";
import type { ProductContent } from "./product-content.ts";

export interface ProductFieldsProps {
  readonly form: FieldsActor<ProductContent>;
}

/** What a product or variant is. */
export function ContentFields({ form }: ProductFieldsProps) {
  return (
    <FormSection title="What it is">
      <FieldPair>
        <TextField form={form} name="name" label="Name" maxLength={limits.name} />
        <TextField form={form} name="brand" label="Brand" maxLength={limits.brand} />
      </FieldPair>
      <TextField form={form} name="heading" label="Heading" maxLength={limits.heading} />
      <FormField form={form} name="description" label="Description">
        {({ value, set, control }) => (
          <TextArea {...control} maxLength={limits.description} value={value} onValueChange={set} />
        )}
      </FormField>
      <UrlField form={form} name="vendorUrl" label="Website Link" maxLength={limits.vendorUrl} />
      <SubcategoryFields form={form} />
    </FormSection>
  );
}
