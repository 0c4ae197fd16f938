import {
  defineCompanyListSearch,
  defineSearch,
  RANGE_NAMES,
} from "../../page-kit/screen-search.ts";

export const invoicesSearch = defineCompanyListSearch(...RANGE_NAMES);

/** `id` names the invoice, `creditNote` one of its credit notes. */
export const invoiceSearch = defineSearch("id", "creditNote");
