import { imageAddress } from "@marquee/api/http/image-path";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { useQuery } from "@tanstack/react-query";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { branchProductsQuery } from "../../page-kit/products/products.queries.ts";
import { useClient } from "../../session/session-context.tsx";
import { MultiCombobox } from "../../ui/multi-combobox.tsx";
import type { OfferForm } from "./use-offer-form.ts";

export interface ProductsFieldProps {
  readonly form: OfferForm;
  /** Why it cannot be changed; null where it can. */
  readonly locked: string | null;
}

/** The products of the branch that the offer shows, with their images. */
export function ProductsField({ form, locked }: ProductsFieldProps) {
  const storeId = useFields(form, (fields) => fields.values.storeId);
  const chosen = useFields(form, (fields) => fields.values.products.length);
  const products = useQuery(branchProductsQuery(useClient(), storeId));
  const rows = products.data?.rows ?? [];
  return (
    <FormField
      form={form}
      name="products"
      label="Products"
      hint={products.data ? `${chosen} of ${products.data.total} mapped` : "optional"}
      help={locked ?? (storeId === "" ? chosenFirst.products : undefined)}
    >
      {({ value, set, control }) => (
        <MultiCombobox
          {...control}
          placeholder={storeId === "" ? "Choose a branch first" : "Add products"}
          disabled={locked !== null || storeId === ""}
          {...optionLoading(products)}
          empty="No product of this branch fits."
          options={rows.map(({ id, name, brand, images }) => ({
            value: id,
            label: name,
            detail: brand,
            image: imageAddress(images[0] ?? null, "w=80&h=80"),
          }))}
          values={value}
          onValuesChange={set}
        />
      )}
    </FormField>
  );
}
