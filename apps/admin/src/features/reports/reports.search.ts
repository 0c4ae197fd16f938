import { defineListSearch } from "../../page-kit/screen-search.ts";

/** `from` and `to` are the days that are reported. */
export const reportSearch = defineListSearch("range", "from", "to");

/** `billId` names the bill whose orders are listed. */
export const billOrderSearch = defineListSearch("billId");
