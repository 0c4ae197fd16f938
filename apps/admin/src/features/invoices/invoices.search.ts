import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

export const invoicesSearch = defineListSearch();

/** `id` names the invoice, `creditNote` one of its credit notes. */
export const invoiceSearch = defineSearch("id", "creditNote");
