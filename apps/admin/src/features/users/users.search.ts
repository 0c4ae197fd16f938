import { defineCompanyListSearch, defineSearch } from "../../page-kit/screen-search.ts";

export const usersSearch = defineCompanyListSearch();

/** `id` is the e-mail of the user who is edited. */
export const userSearch = defineSearch("id");
