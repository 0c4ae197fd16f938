import { productMessages } from "@marquee/domain/products/messages";
import { createCopyItems } from "../items/copy-items.ts";

/** Copying a product, or all that are selected. */
export const copyProductsMachine = createCopyItems({
  id: "copyProducts",
  title: "Copying products",
  success: productMessages.copyCreated,
  failure: productMessages.copyFailed,
});
