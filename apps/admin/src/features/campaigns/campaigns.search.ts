import {
  defineCompanyListSearch,
  defineListSearch,
  defineSearch,
  type ScreenSearch,
} from "../../page-kit/screen-search.ts";

/** Reads a type in capitals, too: an address may have been typed. */
const withType = <Name extends string>(search: ScreenSearch<Name>): ScreenSearch<Name> => ({
  ...search,
  read: (values) => {
    const { type } = values;
    return search.read(typeof type === "string" ? { ...values, type: type.toLowerCase() } : values);
  },
});

/** `type` is that of the campaigns: flyer or sponsored. */
export const campaignsSearch = withType(defineCompanyListSearch("type"));

export const campaignTypeSearch = withType(defineSearch("type"));

/** `id` names the campaign that is run again, `checkout` the checkout that is opened as it was left. */
export const campaignFlowSearch = withType(defineSearch("type", "id", "checkout"));

/** `id` names the campaign; `from` and `to` are the days of its figures. */
export const campaignSearch = defineListSearch("id", "range", "from", "to");
