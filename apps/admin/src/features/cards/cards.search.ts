import { defineCompanyListSearch } from "../../page-kit/screen-search.ts";

/** `company` and `user` say whose cards are listed; `card` names one of one's own; `add=card` opens the form of a new one. */
export const cardsSearch = defineCompanyListSearch("user", "card", "add");
