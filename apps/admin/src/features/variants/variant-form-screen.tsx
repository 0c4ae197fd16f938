import type { VariantDraft } from "@marquee/domain/products/product.schema";
import { toastRules } from "@marquee/domain/validation/rule";
import { variantName } from "@marquee/domain/variants/variant-name";
import { emptyVariant, savedVariantRules } from "@marquee/domain/variants/variant-rules";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { openedFrom } from "../../page-kit/way-back.ts";
import { variantPage } from "../items/item-pages.ts";
import { useItemStart } from "../items/use-item-start.ts";
import { ProductPreview } from "../products/product-preview.tsx";
import { offersAndProductsShownAs } from "../products/products-shown-as.tsx";
import { useStoredProduct } from "../products/products.queries.ts";
import { useNewContent } from "../products/use-new-content.ts";
import { useVariantForm } from "./use-variant-form.ts";
import { VariantFields } from "./variant-fields.tsx";
import { variantSearch } from "./variants.search.ts";

const TOASTS = toastRules(savedVariantRules);
const LIST = { to: "/home/productVariant/manage", label: "Product Variant" } as const;
/** Pending until a campaign covers it. */
const NEW_ROW_AT = { tab: "pending" } as const;
const TITLE = "Product Variant Form Details";

interface OpenedProps {
  readonly id: string | null;
  readonly values: VariantDraft;
}

function Opened({ id, values }: OpenedProps) {
  const form = useVariantForm(id, values);
  const stored = useStoredProduct(id);
  const draft = useFields(form, (fields) => fields.values);
  const shownName = variantName({ ...draft, isShopifyProduct: stored?.isShopifyProduct ?? "N" });
  const isNew = id === null;
  const parent = isNew ? LIST : openedFrom(LIST, { ...variantPage({ id }), label: "Variant" });
  return (
    <FormPage
      form={form}
      shownAs={offersAndProductsShownAs}
      title={TITLE}
      description={
        shownName === "" ? "Lists show it by its name." : `Lists show it as ${shownName}`
      }
      parent={parent}
      of={{ noun: "variant", list: LIST }}
      newRowAt={NEW_ROW_AT}
      here={isNew ? "New" : "Edit"}
      submit={isNew ? "Add" : "Save"}
      purpose={isNew ? "this variant can be added" : "this variant can be saved"}
      saved={{
        title: isNew ? "Product variant added" : "Product variant saved",
        detail: shownName,
        destination: parent === LIST ? "Taking you to the variants" : "Taking you back to it",
      }}
      toasts={TOASTS}
      aside={<ProductPreview form={form} plural="variants" stored={stored} />}
    >
      <VariantFields form={form} id={id} stored={stored} />
    </FormPage>
  );
}

interface VariantFormProps {
  readonly id: string | null;
  readonly catId: string | undefined;
}

function VariantForm({ id, catId }: VariantFormProps) {
  const start = useItemStart(id, emptyVariant);
  const content = useNewContent(id === null, start, catId);
  if (content === null)
    return <FormOutline header={<PageHeader title={TITLE} parent={LIST} here="New" />} hasAside />;
  return <Opened id={id} values={{ ...start, ...content }} />;
}

/** The variant form; with an id in the address it edits, and a category in it is preset. */
export function VariantFormScreen() {
  const { id, catId } = useScreenSearch(variantSearch);
  return <VariantForm key={id ?? "new"} id={id ?? null} catId={catId} />;
}
