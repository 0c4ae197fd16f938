/** The most attributes of a product or variant (PRODUCT-A1). */
export const MOST_ATTRIBUTES = 10;
