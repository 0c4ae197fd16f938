import { changeFields, useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { ComboboxField } from "../../page-kit/form/select-field.tsx";
import { useMainCategories } from "./categories.queries.ts";
import { CategorySelect } from "./category-select.tsx";

/** The main category of something, and the leaf below it. */
export interface Categorized {
  readonly mainCategory: string;
  readonly categories: readonly string[];
}

/** Main category and subcategory. Another main category clears what was chosen below; a leaf brings its main category along. */
export function SubcategoryFields({ form }: { readonly form: FieldsActor<Categorized> }) {
  const main = useMainCategories();
  const mainCategory = useFields(form, (fields) => fields.values.mainCategory);
  return (
    <FieldPair>
      <ComboboxField
        form={form}
        name="mainCategory"
        label="Category"
        placeholder="Choose a category"
        busy={main.isLoading}
        options={(main.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(id) => {
          if (id !== mainCategory) changeFields(form, { mainCategory: id, categories: [] });
        }}
      />
      <FormField
        form={form}
        name="categories"
        label="Subcategory"
        help="For example Fashion > Womens Fashion > Jeans"
      >
        {({ value, control }) => (
          <CategorySelect
            {...control}
            title="Departmental view"
            placeholder="Choose a subcategory"
            below={mainCategory || null}
            value={value[0] ?? null}
            onValueChange={(id, trail) =>
              changeFields(form, {
                categories: id === null ? [] : [id],
                mainCategory: trail[0]?.id ?? "",
              })
            }
          />
        )}
      </FormField>
    </FieldPair>
  );
}
