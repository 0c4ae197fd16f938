import { defineListSearch, defineSearch, prefixedListNames } from "../../page-kit/screen-search.ts";

/** The companies, and the stores of the one that `company` names. */
export const companiesSearch = defineListSearch("company", ...prefixedListNames("stores"));

/** The stores of a company. */
export const storesSearch = defineListSearch("company");

/** `id` names what is edited, `company` the company that a new one is added to. */
export const storeSearch = defineSearch("id", "company");

/** `id` names the store whose policy is edited. */
export const policySearch = defineSearch("id");
