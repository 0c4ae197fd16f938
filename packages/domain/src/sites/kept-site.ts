import { siteOf } from "./site-of.ts";
import type { Site } from "./site.ts";

/** The site to show: the one kept in the browser if it is one of the two, else the host's (SITE-S3). */
export function keptSite(kept: string | null, host: string): Site {
  return kept === "CA" || kept === "US" ? kept : siteOf(host);
}
