import { defineSearch } from "../../page-kit/screen-search.ts";

/** `category` names the one that is open. */
export const categoriesSearch = defineSearch("category");

/** `id` names what is edited, `selectedParentId` what a new one hangs below. */
export const categorySearch = defineSearch("id", "selectedParentId");

/** `id` names the category that is read. */
export const categoryPageSearch = defineSearch("id");
