import { defineCompanyListSearch, defineListSearch } from "../../page-kit/screen-search.ts";

/** `from` and `to` are the days that are reported. */
export const reportSearch = defineCompanyListSearch("range", "from", "to");

/** The refused rows of deliveries. */
export const refusedRowsSearch = defineListSearch();

/** `billId` names the bill whose orders are listed. */
export const billOrderSearch = defineListSearch("billId");
