import { defineSearch } from "../../page-kit/screen-search.ts";

/** `id` names the checkout that is opened again. */
export const checkoutSearch = defineSearch("id");
