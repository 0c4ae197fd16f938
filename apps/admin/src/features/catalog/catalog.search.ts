import { defineCompanyListSearch, defineListSearch } from "../../page-kit/screen-search.ts";

export const catalogsSearch = defineCompanyListSearch();

/** `id` names the catalog. */
export const catalogSearch = defineListSearch("id");
