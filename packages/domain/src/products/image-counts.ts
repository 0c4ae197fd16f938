/** A product has at most ten pictures, a variant five (IMAGE-V6). */
export const MOST_PRODUCT_IMAGES = 10;
export const MOST_VARIANT_IMAGES = 5;
