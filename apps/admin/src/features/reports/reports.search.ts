import { defineCompanyListSearch, defineListSearch } from "../../page-kit/screen-search.ts";

/** `from` and `to` are the days that are reported. */
export const reportSearch = defineCompanyListSearch("range", "from", "to", "currency");

/** The refused rows of deliveries. */
export const refusedRowsSearch = defineListSearch();

/** `billId` names the bill whose orders are listed, `version` one that is not its newest. */
export const billOrderSearch = defineListSearch("billId", "version");
