import { load } from "facts:versionCharts";
import { loadOnce } from "./load-once.ts";

/** The versions of a chart that can be drawn. */
export const loadVersionCharts = loadOnce(load);
