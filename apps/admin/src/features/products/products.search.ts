import { defineCompanyListSearch, defineSearch } from "../../page-kit/screen-search.ts";

/** `promoteIds` names products that are ticked, with their promotion beside them, joined by commas. */
export const productsSearch = defineCompanyListSearch("promoteIds");

/** `id` names what is edited, `catId` the category that something new starts with. */
export const productSearch = defineSearch("id", "catId");
