import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageRoutes } from "@marquee/api/routes/images";
import { CATEGORY_TEXT_LIMITS } from "@marquee/domain/categories/category-text-limits";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { useQuery } from "@tanstack/react-query";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FormSection } from "../../page-kit/form/form-section.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { useClient } from "../../session/session-context.tsx";
import { ImageField } from "../images/image-field.tsx";
import { categoryProductsQuery, useCategoryTrail } from "./categories.queries.ts";
import { CategorySelect } from "./category-select.tsx";
import type { CategoryForm } from "./use-category-form.ts";

export interface CategoryFieldsProps {
  readonly form: CategoryForm;
  readonly isNew: boolean;
}

function CategoryImageField({ form, isNew }: CategoryFieldsProps) {
  const id = useFields(form, ({ values }) => values.id);
  const path = fillPath(imageRoutes.upload.path, {
    kind: "category",
    ownerId: isNew ? NO_FILTER : id,
  });
  return (
    <ImageField
      form={form}
      name="image"
      label="Image"
      hint="optional"
      purpose={IMAGE_PURPOSES.category}
      path={path}
    />
  );
}

/** What happens to the products in the category above: they stay, or move to the new one (CAT-10, CAT-11). */
function MoveProducts({ form }: { readonly form: CategoryForm }) {
  const parentId = useFields(form, ({ values }) => values.parentId);
  const counts = useQuery(categoryProductsQuery(useClient())).data;
  const trail = useCategoryTrail(parentId).data;
  const parent = trail?.at(-1);
  const products = counts?.find(({ id }) => id === parentId)?.products ?? 0;
  if (parent === undefined || products === 0) return null;
  const what = products === 1 ? "the product" : `the ${products} products`;
  return (
    <FormField
      form={form}
      name="moveProducts"
      label="Products of the main category"
      help={`Without it they stay in ${parent.name}; new ones choose a sub-category.`}
    >
      {({ value, set, control: { onBlur: _left, ...control } }) => (
        <Checkbox
          {...control}
          label={`Move ${what} of ${parent.name} into it`}
          checked={value === "Y"}
          onCheckedChange={(on) => set(on ? "Y" : "N")}
        />
      )}
    </FormField>
  );
}

/** Every control of the category form. */
export function CategoryFields({ form, isNew }: CategoryFieldsProps) {
  const isRoot = useFields(form, ({ values }) => values.root === "Y");
  return (
    <FormSection title="The category" quietTitle>
      <TextField form={form} name="name" label="Name" maxLength={CATEGORY_TEXT_LIMITS.name} />
      <FormField form={form} name="root" label="Level">
        {({ control: { onBlur: _left, ...control } }) => (
          <Checkbox
            {...control}
            label="A root category"
            help="It hangs below no other one."
            checked={isRoot}
            onCheckedChange={(on) =>
              changeFields(form, on ? { root: "Y", parentId: null } : { root: "N" })
            }
          />
        )}
      </FormField>
      {isRoot ? null : (
        <FormField form={form} name="parentId" label="Main category">
          {({ value, set, control }) => (
            <CategorySelect
              {...control}
              depth="any"
              title="Choose where it hangs"
              value={value || null}
              onValueChange={(parent) => set(parent)}
            />
          )}
        </FormField>
      )}
      {isNew && !isRoot ? <MoveProducts form={form} /> : null}
      <CategoryImageField form={form} isNew={isNew} />
    </FormSection>
  );
}
