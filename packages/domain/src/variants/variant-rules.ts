import type { Actor } from "../access/logged-user.schema.ts";
import { type ProductForm, productRules } from "../products/product-rules.ts";
import type { Rule } from "../validation/rule.ts";
import { emptyProduct } from "../products/product-draft.ts";
import type { VariantDraft } from "../products/product.schema.ts";

/** The variant form: a variant is asked for what a product is, in the same order and words (VARIANT-V1 to VARIANT-V16). */
export const variantRules: readonly Rule<ProductForm, { readonly actor: Actor }>[] =
  productRules.map((rule) => ({ ...rule, id: rule.id.replace("PRODUCT", "VARIANT") }));

/** A new variant form: as a new product, and which product it varies is not chosen yet (VARIANT-D1). */
export const emptyVariant = (start: Parameters<typeof emptyProduct>[0]): VariantDraft => ({
  ...emptyProduct(start),
  isVariant: "Y",
  variantProductId: "",
  variantOption1: "",
  variantOption2: "",
  variantOption3: "",
});
