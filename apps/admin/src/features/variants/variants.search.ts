import {
  defineCompanyListSearch,
  defineSearch,
  RANGE_NAMES,
} from "../../page-kit/screen-search.ts";

/** `product` names the product whose variants are listed. */
export const variantsSearch = defineCompanyListSearch("product");

/** `id` names what is edited, `catId` the category that something new starts with. */
export const variantSearch = defineSearch("id", "catId");

/** The variant that is read, and the days that are counted. */
export const variantPageSearch = defineSearch("id", ...RANGE_NAMES);
