import { COMPANY_NAMES, defineSearch, RANGE_NAMES } from "../../page-kit/screen-search.ts";

/** The company whose queues the Home of staff shows, and the days whose figures that of a merchant does. */
export const homeSearch = defineSearch(...COMPANY_NAMES, ...RANGE_NAMES);
