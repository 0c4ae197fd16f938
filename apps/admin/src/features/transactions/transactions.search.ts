import { defineListSearch } from "../../page-kit/screen-search.ts";

export const transactionsSearch = defineListSearch("status");
