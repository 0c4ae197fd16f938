import type { Site } from "@marquee/domain/sites/site";
import { currentSite } from "./site.ts";

/** Where the calls of each site go. Both are the server this page came from, unless the build sets others. */
const BASES: Readonly<Record<Site, string>> = {
  CA: import.meta.env.VITE_API_CA ?? "/api",
  US: import.meta.env.VITE_API_US ?? "/api",
};

/** The base of the chosen site. */
export const primaryBase = (): string => BASES[currentSite()];

/** The base of the US site, on which users of American companies are made and changed (SITE-S4). */
export const secondaryBase = (): string => BASES.US;
