import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

/** `id` names the section that is edited beside the list; the rest is the list's. */
export const sectionsSearch = defineListSearch("id");

/** `after` names what was paid before, so that a new form opens. */
export const shopSectionSearch = defineSearch("after");
