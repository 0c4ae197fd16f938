import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

export const usersSearch = defineListSearch();

/** `id` is the e-mail of the user who is edited. */
export const userSearch = defineSearch("id");
