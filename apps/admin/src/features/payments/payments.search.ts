import {
  defineCompanyListSearch,
  defineSearch,
  RANGE_NAMES,
} from "../../page-kit/screen-search.ts";

/** `from` and `to` are the days of the payments that are listed. */
export const paymentsSearch = defineCompanyListSearch(...RANGE_NAMES);

/** `id` names the checkout that is opened again. */
export const checkoutSearch = defineSearch("id");
