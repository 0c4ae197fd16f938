import { load } from "facts:coverage";
import { loadOnce } from "./load-once.ts";

/** What tests exercise of a machine, with their titles. */
export const loadCoverage = loadOnce(load);
