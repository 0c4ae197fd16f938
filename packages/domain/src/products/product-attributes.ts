import { isFilled } from "../validation/typed-values.ts";
import { MOST_ATTRIBUTES } from "./attribute-limit.ts";
import type { ProductAttribute } from "./product.schema.ts";

/** The attributes that say something: a row with neither name nor value is none (PRODUCT-A1). */
export const filledAttributes = (
  attributes: readonly ProductAttribute[],
): readonly ProductAttribute[] =>
  attributes.filter(({ column, value }) => isFilled(column) || isFilled(value));

/** Whether another row may be added (PRODUCT-A1). */
export const mayAddAttribute = (attributes: readonly ProductAttribute[]): boolean =>
  attributes.length < MOST_ATTRIBUTES;
