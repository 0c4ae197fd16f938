import type { Actor } from "../access/logged-user.schema.ts";
import { type ProductForm, productRules } from "../products/product-rules.ts";
import type { Rule } from "../validation/rule.ts";

/** The variant form: a variant is asked for what a product is, in the same order and words (VARIANT-V1 to VARIANT-V16). */
export const variantRules: readonly Rule<ProductForm, { readonly actor: Actor }>[] =
  productRules.map((rule) => ({ ...rule, id: rule.id.replace("PRODUCT", "VARIANT") }));
