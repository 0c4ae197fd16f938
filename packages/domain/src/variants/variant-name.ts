import type { Flag } from "../wire/field.schema.ts";

/** How lists name a variant: one of the shop platform by its options, joined by slashes, others by name (VARIANT-N1). */
export function variantName(variant: {
  readonly isShopifyProduct: Flag;
  readonly name: string;
  readonly variantOption1: string;
  readonly variantOption2: string;
  readonly variantOption3: string;
}): string {
  if (variant.isShopifyProduct !== "Y") return variant.name;
  const { variantOption1, variantOption2, variantOption3 } = variant;
  const options = [variantOption1, variantOption2, variantOption3].filter((each) => each !== "");
  // A variant that was synced without options still has a name to be found by.
  return options.length === 0 ? variant.name : options.join("/");
}
