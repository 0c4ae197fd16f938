import { imageAddress } from "@marquee/api/http/image-path";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { productLocks } from "@marquee/domain/products/product-locks";
import type { Product } from "@marquee/domain/products/product.schema";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { ComboboxField } from "../../page-kit/form/select-field.tsx";
import { useChoices } from "../../page-kit/use-choices.ts";
import { useClient } from "../../session/session-context.tsx";
import { CompanyBranchFields } from "../companies/company-branch-fields.tsx";
import { MarketPlaceField } from "../items/market-place-field.tsx";
import { AttributeFields } from "../products/attribute-fields.tsx";
import { ContentFields } from "../products/content-fields.tsx";
import { ImageFields } from "../products/image-fields.tsx";
import { PriceFields } from "../products/price-fields.tsx";
import { branchProductsQuery, productQuery } from "../products/products.queries.ts";
import type { VariantFormActor } from "./use-variant-form.ts";

export interface VariantFieldsProps {
  readonly form: VariantFormActor;
  readonly id: string | null;
  /** As it is stored; null for a new one, and until it has come. */
  readonly stored: Product | null;
}

/** The product of the branch that it is a variant of. */
function ProductField({ form }: Pick<VariantFieldsProps, "form">) {
  const storeId = useFields(form, ({ values }) => values.storeId);
  const client = useClient();
  const { rows, search } = useChoices({
    find: (words) => branchProductsQuery(client, storeId, words),
    chosen: useFields(form, ({ values }) => values.variantProductId) || null,
    read: (id) => productQuery(client, id),
  });
  return (
    <ComboboxField
      form={form}
      name="variantProductId"
      label="Product"
      help={storeId === "" ? chosenFirst.product : undefined}
      more={HELP_LINKS.variants}
      disabled={storeId === ""}
      placeholder={storeId === "" ? "Choose a branch first" : "Choose a product"}
      {...search}
      empty="No product of this branch fits."
      options={rows.map(({ id, name, brand, images }) => ({
        value: id,
        label: name,
        detail: brand,
        image: imageAddress(images[0] ?? null, "w=80&h=80"),
      }))}
    />
  );
}

/** Every control of the variant form. */
export function VariantFields({ form, id, stored }: VariantFieldsProps) {
  const companyId = useFields(form, ({ values }) => values.companyId);
  const locks = productLocks(stored);
  return (
    <>
      <FormSection title="What it is a variant of" quietTitle>
        <FieldPair>
          <CompanyBranchFields
            form={form}
            companyId={companyId || null}
            lock={locks.branch}
            lockMore={HELP_LINKS.productLocks}
            // a product belongs to a branch
            onChoose={(chosen) => changeFields(form, { ...chosen, variantProductId: "" })}
          />
        </FieldPair>
        <ProductField form={form} />
      </FormSection>
      <ContentFields form={form} />
      <PriceFields form={form} />
      <AttributeFields form={form} />
      <ImageFields form={form} kind="variant" ownerId={id} />
      <FormSection title="Where it is shown">
        <MarketPlaceField form={form} />
      </FormSection>
    </>
  );
}
