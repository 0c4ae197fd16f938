import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

export const offersSearch = defineListSearch("type");

/** `id` names the offer that is edited, promoted or given products. */
export const offerSearch = defineSearch("id");
