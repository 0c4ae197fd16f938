import { PRODUCT_TEXT_LIMITS as limits } from "@marquee/domain/products/product-text-limits";
import { Globe } from "lucide-react";
import { TextArea } from "@marquee/ui/text-area.tsx";
import { TextInput } from "@marquee/ui/text-input.tsx";
import { SubcategoryFields } from "../categories/subcategory-fields.tsx";
import type { FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import type { ProductContent } from "./product-content.ts";

export interface ProductFieldsProps {
  readonly form: FieldsActor<ProductContent>;
}

/** What a product or variant is. */
export function ContentFields({ form }: ProductFieldsProps) {
  return (
    <FormSection title="What it is">
      <FieldPair>
        <FormField form={form} name="name" label="Name">
          {({ value, set, control }) => (
            <TextInput {...control} maxLength={limits.name} value={value} onValueChange={set} />
          )}
        </FormField>
        <FormField form={form} name="brand" label="Brand">
          {({ value, set, control }) => (
            <TextInput {...control} maxLength={limits.brand} value={value} onValueChange={set} />
          )}
        </FormField>
      </FieldPair>
      <FormField form={form} name="heading" label="Heading">
        {({ value, set, control }) => (
          <TextInput {...control} maxLength={limits.heading} value={value} onValueChange={set} />
        )}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {({ value, set, control }) => (
          <TextArea {...control} maxLength={limits.description} value={value} onValueChange={set} />
        )}
      </FormField>
      <FormField form={form} name="vendorUrl" label="Website Link">
        {({ value, set, control }) => (
          <TextInput
            {...control}
            type="url"
            maxLength={limits.vendorUrl}
            icon={<Globe />}
            value={value}
            onValueChange={set}
          />
        )}
      </FormField>
      <SubcategoryFields form={form} />
    </FormSection>
  );
}
