import {
  defineCompanyListSearch,
  defineSearch,
  RANGE_NAMES,
} from "../../page-kit/screen-search.ts";

/** `promoteIds` names products that are ticked, with their promotion beside them, joined by commas. */
export const productsSearch = defineCompanyListSearch("promoteIds");

/** `id` names what is edited, `catId` the category that something new starts with. */
export const productSearch = defineSearch("id", "catId");

/** The product that is read, and the days that are counted. */
export const productPageSearch = defineSearch("id", ...RANGE_NAMES);
