import { emptyProduct } from "@marquee/domain/products/product-draft";
import { productRules } from "@marquee/domain/products/product-rules";
import type { ProductDraft } from "@marquee/domain/products/product.schema";
import { toastRules } from "@marquee/domain/validation/rule";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { openedFrom } from "../../page-kit/way-back.ts";
import { usePermission } from "../../session/permission.ts";
import { productPage } from "../items/item-pages.ts";
import { promoteAddress } from "../items/promote-address.ts";
import { useItemStart } from "../items/use-item-start.ts";
import { ProductFields } from "./product-fields.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { offersAndProductsShownAs } from "./products-shown-as.tsx";
import { useStoredProduct } from "./products.queries.ts";
import { productSearch } from "./products.search.ts";
import { useNewContent } from "./use-new-content.ts";
import { useProductForm } from "./use-product-form.ts";

const TOASTS = toastRules(productRules);
const LIST = { to: "/home/products", label: "Products" } as const;
/** Pending until a campaign covers it. */
const NEW_ROW_AT = { tab: "pending" } as const;

interface OpenedProps {
  readonly id: string | null;
  readonly values: ProductDraft;
}

function Opened({ id, values }: OpenedProps) {
  const form = useProductForm(id, values);
  const stored = useStoredProduct(id);
  const name = useFields(form, (fields) => fields.values.name);
  const isNew = id === null;
  const productId = useFields(form, (fields) => fields.values.id);
  const mayPromote = usePermission("campaigns.create").allowed;
  const promote = mayPromote && isNew ? promoteAddress("/home/products", productId) : undefined;
  const parent = isNew ? LIST : openedFrom(LIST, { ...productPage({ id }), label: "Product" });
  return (
    <FormPage
      form={form}
      shownAs={offersAndProductsShownAs}
      title={isNew ? "Add a product" : "Edit product"}
      parent={parent}
      of={{ noun: "product", list: LIST }}
      newRowAt={NEW_ROW_AT}
      here={isNew ? "New" : "Edit"}
      submit={isNew ? "Add" : "Save"}
      purpose={isNew ? "this product can be added" : "this product can be saved"}
      saved={{
        title: isNew ? "Product added" : "Product saved",
        detail: name,
        destination: parent === LIST ? "Taking you to the products" : "Taking you back to it",
        next: promote && { ...promote, label: "Promote it" },
      }}
      toasts={TOASTS}
      aside={<ProductPreview form={form} plural="products" stored={stored} />}
    >
      <ProductFields form={form} id={id} stored={stored} />
    </FormPage>
  );
}

interface ProductFormProps {
  readonly id: string | null;
  readonly catId: string | undefined;
}

function ProductForm({ id, catId }: ProductFormProps) {
  const start = useItemStart(id, emptyProduct);
  const content = useNewContent(id === null, start, catId);
  if (content === null)
    return (
      <FormOutline
        header={<PageHeader title="Add a product" parent={LIST} here="New" />}
        hasAside
      />
    );
  return <Opened id={id} values={{ ...start, ...content }} />;
}

/** The product form; with an id in the address it edits, and a category in it is preset. */
export function ProductFormScreen() {
  const { id, catId } = useScreenSearch(productSearch);
  return <ProductForm key={id ?? "new"} id={id ?? null} catId={catId} />;
}
