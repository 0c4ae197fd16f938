import {
  defineCompanyListSearch,
  defineSearch,
  RANGE_NAMES,
} from "../../page-kit/screen-search.ts";

/**
 * Offers that are ticked, with their promotion beside them: `promote` names the branch whose pending ones are, `promoteIds` the
 * offers themselves, joined by commas.
 */
export const offersSearch = defineCompanyListSearch("type", "promote", "promoteIds");

/** `id` names the offer that is edited, promoted or given products. */
export const offerSearch = defineSearch("id");

/** The offer that is read, and the days that are counted. */
export const offerPageSearch = defineSearch("id", ...RANGE_NAMES);
