import { defineListSearch, defineSearch } from "../../page-kit/screen-search.ts";

export const sectionsSearch = defineListSearch();

/** `id` names the section that is edited. */
export const sectionSearch = defineSearch("id");

/** `after` names what was paid before, so that a new form opens. */
export const shopSectionSearch = defineSearch("after");
