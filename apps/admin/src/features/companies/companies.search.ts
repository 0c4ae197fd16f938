import { defineSearch } from "../../page-kit/screen-search.ts";

/** `id` names the company that is edited. */
export const companySearch = defineSearch("id");
