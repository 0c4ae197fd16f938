import { imageAddress } from "@marquee/api/http/image-path";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { MultiCombobox } from "@marquee/ui/fields/multi-combobox.tsx";
import type { Option } from "@marquee/ui/fields/options.ts";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { useManyChoices } from "../../page-kit/use-choices.ts";
import { useClient } from "../../session/session-context.tsx";
import { branchProductsQuery } from "../products/products.queries.ts";
import { storedProductsQuery } from "./offers.queries.ts";
import type { OfferForm } from "./use-offer-form.ts";

export interface ProductsFieldProps {
  readonly form: OfferForm;
  /** Why it cannot be changed; null if it can. */
  readonly locked: string | null;
  /** As it is stored; null for a new one. */
  readonly stored: Offer | null;
}

const optionOf = ({ id, name, brand, images }: ProductSummary): Option => ({
  value: id,
  label: name,
  detail: brand,
  image: imageAddress(images[0] ?? null, "w=80&h=80"),
});

/** The products of the branch that the offer shows, with their images. */
export function ProductsField({ form, locked, stored }: ProductsFieldProps) {
  const client = useClient();
  const storeId = useFields(form, (fields) => fields.values.storeId);
  const chosen = useFields(form, (fields) => fields.values.products);
  const { total, rows, known, search, onChoose } = useManyChoices({
    find: (words) => branchProductsQuery(client, storeId, words),
    chosen,
    stored: storedProductsQuery(client, stored),
  });
  return (
    <FormField
      form={form}
      name="products"
      label="Products"
      hint={total === undefined ? "optional" : `${chosen.length} of ${total} mapped`}
      help={locked ?? (storeId === "" ? chosenFirst.products : undefined)}
      more={HELP_LINKS.associatedProducts}
    >
      {({ value, set, control }) => (
        <MultiCombobox
          {...control}
          placeholder={storeId === "" ? "Choose a branch first" : "Add products"}
          disabled={locked !== null || storeId === ""}
          {...search}
          empty="No product of this branch fits."
          options={rows.map(optionOf)}
          chosen={known.filter(({ id }) => value.includes(id)).map(optionOf)}
          values={value}
          onValuesChange={(ids) => {
            onChoose(ids);
            set(ids);
          }}
        />
      )}
    </FormField>
  );
}
