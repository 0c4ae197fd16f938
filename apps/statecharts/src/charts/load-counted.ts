import { load } from "facts:counted";
import { loadOnce } from "./load-once.ts";

/** The charts of all versions of a machine that pages may have counted, by their hashes. */
export const loadCounted = loadOnce(load);
