import { defineCompanyListSearch, defineSearch } from "../../page-kit/screen-search.ts";

/**
 * Offers that are ticked, with their promotion beside them: `promote` names the branch whose pending ones are, `promoteIds` the
 * offers themselves, joined by commas.
 */
export const offersSearch = defineCompanyListSearch("type", "promote", "promoteIds");

/** `id` names the offer that is edited, promoted or given products. */
export const offerSearch = defineSearch("id");
