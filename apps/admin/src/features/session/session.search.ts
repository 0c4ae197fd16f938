import { defineSearch } from "../../page-kit/screen-search.ts";

/** `from` is where a user was going; `email` is what was signed up or confirmed just before. */
export const signInSearch = defineSearch("from", "email");

/** What the links of mails name: what is done, the code that proves the address, and the site to go on at. */
export const mailLinkSearch = defineSearch("mode", "oobCode", "continueUrl");
