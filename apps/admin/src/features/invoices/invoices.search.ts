import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

export const invoicesSearch = defineListSearch();

/** `id` names the invoice. */
export const invoiceSearch = defineSearch("id");
