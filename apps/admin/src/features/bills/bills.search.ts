import { defineListSearch } from "../../page-kit/screen-search.ts";

export const billsSearch = defineListSearch();
