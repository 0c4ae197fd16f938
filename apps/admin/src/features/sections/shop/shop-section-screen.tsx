import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { isItemKind } from "@marquee/domain/campaigns/item-form";
import { shopSectionSuccess } from "@marquee/domain/sections/shop-section-rules";
import type { ShopSectionValues } from "@marquee/machines/sections/shop-section.machine";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { useState } from "react";
import { changeFields, useFields } from "../../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../../page-kit/form/form-field.tsx";
import { FormPage } from "../../../page-kit/form/form-page.tsx";
import { FieldPair, FormSection } from "../../../page-kit/form/form-section.tsx";
import { useScreenSearch } from "../../../page-kit/screen-search.ts";
import { CompanyBranchFields } from "../../companies/company-branch-fields.tsx";
import { SectionShopItems } from "../section-shop-items.tsx";
import { shopSectionSearch } from "../sections.search.ts";
import { ChosenSectionField } from "./chosen-section-field.tsx";
import { ShopItemsField } from "./shop-items-field.tsx";
import { useShopSectionForm } from "./use-shop-section-form.ts";

const KINDS = [
  { value: "offer", label: "Offer" },
  { value: "product", label: "Product" },
] as const satisfies readonly { readonly value: CampaignFor; readonly label: string }[];

const emptyShopSection = (): ShopSectionValues => ({
  id: newId(),
  companyId: "",
  storeId: "",
  campaignFor: "",
  section: "",
  offers: [],
  products: [],
});

/** What is chosen below a choice that changed: a section for another kind, items of another branch. */
const NOTHING = { offers: [], products: [] } as const;

/** The form, with what it starts with. */
export function ShopSectionFormView({ values }: { readonly values: ShopSectionValues }) {
  const form = useShopSectionForm(values);
  const { companyId, campaignFor } = useFields(form, (fields) => fields.values);
  return (
    <FormPage
      form={form}
      title="Add Section for Shopify Store"
      description="Shows offers or products of a shop in a sponsored section."
      parent={{
        to: "/home/shopifySponsored",
        search: { after: values.id },
        label: "Shopify Sponsored",
      }}
      here="Add Section"
      submit="Save"
      back="Start again"
      purpose="this section can be saved"
      saved={{
        title: "Added to the section",
        destination: "Making room for the next one",
        toast: shopSectionSuccess(campaignFor),
      }}
    >
      <FormSection title="The shop" quietTitle>
        <FieldPair>
          <CompanyBranchFields
            form={form}
            onlyShops
            companyId={companyId || null}
            onChoose={(chosen) => changeFields(form, { ...chosen, ...NOTHING })}
          />
        </FieldPair>
        <FormGroup form={form} name="campaignFor" label="Create section for">
          {({ value }) => (
            <div className="max-w-sm">
              <Segment
                aria-label="Create section for"
                value={value}
                choices={KINDS}
                onValueChange={(kind) =>
                  changeFields(form, { campaignFor: kind, section: "", ...NOTHING })
                }
              />
            </div>
          )}
        </FormGroup>
        {isItemKind(campaignFor) ? <ShopItemsField form={form} campaignFor={campaignFor} /> : null}
        <ChosenSectionField form={form} />
      </FormSection>
      <div className="py-6">
        <SectionShopItems
          key={companyId}
          title="In sections now"
          of={companyId === "" ? {} : { companyId }}
          nothing="No item of a shop is in a section."
        />
      </div>
    </FormPage>
  );
}

function Opened() {
  const [values] = useState(emptyShopSection);
  return <ShopSectionFormView values={values} />;
}

/** Add Section for Shopify Store; once saved, it starts over. */
export function ShopSectionScreen() {
  const { after } = useScreenSearch(shopSectionSearch);
  return <Opened key={after ?? "first"} />;
}
