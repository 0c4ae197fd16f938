import { withOfferPrice } from "@marquee/domain/products/offer-price";
import type { Product, VariantDraft } from "@marquee/domain/products/product.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form of a product variant, new or stored. Its offer price follows from price and discount. */
export const variantFormMachine = createFormMachine<VariantDraft, Product>({
  id: "variantForm",
  title: "The product variant form",
  derive: withOfferPrice,
});
