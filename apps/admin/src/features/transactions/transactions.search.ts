import { defineCompanyListSearch, defineSearch } from "../../page-kit/screen-search.ts";

/** `refund` names the payment whose refund is open over the list. `from` and `to` are the days of the payments that are listed. */
export const transactionsSearch = defineCompanyListSearch(
  "status",
  "closed",
  "range",
  "from",
  "to",
  "refund",
);

/** `id` names the dispute. */
export const disputeSearch = defineSearch("id");
