import type { ProductDraft } from "@marquee/domain/products/product.schema";

/** What the forms of a product and of a variant have in common. */
export type ProductContent = Omit<ProductDraft, "isVariant">;
