import { emptyProduct } from "../products/empty-product.ts";
import type { VariantDraft } from "../products/product.schema.ts";

/** A new variant form: as a new product, and which product it varies is not chosen yet (VARIANT-D1). */
export const emptyVariant = (start: Parameters<typeof emptyProduct>[0]): VariantDraft => ({
  ...emptyProduct(start),
  isVariant: "Y",
  variantProductId: "",
  variantOption1: "",
  variantOption2: "",
  variantOption3: "",
});
