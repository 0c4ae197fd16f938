import { defineSearch } from "../../page-kit/screen-search.ts";

/** `from` is where a user was going. */
export const signInSearch = defineSearch("from");

/** What the links of mails name: what is done, and the code that proves the address. */
export const mailLinkSearch = defineSearch("mode", "oobCode");
