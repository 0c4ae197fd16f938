import { load } from "facts:versions";
import { loadOnce } from "./load-once.ts";

/** The earlier versions of a chart. */
export const loadVersions = loadOnce(load);
