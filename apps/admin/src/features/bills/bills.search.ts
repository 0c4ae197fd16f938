import { defineCompanyListSearch } from "../../page-kit/screen-search.ts";

/** `bill` names the one bill that is listed, as a notification does. */
export const billsSearch = defineCompanyListSearch("bill");
