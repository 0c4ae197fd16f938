import { Schema } from "effect";
import { changesOf } from "../items/item-changes.schema.ts";
import { ChosenId, Price } from "../wire/draft-field.schema.ts";
import { Text } from "../wire/field.schema.ts";
import { PRODUCT_TEXT_LIMITS as limits } from "./product-text-limits.ts";

const values = {
  actualPrice: Schema.optionalKey(Price),
  heading: Schema.optionalKey(Text(limits.heading)),
  brand: Schema.optionalKey(Text(limits.brand)),
  storeId: Schema.optionalKey(ChosenId),
  /** Its subcategory; the main category follows from it. */
  categoryId: Schema.optionalKey(ChosenId),
} as const;

/** Many products with what of each is changed (CHANGE-T1). */
export const ProductChanges = changesOf(values).annotate({ identifier: "ProductChanges" });
export type ProductChanges = typeof ProductChanges.Type;
export type ProductChange = ProductChanges["changes"][number];
