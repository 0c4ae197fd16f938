import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

export const invoicesSearch = defineListSearch();

/** `id` names the invoice; `paper=creditNote` shows its credit note. */
export const invoiceSearch = defineSearch("id", "paper");
