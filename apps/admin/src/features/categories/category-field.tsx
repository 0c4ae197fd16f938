import type { ChoiceDepth } from "@marquee/machines/categories/category-picker.model";
import type { FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { CategorySelect } from "./category-select.tsx";

export interface CategoryFieldProps {
  readonly form: FieldsActor<{ readonly categories: readonly string[] }>;
  /** `leaf` by default, as for products. */
  readonly depth?: ChoiceDepth;
  /** Nothing need be chosen. */
  readonly optional?: boolean;
}

/** The one category of something. */
export function CategoryField({ form, depth = "leaf", optional = false }: CategoryFieldProps) {
  return (
    <FormField
      form={form}
      name="categories"
      label="Category"
      {...(optional ? { hint: "optional" } : {})}
    >
      {({ value, set, control }) => (
        <CategorySelect
          {...control}
          clearable={optional}
          depth={depth}
          value={value[0] ?? null}
          onValueChange={(id) => set(id === null ? [] : [id])}
        />
      )}
    </FormField>
  );
}
