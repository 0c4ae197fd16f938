import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

export const productsSearch = defineListSearch();

/** `id` names what is edited, `catId` the category that something new starts with. */
export const productSearch = defineSearch("id", "catId");
