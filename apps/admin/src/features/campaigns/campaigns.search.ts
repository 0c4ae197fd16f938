import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

/** `type` is that of the campaigns: flyer or sponsored. */
export const campaignsSearch = defineListSearch("type");

export const campaignTypeSearch = defineSearch("type");

/** `id` names the campaign that is run again. */
export const campaignFlowSearch = defineSearch("type", "id");

/** `id` names the campaign; `from` and `to` are the days of its figures. */
export const campaignSearch = defineListSearch("id", "from", "to");
