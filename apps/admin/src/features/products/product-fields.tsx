import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { productLocks } from "@marquee/domain/products/product-locks";
import type { Product } from "@marquee/domain/products/product.schema";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { CompanyBranchFields } from "../companies/company-branch-fields.tsx";
import { MarketPlaceField } from "../items/market-place-field.tsx";
import { AttributeFields } from "./attribute-fields.tsx";
import { ContentFields } from "./content-fields.tsx";
import { ImageFields } from "./image-fields.tsx";
import { OfferField } from "./offer-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import type { ProductFormActor } from "./use-product-form.ts";

export interface ProductFieldsProps {
  readonly form: ProductFormActor;
  readonly id: string | null;
  /** As it is stored; null for a new one, and until it has come. */
  readonly stored: Product | null;
}

/** Every control of the product form. */
export function ProductFields({ form, id, stored }: ProductFieldsProps) {
  const companyId = useFields(form, ({ values }) => values.companyId);
  const locks = productLocks(stored);
  return (
    <>
      <ContentFields form={form} />
      <PriceFields form={form} />
      <AttributeFields form={form} />
      <ImageFields form={form} kind="product" ownerId={id} />
      <FormSection title="Where it is shown">
        <FieldPair>
          <CompanyBranchFields
            form={form}
            companyId={companyId || null}
            lock={locks.branch}
            lockMore={HELP_LINKS.productLocks}
            // an offer belongs to a branch
            onChoose={(chosen) => changeFields(form, { ...chosen, offerId: null })}
          />
        </FieldPair>
        <OfferField form={form} locked={locks.offer} />
        <MarketPlaceField form={form} />
      </FormSection>
    </>
  );
}
