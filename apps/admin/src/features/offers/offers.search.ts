import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

/** `promote` names the branch whose pending offers are ticked, with their promotion beside them. */
export const offersSearch = defineListSearch("type", "promote");

/** `id` names the offer that is edited, promoted or given products. */
export const offerSearch = defineSearch("id");
