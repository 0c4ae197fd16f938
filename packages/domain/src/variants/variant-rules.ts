import type { Actor } from "../access/logged-user.schema.ts";
import { productMessages } from "../products/messages.ts";
import { emptyProduct } from "../products/product-draft.ts";
import { type ProductForm, productRules } from "../products/product-rules.ts";
import type { VariantDraft } from "../products/product.schema.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";

/** The variant form: a variant requires what a product does, in the same order and words (VARIANT-V1 to VARIANT-V19). */
export const variantRules: readonly Rule<ProductForm, { readonly actor: Actor }>[] =
  productRules.map((rule) => ({ ...rule, id: rule.id.replace("PRODUCT", "VARIANT") }));

/** What a variant requires besides: the product it varies (VARIANT-V17), which the form's list in the specification lacks. */
export const savedVariantRules: readonly Rule<
  ProductForm & { readonly variantProductId: string },
  { readonly actor: Actor }
>[] = [
  ...variantRules,
  requireFilled("VARIANT-V17", "variantProductId", productMessages.productMissing),
];

/** A new variant form: as a new product, and which product it varies is not chosen yet (VARIANT-D1). */
export const emptyVariant = (start: Parameters<typeof emptyProduct>[0]): VariantDraft => ({
  ...emptyProduct(start),
  isVariant: "Y",
  variantProductId: "",
  variantOption1: "",
  variantOption2: "",
  variantOption3: "",
});
