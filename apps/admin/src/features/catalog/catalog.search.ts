import { defineListSearch } from "../../page-kit/screen-search.ts";

export const catalogsSearch = defineListSearch();

/** `id` names the catalog. */
export const catalogSearch = defineListSearch("id");
