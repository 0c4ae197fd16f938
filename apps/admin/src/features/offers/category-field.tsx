import { CategorySelect } from "../../page-kit/categories/category-select.tsx";
import { FormField } from "../../page-kit/form/form-field.tsx";
import type { OfferForm } from "./use-offer-form.ts";

/** One category of any level, or none: then the store's own counts. */
export function CategoryField({ form }: { readonly form: OfferForm }) {
  return (
    <FormField form={form} name="categories" label="Category" hint="optional">
      {({ value, set, control }) => (
        <CategorySelect
          {...control}
          clearable
          depth="any"
          value={value[0] ?? null}
          onValueChange={(id) => set(id === null ? [] : [id])}
        />
      )}
    </FormField>
  );
}
