import { withOfferPrice } from "@marquee/domain/products/offer-price";
import type { Product, ProductDraft } from "@marquee/domain/products/product.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form of a product, new or stored. Its offer price follows from price and discount. */
export const productFormMachine = createFormMachine<ProductDraft, Product>({
  id: "productForm",
  title: "The product form",
  derive: withOfferPrice,
});
