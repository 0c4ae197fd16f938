import {
  defineCompanyListSearch,
  defineSearch,
  prefixedListNames,
} from "../../page-kit/screen-search.ts";

/** The companies, and the stores of the one that `company` names; `policy` names the store whose policy is open over them. */
export const companiesSearch = defineCompanyListSearch("policy", ...prefixedListNames("stores"));

/** The stores of a company, or `store` alone. `policy` names the store whose policy is open over them. */
export const storesSearch = defineCompanyListSearch("policy", "store", "isApprove");

/** The branches that await a decision; `store` names the one that is looked at. */
export const waitingSearch = defineCompanyListSearch("store", "policy");

/** `id` names what is edited, `company` the company that a new one is added to. */
export const storeSearch = defineSearch("id", "company");

/** `id` names the store whose policy is edited, `company` the company of the list below it. */
export const policySearch = defineSearch("id", "company");

/** `id` names the store that is read; `policy` names it again while its policy is open over it. */
export const storePageSearch = defineSearch("id", "policy");
