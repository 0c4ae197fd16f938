import { COMPANY_NAMES, defineSearch } from "../../page-kit/screen-search.ts";

/** The company whose queues the Home of staff shows. */
export const homeSearch = defineSearch(...COMPANY_NAMES);
