import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageRoutes } from "@marquee/api/routes/images";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { offerLocks } from "@marquee/domain/offers/offer-locks";
import { OFFER_TEXT_LIMITS as limits } from "@marquee/domain/offers/offer-text-limits";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { UrlField } from "../../page-kit/form/url-field.tsx";
import { CategoryField } from "../categories/category-field.tsx";
import { CompanyBranchFields } from "../companies/company-branch-fields.tsx";
import { ImageField } from "../images/image-field.tsx";
import { MarketPlaceField } from "../items/market-place-field.tsx";
import { OFFER_TYPES } from "./offer-types.ts";
import type { KnownPrimary } from "./offers.queries.ts";
import { PrimaryField } from "./primary-field.tsx";
import { ProductsField } from "./products-field.tsx";
import type { OfferForm } from "./use-offer-form.ts";
import { usePrimaryTick } from "./use-primary-tick.ts";

const { offer: PURPOSE } = IMAGE_PURPOSES;

/** The offer's image. */
function OfferImageField({ form }: { readonly form: OfferForm }) {
  const id = useFields(form, (fields) => fields.values.id);
  const companyId = useFields(form, (fields) => fields.values.companyId);
  const storeId = useFields(form, (fields) => fields.values.storeId);
  const path = fillPath(imageRoutes.uploadOffer.path, {
    companyId: companyId || NO_FILTER,
    storeId: storeId || NO_FILTER,
    id,
  });
  return (
    <ImageField
      form={form}
      name="fullImage"
      label="Image"
      help={PURPOSE.advice.before}
      purpose={PURPOSE}
      path={path}
    />
  );
}

export interface OfferFieldsProps {
  readonly form: OfferForm;
  /** Receives which offer is primary in the branch as the person is shown it. */
  readonly primary: { current: KnownPrimary };
  /** As it is stored; null for a new one. */
  readonly stored: Offer | null;
}

/** What only an offer has; a collection is a heading over products. */
function OfferTexts({ form }: Pick<OfferFieldsProps, "form">) {
  return (
    <>
      <FormField
        form={form}
        name="description"
        label="Description"
        help="Plain sentences work best. Shoppers see the first two lines."
      >
        {({ value, set, control }) => (
          <TextArea {...control} maxLength={limits.description} value={value} onValueChange={set} />
        )}
      </FormField>
      <OfferImageField form={form} />
      <UrlField form={form} name="vendorUrl" label="Vendor URL" maxLength={limits.vendorUrl} />
    </>
  );
}

/** Every control of the offer and collection form. */
export function OfferFields({ form, stored, primary }: OfferFieldsProps) {
  const isOffer = useFields(form, (fields) => fields.values.type === "Offer");
  const companyId = useFields(form, (fields) => fields.values.companyId);
  const locks = offerLocks(stored, useNow());
  const tick = usePrimaryTick(form, primary);
  return (
    <>
      <FormSection title="Where it runs" quietTitle>
        <FieldPair>
          <CompanyBranchFields
            form={form}
            companyId={companyId || null}
            lock={locks.branch}
            lockMore={HELP_LINKS.offerLocks}
            onChoose={(chosen) => {
              // the primary tick and the mapped products belong to a branch: back at its own, the offer has those it had
              const products = chosen.storeId === stored?.storeId ? stored.products : [];
              changeFields(form, { ...chosen, products });
              tick.clear();
            }}
          />
        </FieldPair>
        <FieldPair>
          <FormGroup form={form} name="type" label="Type">
            {({ value, set }) => (
              <Segment aria-label="Type" value={value} onValueChange={set} choices={OFFER_TYPES} />
            )}
          </FormGroup>
          <MarketPlaceField form={form} />
        </FieldPair>
      </FormSection>
      <FormSection title="What shoppers read">
        <TextField
          form={form}
          name="heading"
          label={isOffer ? "Heading" : "Collection name"}
          maxLength={limits.heading}
        />
        {isOffer ? (
          <TextField
            form={form}
            name="subHeading"
            label="Sub-heading"
            maxLength={limits.subHeading}
          />
        ) : null}
        <CategoryField form={form} depth="any" optional />
        {isOffer ? <OfferTexts form={form} /> : null}
      </FormSection>
      <FormSection title={isOffer ? "Products and placement" : "Products"}>
        <ProductsField form={form} locked={locks.products} stored={stored} />
        {isOffer ? <PrimaryField form={form} tick={tick} /> : null}
      </FormSection>
    </>
  );
}
