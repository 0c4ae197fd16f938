import { defineListSearch } from "../../page-kit/screen-search.ts";

/** `show` names what floats over the page. */
export const gallerySearch = defineListSearch("show", "type", "range", "from", "to");
